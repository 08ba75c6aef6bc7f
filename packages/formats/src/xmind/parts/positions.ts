/** Where the middle of a topic is, from its corner: XMind places topics by their middles. Nobody has measured it yet. */
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
