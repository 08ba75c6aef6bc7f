import { color, type Fields, family, flag, name, number, oneOf, readFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import { fontSize } from '../../core/text/attributes.ts'
import type { ConnectorLook, LabelLook, ShapeLook } from '../snapshot/snapshot.ts'

const strokeWidth = number(0, 100)
const opacity = number(0, 1)

export const labelLookFields: Fields<LabelLook> = {
  fill: color,
  color,
  size: fontSize,
  family,
  bold: flag,
  italic: flag,
  underline: flag,
  strike: flag,
  align: oneOf('left', 'center', 'right'),
}

export const shapeLookFields: Fields<ShapeLook> = {
  ...labelLookFields,
  gradient: color,
  border: color,
  borderWidth: strokeWidth,
  dash: name(),
  radius: number(0, 1000),
  opacity,
  shadow: flag,
  sketch: flag,
  vertical: oneOf('top', 'middle', 'bottom'),
  textPlace: oneOf('above', 'below', 'left', 'right'),
  padding: number(0, 1000),
}

export const connectorLookFields: Fields<ConnectorLook> = {
  color,
  width: strokeWidth,
  dash: name(),
  radius: number(0, 1000),
  startArrow: name(),
  endArrow: name(),
  opacity,
  sketch: flag,
}

const plain = Object.freeze({})

/** Most things have no look of their own: they share one object. */
export function lookReader<Look extends object>(fields: Fields<Look>): (value: unknown) => Partial<Look> {
  return (value) => (isPlain(value) ? readFields(fields, value) : plain)
}
