import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the table by which names in Chinese are sorted: `node scripts/pinyin-order.ts`. Run again only with a migration that
 * makes all keys anew: other versions of Node know other tables, and keys that are stored follow the one that is written here.
 */
const [first, last, inLine] = [0x4e00, 0x9fff, 96]
const target = join(import.meta.dirname, '../apps/server/src/platform/text/han-in-pinyin-order.ts')

const characters = Array.from({ length: last - first + 1 }, (_, nth) => String.fromCharCode(first + nth))
characters.sort(new Intl.Collator('zh-u-co-pinyin').compare)
const lines = Array.from({ length: Math.ceil(characters.length / inLine) }, (_, nth) =>
  characters.slice(nth * inLine, (nth + 1) * inLine).join(''),
)
writeFileSync(
  target,
  `/** Made by scripts/pinyin-order.ts: every Han character of U+4E00 to U+9FFF, in the order of its pinyin (ICU ${process.versions.icu}). */
export const hanInPinyinOrder = [
${lines.map((line) => `  '${line}',\n`).join('')}].join('')
`,
)
