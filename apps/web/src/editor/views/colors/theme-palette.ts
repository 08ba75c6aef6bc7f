import { mix, type Theme, themes } from '@ramify/themes'

/** Colours that go with a document, to choose from. */
export interface ThemePalette {
  /** The strong ones of its theme, at most ten. */
  readonly branches: readonly string[]
  /** Light ones that words stand on. */
  readonly fills: readonly string[]
  /** For words: the theme's own first. */
  readonly texts: readonly string[]
  /** The colours at five tones, greys first: a row for each tone, of `columns` colours. */
  readonly tones: readonly string[]
  readonly columns: number
}

const mostBranches = 9
/** Soft enough for dark words, or dark enough for light ones. */
const softShare = { light: 0.13, dark: 0.24 }
const greys = ['#f1f2f4', '#c9ccd2', '#9a9fa8', '#5c616b', '#2b2f36']
/** From soft to deep: how much of the colour is over white, or over black. */
const toneShares = [
  { over: '#ffffff', share: 0.16 },
  { over: '#ffffff', share: 0.4 },
  { over: '#ffffff', share: 0.7 },
  { over: '#000000', share: 0.75 },
  { over: '#000000', share: 0.5 },
]

/** Where a document has colours of its own, `base` is its theme without them: they come first, then the theme's. */
export function themePalette(theme: Theme, base: Theme = theme): ThemePalette {
  const branches = distinct([...linesOf(theme), ...linesOf(base)]).slice(0, mostBranches)
  // A theme of one colour has more than one to choose from.
  const hues = distinct([...branches, ...linesOf(themes['sky-19'])]).slice(0, Math.max(7, branches.length))
  const paper = theme.background.color
  return {
    branches,
    fills: hues.slice(0, 6).map((hue) => mix(hue, paper, theme.dark ? softShare.dark : softShare.light)),
    texts: distinct([theme.level2.text, ...hues]).slice(0, 8),
    tones: toneShares.flatMap(({ over, share }, nth) => [
      greys[nth] as string,
      ...hues.map((hue) => mix(hue, over, share)),
    ]),
    columns: hues.length + 1,
  }
}

const linesOf = ({ branches }: Theme) => branches.map(({ line }) => line)

const distinct = (colors: readonly string[]): string[] => [...new Set(colors.map((color) => color.toLowerCase()))]
