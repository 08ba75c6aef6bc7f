import { labelColors, type marks as Marks, type Theme } from '@ramify/themes'
import { type ContrastPair, legible, visible } from './contrast-pair.ts'

type MarkColors = typeof Marks

/** A root without a border is told from the paper by its fill alone: less than a line needs, for it is large. */
const shapely = 1.25

export function themePairs(theme: Theme, marks: MarkColors): ContrastPair[] {
  const paper = theme.background.color
  const pair = (what: string, front: string, back: string, atLeast: number): ContrastPair => ({
    where: `theme ${theme.id}: ${what}`,
    front,
    back: back === 'none' ? paper : back,
    atLeast,
  })
  const { root, relation, summary, floating } = theme
  const label = labelColors(theme)
  return [
    pair('root', root.text, root.fill, legible),
    ...(root.fill !== 'none' && root.border === 'none' ? [pair('shape of the root', root.fill, paper, shapely)] : []),
    ...theme.branches.flatMap((branch, index) => [
      pair(`level 1, branch ${index + 1}`, branch.text, branch.fill, legible),
      pair(`level 2, branch ${index + 1}`, branch.childText, branch.childFill, legible),
      pair(`line, branch ${index + 1}`, branch.line, paper, visible),
    ]),
    pair('level 2 on paper', theme.level2.text, paper, legible),
    pair('label of a relation', relation.text, paper, legible),
    pair('line of a relation', relation.line, paper, visible),
    pair('summary', summary.text, summary.fill, legible),
    pair('line of a summary', summary.line, paper, visible),
    pair('floating topic', floating.text, floating.fill, legible),
    pair('labels', label.text, label.fill, legible),
    pair('progress', theme.dark ? marks.progress.onDark : marks.progress.onLight, paper, visible),
  ]
}

export function markPairs({ priority, progress, comment }: MarkColors): ContrastPair[] {
  return [
    ...priority.map(({ text, fill }, index) => ({
      where: `marks: priority ${index + 1}`,
      front: text,
      back: fill,
      atLeast: legible,
    })),
    { where: 'marks: number of comments', front: comment.text, back: comment.fill, atLeast: legible },
    { where: 'marks: done, on light', front: progress.checkOnLight, back: progress.onLight, atLeast: visible },
    { where: 'marks: done, on dark', front: progress.checkOnDark, back: progress.onDark, atLeast: visible },
  ]
}
