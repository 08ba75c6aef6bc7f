import { canvasMeasurer, prepareFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import { breakLines, type Font } from '../../../packages/text/src/index.ts'
import type { GoldenCase } from '../cases.ts'

export interface DrawnWidth {
  readonly text: string
  readonly size: number
  readonly measured: number
  readonly drawn: number
}

/** How wide the browser really draws each piece as SVG, beside what was measured. */
export async function drawnWidths(cases: readonly GoldenCase[]): Promise<DrawnWidth[]> {
  await prepareFonts(cases.flatMap(({ runs }) => runs))
  const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  const lines = cases.flatMap(({ runs, maxWidth }) => breakLines(runs, maxWidth, canvasMeasurer()))
  const pieces = lines.flatMap((line) => line.pieces.filter(({ fallback, width }) => !fallback && width > 0))
  const ends = new Set(lines.map((line) => line.pieces.findLast(({ width }) => width > 0)))
  const elements = pieces.map((piece) => {
    const { font, width } = piece
    // Spaces hanging over the end of a line are not counted.
    const text = ends.has(piece) ? piece.text.replace(/ +$/, '') : piece.text
    return { text, size: font.size, measured: width, element: svg.appendChild(textElement(text, font)) }
  })
  const widths = elements.map(({ element, ...rest }) => ({ ...rest, drawn: element.getComputedTextLength() }))
  svg.remove()
  return widths
}

function textElement(text: string, font: Font): SVGTextElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  element.textContent = text
  const { style } = element
  style.fontFamily = font.families.map((family) => `"${family}"`).join()
  style.fontSize = `${font.size}px`
  style.fontWeight = String(font.weight)
  style.fontStyle = font.italic ? 'italic' : 'normal'
  style.whiteSpace = 'pre'
  style.textRendering = 'geometricPrecision'
  style.setProperty('text-spacing-trim', 'space-all')
  style.setProperty('text-autospace', 'no-autospace')
  return element
}
