import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEmojiPictures } from '@ramify/render'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../node_modules/.cache/ramify-emoji')

/** About as much as a photograph of a few hundred pixels; compressed, a few kilobytes. */
const sheetCharacters = 48_000

/**
 * Packs the pictures of emoji into sheets, of which a map fetches those it needs: one file of all would be ten megabytes,
 * and a file for each would be four thousand.
 */
export function emojiSheets(): Plugin {
  return {
    name: 'emoji-sheets',
    enforce: 'pre',
    load: {
      filter: { id: /\/platform\/emoji\/sheets\.ts$/ },
      handler: () => {
        mkdirSync(folder, { recursive: true })
        const sheets = pack(readEmojiPictures()).map((pictures, nth) => {
          const file = join(folder, `emoji-${nth}.json`)
          writeFileSync(file, JSON.stringify(pictures))
          return { file, first: Object.keys(pictures)[0] }
        })
        const imports = sheets.map(
          ({ file }, nth) => `import url${nth} from ${JSON.stringify(`${file}?url&no-inline`)}`,
        )
        const entries = sheets.map(({ first }, nth) => `{ first: ${JSON.stringify(first)}, url: url${nth} }`)
        // So that the page of licences names whose work they are.
        return `import '@iconify-json/twemoji/info.json'\n${imports.join('\n')}\nexport const sheets = [${entries.join(',')}]`
      },
    },
  }
}

function pack(pictures: ReadonlyMap<string, string>): Record<string, string>[] {
  const sheets: Record<string, string>[] = []
  let filled = Infinity
  for (const [name, body] of pictures) {
    if (filled > sheetCharacters) {
      sheets.push({})
      filled = 0
    }
    const sheet = sheets.at(-1) as Record<string, string>
    sheet[name] = body
    filled += body.length
  }
  return sheets
}
