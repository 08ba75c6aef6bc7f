import type { ChangeSort } from '@ramify/document'

type Hex = `#${string}`

/** Of one sort of change: its line, the fill behind its words, and the words. */
interface SortColors {
  readonly line: Hex
  readonly fill: Hex
  readonly text: Hex
}

export interface DifferenceColors extends Readonly<Record<ChangeSort, SortColors>> {
  readonly paper: Hex
  /** What is the same in both versions, from the root down to the deeper topics. */
  readonly same: { readonly root: Hex; readonly main: Hex; readonly line: Hex }
  readonly text: { readonly root: Hex; readonly main: Hex; readonly deeper: Hex }
}

/** As the design tokens say now, in the light of the app. Drawings need the values: a canvas knows no tokens. */
export function currentDifferenceColors(): DifferenceColors {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim() as Hex
  const of = (sort: ChangeSort): SortColors => ({
    line: token(`diff-${sort}`),
    fill: token(`diff-${sort}-soft`),
    text: token(`diff-${sort}-text`),
  })
  return {
    added: of('added'),
    removed: of('removed'),
    changed: of('changed'),
    moved: of('moved'),
    paper: token('diff-canvas'),
    same: { root: token('bg-active'), main: token('bg-hover'), line: token('line-2') },
    text: { root: token('text-1'), main: token('text-2'), deeper: token('diff-same-text') },
  }
}
