import { bundledFonts, type StyledRun } from '@ramify/text'

export interface GoldenCase {
  readonly runs: readonly StyledRun[]
  readonly maxWidth: number
}

interface Look {
  readonly size: number
  readonly weight: number
  readonly italic: boolean
}

/** Those of the themes. */
const themeFamilies = [
  ['Inter', 'Noto Sans SC'],
  ['Noto Serif', 'Noto Serif SC'],
  ['Noto Sans Mono', 'Noto Sans SC'],
]

/** Those that people may choose besides. */
const chosenFamilies = chosen().map((family) => [family, 'Noto Sans SC'])

/** Without Latin letters of their own first, with the emoji first, and none at all. */
const oddFamilies = [['Noto Sans SC'], ['Noto Serif SC', 'Noto Emoji'], []]

/** Bundled fonts have all of their characters, so every machine draws them alike; emoji are pictures. */
const drawnTexts = [
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
  '半角ｶﾀｶ ﾊﾞｽ',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'https://example.com/a/very/long/path/that?does=not&fit#anywhere-at-all',
  'one\ntwo\n\nfour  \n  five',
  'x'.repeat(300),
  '永'.repeat(60),
]

/**
 * Only measured, never drawn: emoji, characters that no bundled font has, and clusters that browsers may draw in a font of
 * the system. Their widths come from tables and from their letters alone.
 */
const measuredTexts = [
  '👍🏽 👩‍🚒 👨‍👩‍👧‍👦 🇨🇳🇯🇵 ❤️ ✅ 1️⃣ ☺ © ™ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 end',
  '半角ｶﾀｶﾅ ﾊﾞﾅﾅ',
  '한국어 텍스트입니다',
  'עברית العربية ไทย हिन्दी',
  '繁體中文與罕用字𠮷野家',
  'cafe\u0301 q\u0303 Z\u0351\u036B\u0343 и\u0306 か\u3099',
  'tab\there, soft\u00adhyphen, no\u00a0break, zero\u200bwidth, ½ ⅔ 5⁄8 ∑∞≠→',
  '',
  '   ',
]

const allTexts = [...drawnTexts, ...measuredTexts]

/** Every weight there is. */
const looks: readonly Look[] = [
  { size: 14, weight: 400, italic: false },
  { size: 14, weight: 700, italic: true },
  { size: 16, weight: 600, italic: false },
  { size: 17.5, weight: 500, italic: false },
  { size: 48, weight: 700, italic: false },
]
const plainLook = looks.slice(0, 1)

const widths = [100_000, 200, 61]

/** Every text in every font of the themes, at one weight; the other weights, and the other fonts, with a few texts. */
export const drawnCases: readonly GoldenCase[] = [
  ...product(themeFamilies, drawnTexts, plainLook),
  ...product(themeFamilies, drawnTexts.slice(0, 3), looks.slice(1)),
  ...product([themeFamilies[0] ?? []], drawnTexts.slice(7, 9), looks.slice(1, 2)),
]

export const cases: readonly GoldenCase[] = [
  ...drawnCases,
  ...product(themeFamilies, measuredTexts, plainLook),
  ...product(chosenFamilies, drawnTexts.slice(0, 1), looks.slice(0, 2), [200]),
  ...product(chosenFamilies, drawnTexts.slice(1, 4), plainLook, [200]),
  ...product(oddFamilies, allTexts, plainLook, [61]),
  ...richCases(),
]

/** Every text at every weight in every font: many times as many font files, for the long tests. */
export const allDrawnCases: readonly GoldenCase[] = product(themeFamilies, drawnTexts, looks)

export const allCases: readonly GoldenCase[] = [
  ...allDrawnCases,
  ...product(themeFamilies, measuredTexts, looks),
  ...product(chosenFamilies, drawnTexts.slice(0, 4), looks.slice(0, 2)),
  ...product(oddFamilies, allTexts, looks),
  ...richCases(),
]

function product(
  families: readonly string[][],
  texts: readonly string[],
  dressed: readonly Look[],
  within = widths,
): GoldenCase[] {
  return families.flatMap((names) =>
    dressed.flatMap((look) =>
      texts.flatMap((text) =>
        within.map((maxWidth) => ({ runs: [{ text, font: { families: names, ...look } }], maxWidth })),
      ),
    ),
  )
}

function richCases(): GoldenCase[] {
  return widths.map((maxWidth) => ({ runs: richRuns(), maxWidth }))
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
