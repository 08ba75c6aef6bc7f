import { colorContrast } from './color-contrast.ts'

/** What WCAG AA asks for: text that is read, and lines and marks that must be seen. */
export const legible = 4.5
export const visible = 3

/** Two colours that meet, and how far apart they must be. A colour that is not there is `undefined`. */
export interface ContrastPair {
  where: string
  front: string | undefined
  back: string | undefined
  atLeast: number
}

export function contrastProblems(pairs: readonly ContrastPair[]): string[] {
  return pairs.flatMap(({ where, front, back, atLeast }) => {
    if (!front || !back) return [`${where}: a colour is missing`]
    const ratio = colorContrast(front, back)
    return ratio >= atLeast ? [] : [`${where}: ${front} on ${back} is ${ratio.toFixed(2)}, needs ${atLeast}`]
  })
}
