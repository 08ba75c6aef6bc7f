import type { Rect, Size } from '@ramify/geometry'

export interface PageBreaks {
  /** Where one sheet ends and the next begins. */
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** All sheets that something is on. */
  readonly sheets: Rect
}

/** More sheets than this nobody prints. */
const most = 200

/** How sheets of this size, of which the first begins at the origin, cover what is drawn. Null where there would be too many. */
export function pageBreaks({ width, height }: Size, drawn: Rect): PageBreaks | null {
  const across = sheetsOver(drawn.x, drawn.x + drawn.width, width)
  const down = sheetsOver(drawn.y, drawn.y + drawn.height, height)
  if (!across || !down) return null
  const lines = ({ first, last }: Sheets, length: number) =>
    Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * length)
  return {
    x: lines(across, width),
    y: lines(down, height),
    sheets: {
      x: across.first * width,
      y: down.first * height,
      width: (across.last - across.first) * width,
      height: (down.last - down.first) * height,
    },
  }
}

/** Edges of sheets, counted from the origin. */
interface Sheets {
  readonly first: number
  readonly last: number
}

function sheetsOver(from: number, to: number, length: number): Sheets | null {
  const [first, last] = [Math.min(0, Math.floor(from / length)), Math.max(1, Math.ceil(to / length))]
  return last - first <= most ? { first, last } : null
}
