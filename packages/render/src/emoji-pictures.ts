import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The pictures of emoji as SVG without a frame, on a grid of 36, by the names that `emojiName` gives them. */
export type EmojiPictures = ReadonlyMap<string, string>

/** Finds pictures by name. The file of all of them is ten megabytes: it is read when a map has emoji, and not held on to. */
export function emojiPicture(name: string): string | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const picture = all().get(name) ?? null
  if (known.size >= mostKnown) known.clear()
  known.set(name, picture)
  return picture
}

/** Read anew each time. */
export function readEmojiPictures(): EmojiPictures {
  const names = readJson('chars.json') as Record<string, string>
  const { icons } = readJson('icons.json') as { icons: Record<string, { body: string }> }
  const sorted = Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    sorted.flatMap(([name, icon]) => {
      const body = icons[icon]?.body
      return body === undefined ? [] : [[name, ownIds(body, name)]]
    }),
  )
}

const known = new Map<string, string | null>()
const mostKnown = 2_000
const require = createRequire(import.meta.url)
let read: WeakRef<EmojiPictures> | undefined

function all(): EmojiPictures {
  const pictures = read?.deref() ?? readEmojiPictures()
  read = new WeakRef(pictures)
  return pictures
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/twemoji/${file}`), 'utf8'))
}

/** Several pictures stand in one drawing, and some of them name a part in the same way. */
function ownIds(body: string, name: string): string {
  return body.replace(/(\bid="|url\(#|href="#)/g, `$1${name}_`)
}
