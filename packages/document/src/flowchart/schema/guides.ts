import type { Record } from '../../core/collections.ts'
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

/** Each guide is a key of its own beside the group, so that two people who drag one at once keep both: true adds one, false hides one of the group. */
const keyOf = (axis: Axis, at: number): string => `guide ${axis} ${at}`

type Axis = keyof PageGuides
const axes: readonly Axis[] = ['x', 'y']

/** The guides of a page: those of its group and those with keys of their own. Null where there are none. */
export function guidesOf(record: Record): PageGuides | null {
  const group = readGuides(record.get('guides')) ?? { x: [], y: [] }
  const own: { [K in Axis]: number[] } = { x: [], y: [] }
  for (const [key, value] of record.entries()) {
    const [, axis, place] = value === true ? (/^guide ([xy]) (\S+)$/.exec(key) ?? []) : []
    const at = coordinate(Number(place))
    if (at !== undefined && at !== null && keyOf(axis as Axis, at) === key) own[axis as Axis].push(at)
  }
  const placesOn = (axis: Axis) => [
    ...group[axis].filter((at) => record.get(keyOf(axis, at)) !== false),
    ...own[axis].sort((one, other) => one - other).filter((at) => !group[axis].includes(at)),
  ]
  return readGuides({ x: placesOn('x'), y: placesOn('y') })
}

/** What is to be written so that a page has these guides: keys with their values, undefined for none. Other people's new guides stay. */
export function guideWrites(record: Record, wanted: PageGuides | null): [key: string, value: boolean | undefined][] {
  const group = readGuides(record.get('guides'))
  const now = guidesOf(record)
  return axes.flatMap((axis) => {
    const [before, after] = [new Set(now?.[axis]), new Set(wanted?.[axis])]
    const inGroup = new Set(group?.[axis])
    const changed = [...new Set([...before, ...after])].filter((at) => before.has(at) !== after.has(at))
    return changed.map((at): [string, boolean | undefined] => {
      const isShown = after.has(at)
      return [keyOf(axis, at), isShown === inGroup.has(at) ? undefined : isShown]
    })
  })
}

function placesIn(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, most).flatMap((each) => coordinate(each) ?? [])
}
