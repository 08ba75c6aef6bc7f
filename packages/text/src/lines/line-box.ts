import type { BundledFont } from '../fonts/bundled-fonts.ts'
import { fontCut } from '../fonts/font-cut.ts'
import type { Font, Measurer } from '../measuring/measurer.ts'
import { pixels } from '../measuring/pixels.ts'
import { breakClass } from './break-class.ts'
import type { Line, LinePiece, StyledRun } from './line.ts'
import { fragmentAt, type Paragraph } from './paragraph.ts'
import { runsLeftwards, visualOrder } from './visual-order.ts'

/** Of the size of the font. */
export const lineHeight = 1.4

/** Sets the part of a paragraph between two places as one line. */
export function lineBox<Run extends StyledRun>(
  { text, offset, firstRun, fragments }: Paragraph<Run>,
  start: number,
  end: number,
  measurer: Measurer,
): Line<Run> {
  const pieces: LinePiece<Run>[] = []
  const hanging = contentEnd(text, start, end)
  let x = 0
  let ascent = 0
  let descent = 0
  const makeRoom = (font: Font) => {
    const own = measurer.lineMetrics(font)
    const leading = (pixels(lineHeight, font.size) - own.ascent - own.descent) / 2
    ascent = Math.max(ascent, own.ascent + leading)
    descent = Math.max(descent, own.descent + leading)
  }
  for (let index = fragmentAt(fragments, start); index < fragments.length; index++) {
    const fragment = fragments[index]
    if (!fragment || fragment.start >= end) break
    const { run } = fragment
    const from = Math.max(start, fragment.start)
    const to = Math.min(end, fragment.end)
    const visible = Math.min(to, hanging)
    const width = visible > from ? measurer.width(text.slice(from, visible), run.font) : 0
    const font = drawnFont(run.font, fragment.font)
    pieces.push({
      text: text.slice(from, to),
      run,
      font,
      fallback: fragment.font === null,
      x,
      width,
      start: offset + from,
    })
    x += width
    makeRoom(run.font)
  }
  if (pieces.length === 0) makeRoom(firstRun.font)
  const line = text.slice(start, end)
  const seen = runsLeftwards(line) ? asSeen(pieces, text, start, end, offset, hanging, measurer) : pieces
  return { pieces: seen, width: x, ascent, descent, height: ascent + descent }
}

/** The pieces cut where the direction may change, and put from the left to the right as they are seen. */
function asSeen<Run extends StyledRun>(
  pieces: readonly LinePiece<Run>[],
  text: string,
  start: number,
  end: number,
  offset: number,
  hanging: number,
  measurer: Measurer,
): LinePiece<Run>[] {
  const seen: LinePiece<Run>[] = []
  let x = 0
  for (const part of visualOrder(text.slice(start, end), text)) {
    const [from, to] = [start + part.start, start + part.end]
    // A word that is drawn in two fonts is cut there as well; its pieces follow each other as it runs.
    const within = pieces.filter(
      (piece) => piece.start - offset < to && piece.start - offset + piece.text.length > from,
    )
    for (const piece of runsLeftwards(part.text) ? within.toReversed() : within) {
      const [first, last] = [
        Math.max(from, piece.start - offset),
        Math.min(to, piece.start - offset + piece.text.length),
      ]
      // A part is as wide as it makes its piece wider: cut apart, letters would not stand as close to each other.
      const begin = piece.start - offset
      const upTo = (at: number) => {
        const visible = Math.min(at, hanging)
        return visible > begin ? measurer.width(text.slice(begin, visible), piece.run.font) : 0
      }
      const width = upTo(last) - upTo(first)
      const drawn = within.length === 1 ? part.text : text.slice(first, last)
      seen.push({ ...piece, text: drawn, x, width, start: offset + first })
      x += width
    }
  }
  return seen
}

/** Where the spaces begin that hang over the end of the line. */
export function contentEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start && isSpace(text.charCodeAt(last - 1))) last--
  return last
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || (unit >= 0x1680 && breakClass(String.fromCharCode(unit)) === 'space')
}

const drawnFonts = new WeakMap<Font, Map<BundledFont | null, Font>>()

/** The same object for the same font, as painters keep things by it. */
function drawnFont(font: Font, bundled: BundledFont | null): Font {
  let known = drawnFonts.get(font)
  if (!known) {
    known = new Map()
    drawnFonts.set(font, known)
  }
  let drawn = known.get(bundled)
  if (!drawn) {
    drawn = bundled
      ? { ...font, families: [bundled.family], weight: fontCut(bundled, font.weight, font.italic).weight }
      : font
    known.set(bundled, drawn)
  }
  return drawn
}
