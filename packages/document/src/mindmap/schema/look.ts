import { color, type Fields, family, flag, name, number, oneOf, readFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { fontSize } from '../../core/text/attributes.ts'
import type { LineLook, Look } from '../snapshot/snapshot.ts'

const strokeWidth = number(0, 100)

export const lookFields: Fields<Look> = {
  shape: name(),
  fill: color,
  border: color,
  borderWidth: strokeWidth,
  borderDash: name(),
  color,
  size: fontSize,
  family,
  bold: flag,
  italic: flag,
  underline: flag,
  strike: flag,
  align: oneOf('left', 'center', 'right'),
  lineColor: color,
  lineWidth: strokeWidth,
  lineStyle: name(),
  lineDash: name(),
  lineStart: name(),
  lineEnd: name(),
  imageSide: oneOf('top', 'right', 'bottom', 'left'),
}

export const lineLookFields: Fields<LineLook> = {
  color,
  width: strokeWidth,
  dash: name(),
  startArrow: name(),
  endArrow: name(),
  textColor: color,
  size: fontSize,
  family,
  bold: flag,
  italic: flag,
}

const plainLook: Look = Object.freeze({})

/** Most nodes have no look of their own: they share one object. */
export function readLook(value: unknown): Look {
  return isPlain(value) ? readFields(lookFields, value) : plainLook
}

export function readLineLook(value: unknown): LineLook {
  return isPlain(value) ? readFields(lineLookFields, value) : plainLook
}
