import type { Point } from '@ramify/geometry'
import { checkFields, type Fields, list, name, number, readFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { readPoint } from '../../core/point.ts'
import type { End, ShapeEnd } from '../snapshot/snapshot.ts'

export const defaultStyle = 'orthogonal'

export const styleName = name()

/** Points that people fixed: no more than anybody can lay by hand. */
export const bendsField = list(readPoint, 256)

const share = number(0, 1)

const shareOfBox = (value: unknown): Point | undefined => {
  const point = readPoint(value)
  return point && share(point.x) !== undefined && share(point.y) !== undefined ? point : undefined
}

const endFields: Fields<ShapeEnd> = { shape: name(), port: name(), at: shareOfBox }

/** What an end says: a shape, and the point where it was when somebody last wrote it, for the time after the shape. */
export interface StoredEnd {
  readonly end: ShapeEnd | null
  readonly point: Point | null
}

const nowhere: StoredEnd = Object.freeze({ end: null, point: null })

export function readEnd(value: unknown): StoredEnd {
  if (!isPlain(value)) return nowhere
  const { shape, ...rest } = readFields(endFields, value)
  return { end: shape === undefined ? null : { shape, ...rest }, point: readPoint(value.point) ?? null }
}

export function checkEnd(value: unknown): End | undefined {
  if (!isPlain(value)) return undefined
  if (Object.hasOwn(value, 'point')) {
    const point = readPoint(value.point)
    return point && Object.keys(value).length === 1 ? { point } : undefined
  }
  const { shape, ...rest } = checkFields(endFields, value) ?? {}
  return shape === undefined ? undefined : { shape, ...rest }
}
