import { coordinate } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'

/** Lines that people put on a page to place shapes by: upright ones at `x`, level ones at `y`. */
export interface PageGuides {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** More would be no help to anybody. */
const most = 100

/** Null where there are none. */
export function readGuides(value: unknown): PageGuides | null {
  if (!isPlain(value)) return null
  const guides = { x: placesIn(value.x), y: placesIn(value.y) }
  return guides.x.length + guides.y.length > 0 ? guides : null
}

/** Undefined for what are no guides. */
export function checkGuides(value: unknown): PageGuides | undefined {
  if (!isPlain(value) || !Array.isArray(value.x) || !Array.isArray(value.y)) return undefined
  const { x, y } = { x: placesIn(value.x), y: placesIn(value.y) }
  return x.length === value.x.length && y.length === value.y.length ? { x, y } : undefined
}

function placesIn(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((each) => coordinate(each) ?? [])
}
