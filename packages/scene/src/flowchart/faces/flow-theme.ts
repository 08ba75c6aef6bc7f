import type { Font } from '@ramify/text'
import { mix, readable, type Theme } from '@ramify/themes'
import { themeFont } from '../../drawing/fonts.ts'
import type { Tone } from '../shapes/flow-shape.ts'

/** What flowcharts take from a theme. The same object for the same theme. */
export interface FlowTheme {
  readonly theme: Theme
  readonly tones: Readonly<Record<Tone, ToneColors>>
  readonly font: Font
  /** Of titles of frames. */
  readonly titleFont: Font
  readonly connector: { readonly color: string; readonly width: number; readonly text: string; readonly font: Font }
}

export interface ToneColors {
  readonly fill: string | null
  readonly border: string | null
  readonly color: string
  /** Of the part that is filled stronger. */
  readonly band: string
}

export function flowTheme(theme: Theme): FlowTheme {
  let made = ofThemes.get(theme)
  if (!made) {
    made = makeTheme(theme)
    ofThemes.set(theme, made)
  }
  return made
}

const ofThemes = new WeakMap<Theme, FlowTheme>()

/** The colours of branches that steps, ends and decisions are drawn in: blue, green and violet in the default theme. */
const branchOf = { step: 0, start: 2, choice: 5 }

function makeTheme(theme: Theme): FlowTheme {
  const { font, relation, background, level2 } = theme
  const paper = background.color
  const words = readable(level2.text, paper)
  const line = mix(words, paper, 0.55)
  const colored = (branch: number): ToneColors => {
    const { fill, line: border, text } = theme.branches[branch % theme.branches.length] ?? theme.branches[0]
    const ground = fill === 'none' ? paper : fill
    return { fill: ground, border, color: readable(text, ground), band: mix(border, ground, 0.16) }
  }
  const quiet = mix(words, paper, theme.dark ? 0.1 : 0.06)
  return {
    theme,
    tones: {
      step: colored(branchOf.step),
      start: colored(branchOf.start),
      choice: colored(branchOf.choice),
      data: {
        fill: quiet,
        border: line,
        color: readable(mix(words, paper, 0.85), quiet),
        band: mix(words, paper, 0.13),
      },
      plain: { fill: paper, border: line, color: words, band: mix(words, paper, 0.08) },
      remark: { fill: null, border: line, color: words, band: quiet },
      frame: { fill: paper, border: mix(words, paper, 0.22), color: words, band: quiet },
      region: { fill: mix(words, paper, 0.02), border: mix(words, paper, 0.4), color: words, band: quiet },
      bare: { fill: null, border: null, color: words, band: quiet },
    },
    font: themeFont(font.family, 14, 500),
    titleFont: themeFont(font.family, 14, 600),
    connector: {
      color: relation.line,
      width: 1.6,
      text: relation.text,
      font: themeFont(font.family, 13, 500),
    },
  }
}
