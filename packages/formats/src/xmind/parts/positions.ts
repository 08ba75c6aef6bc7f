import { numberOf, type Raw, rawOf } from '../raw.ts'

const farthest = 1e7

/** Where a file says that the middle of a topic stands; undefined for no place, and for one that nobody would find. */
export function middleIn({ position }: Raw): { readonly x: number; readonly y: number } | undefined {
  const x = numberOf(rawOf(position).x)
  const y = numberOf(rawOf(position).y)
  return x === undefined || y === undefined || Math.abs(x) + Math.abs(y) > farthest ? undefined : { x, y }
}

/** Where the middle of a topic is, from its corner: XMind places topics by their middles. About: nobody has measured it. */
export function middleOf(text: string): { readonly x: number; readonly y: number } {
  const lines = text.split('\n')
  const width = lines.reduce((most, line) => Math.max(most, widthOf(line)), 0)
  return { x: Math.round(Math.min(width, widest) / 2) + margin, y: lines.length * 10 + margin }
}

const widest = 300
const margin = 10

/** Of letters at the usual size; Chinese ones are as wide as they are high. */
function widthOf(line: string): number {
  let width = 0
  for (const letter of line.slice(0, 100)) width += letter > '\u2e7f' ? 14 : 8
  return width
}
