export const font = '14px sans-serif'

const context = document.createElement('canvas').getContext('2d')
const widths = new Map<string, number>()

/** Width of a text, measured with canvas and remembered by word. */
export function textWidth(text: string): number {
  let width = 0
  for (const word of text.split(' ')) width += wordWidth(word) + wordWidth(' ')
  return width - wordWidth(' ')
}

function wordWidth(word: string): number {
  let width = widths.get(word)
  if (width === undefined) {
    if (!context) throw new Error('this browser has no canvas')
    context.font = font
    width = context.measureText(word).width
    widths.set(word, width)
  }
  return width
}
