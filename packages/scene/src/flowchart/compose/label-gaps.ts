import { intersects, type Point, type Rect } from '@ramify/geometry'
import type { SpatialIndex } from '../../drawing/spatial-index.ts'
import type { DrawnRoute } from '../routes/route.ts'

/** The connectors of a page, by number. */
interface Lines {
  readonly index: SpatialIndex
  /** Those with words, in order. */
  labelled(): Iterable<number>
  wordsOf(number: number): readonly Rect[]
  lineOf(number: number): { readonly route: DrawnRoute; readonly bounds: Rect }
}

/** By number, the words of others that a connector runs through, for those that do. */
export type LabelGaps = ReadonlyMap<number, readonly Rect[]>

/** Connectors leave gaps for the words of others: words are read wherever lines cross them, whichever is above. */
export function labelGaps(lines: Lines): LabelGaps {
  const found = new Map<number, Rect[]>()
  for (const owner of lines.labelled()) {
    for (const box of lines.wordsOf(owner)) {
      const near = lines.index.within(box)
      if (near.length > mostLines) continue
      for (const number of near) {
        if (number === owner || !runsThrough(lines, number, box)) continue
        const boxes = found.get(number)
        if (boxes) boxes.push(box)
        else found.set(number, [box])
      }
    }
  }
  return found
}

/** The same after some changed, of which `before` has what they were. */
export function changedLabelGaps(
  gaps: LabelGaps,
  changed: readonly number[],
  before: Pick<Lines, 'wordsOf'>,
  lines: Lines,
): LabelGaps {
  if (changed.length > mostChanged) return labelGaps(lines)
  const readable = new Map<number, readonly Rect[]>()
  const readableOf = (owner: number) => {
    const known = readable.get(owner)
    const words = known ?? lines.wordsOf(owner).filter((box) => lines.index.within(box).length <= mostLines)
    if (!known) readable.set(owner, words)
    return words
  }
  const result = new Map(gaps)
  for (const number of touchedBy(changed, before, lines)) {
    const owners = lines.index.within(lines.lineOf(number).bounds).filter((owner) => owner !== number)
    const boxes = owners.flatMap((owner) => readableOf(owner).filter((box) => runsThrough(lines, number, box)))
    if (boxes.length > 0) result.set(number, boxes)
    else result.delete(number)
  }
  return result
}

/** Of more it takes less to look at all. */
const mostChanged = 100

/** Where more lines run nobody reads words, and thousands of words there would take seconds. */
const mostLines = 100

/** Those that changed, and those that run where words of one of them are or were. */
function touchedBy(changed: readonly number[], before: Pick<Lines, 'wordsOf'>, lines: Lines): Set<number> {
  const touched = new Set(changed)
  for (const number of changed) {
    for (const box of [...before.wordsOf(number), ...lines.wordsOf(number)]) {
      for (const other of lines.index.within(box)) touched.add(other)
    }
  }
  return touched
}

/** Of curves it is enough that they are near: nothing is left out where they do not run. */
function runsThrough(lines: Lines, number: number, box: Rect): boolean {
  if (box.width === 0) return false
  const { route, bounds } = lines.lineOf(number)
  if (route.form !== 'corners') return intersects(bounds, box)
  return route.points.some((point, at) => at > 0 && intersects(pieceBetween(route.points[at - 1] as Point, point), box))
}

function pieceBetween(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}
