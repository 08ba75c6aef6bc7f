import { color, type Fields, family, flag, number } from '../fields.ts'

/** Formatting of a stretch of text; absent means as its surroundings say. */
export interface TextAttributes {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly color?: string
  readonly size?: number
  readonly family?: string
}

export const fontSize = number(1, 1000)

export const attributeFields: Fields<TextAttributes> = {
  bold: flag,
  italic: flag,
  underline: flag,
  strike: flag,
  color,
  size: fontSize,
  family,
}
