import { bundledFonts, type StyledRun } from '@ramify/text'

export interface GoldenCase {
  readonly runs: readonly StyledRun[]
  readonly maxWidth: number
}

/** Those of the themes. */
const themeFamilies = [
  ['Inter', 'Noto Sans SC'],
  ['Noto Serif', 'Noto Serif SC'],
  ['Noto Sans Mono', 'Noto Sans SC'],
]

/** Those that people may choose besides. */
const chosenFamilies = chosen().map((family) => [family, 'Noto Sans SC'])

const plainTexts = [
  'AVATAR To Ty WAVE “Type,” P. r. LTV',
  'fi ffi ffl office flow fjord fluffiest',
  '-> --> <- => != (Note) [Vb] A-B a-b 10x20 3×4 c*:T @Home 12:30',
  'Straße naïve Łódź Dvořák Ærøskøbing İstanbul ﬁne',
  'Привет, мир! «Кавычки» № 5 — Ёлка',
  'Γειά σου Κόσμε· ἀρχή ὕδωρ',
  'Tiếng Việt rất đẹp, phải không?',
  '学习「编程」，入门！《红楼梦》：“你好”……——完。',
  '中文English混排123数字，100%满意；价格￥99.9元（含税）',
  '日本語のテキスト、「引用」。ちょっと待って！ファイル・コンピューター',
  '半角ｶﾀｶﾅ ﾊﾞﾅﾅ',
  '👍🏽 👩‍🚒 👨‍👩‍👧‍👦 🇨🇳🇯🇵 ❤️ ✅ 1️⃣ ☺ © ™ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 end',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'https://example.com/a/very/long/path/that?does=not&fit#anywhere-at-all',
  'one\ntwo\n\nfour  \n  five',
  'x'.repeat(300),
  '永'.repeat(60),
]

/** Where browsers may draw a sign otherwise than alone: stray accents, fractions, what only the system has. */
const strangeTexts = [
  '한국어 텍스트입니다',
  'עברית العربية ไทย हिन्दी',
  '繁體中文與罕用字𠮷野家',
  'cafe\u0301 q\u0303 Z\u0351\u036B\u0343 и\u0306 か\u3099',
  'tab\there, soft\u00adhyphen, no\u00a0break, zero\u200bwidth, ½ ⅔ 5⁄8 ∑∞≠→',
  '',
  '   ',
]

/** Every weight there is; the two first for fonts that are not of the themes. */
const looks = [
  { size: 14, weight: 400, italic: false },
  { size: 14, weight: 700, italic: true },
  { size: 16, weight: 600, italic: false },
  { size: 17.5, weight: 500, italic: false },
  { size: 48, weight: 700, italic: false },
]

const widths = [100_000, 200, 61]

export const plainCases = product(themeFamilies, plainTexts)

export const cases: readonly GoldenCase[] = [
  ...plainCases,
  ...product(themeFamilies, strangeTexts),
  ...product(chosenFamilies, plainTexts.slice(0, 4), looks.slice(0, 2)),
  ...product([['Noto Sans SC'], ['Noto Serif SC', 'Noto Emoji'], []], [...plainTexts, ...strangeTexts]),
  ...widths.map((maxWidth) => ({ runs: richRuns(), maxWidth })),
]

function product(families: readonly string[][], texts: readonly string[], dressed = looks): GoldenCase[] {
  return families.flatMap((names) =>
    dressed.flatMap((look) =>
      texts.flatMap((text) =>
        widths.map((maxWidth) => ({ runs: [{ text, font: { families: names, ...look } }], maxWidth })),
      ),
    ),
  )
}

/** Words that go on in another font, a line break inside a run, sizes mixed on one line. */
function richRuns(): StyledRun[] {
  const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
  return [
    { text: 'Un', font },
    { text: 'believ', font: { ...font, weight: 700 } },
    { text: 'able,\n重', font: { ...font, italic: true } },
    { text: '要（大', font: { ...font, size: 24 } },
    { text: '）👩‍🚒 and ', font },
    { text: 'code()', font: { ...font, families: ['Noto Sans Mono', 'Noto Sans SC'] } },
    { text: ' end', font: { ...font, families: ['Noto Serif', 'Noto Serif SC'] } },
  ]
}

function chosen(): string[] {
  const families = bundledFonts.map(({ family }) => family)
  return families.slice(families.indexOf('Noto Emoji') + 1)
}
