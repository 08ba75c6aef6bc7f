import type { Look } from '@ramify/document'
import { colorOr } from '../colors.ts'
import { within } from '../numbers.ts'
import type { LineStyle, Role } from '../roles.ts'

/** Colours and lines of one topic: what its look says, else what its role says. */
export interface NodeStyle {
  readonly fill: string | null
  readonly border: string | null
  readonly borderWidth: number
  readonly color: string
  readonly line: LineStyle
}

export function nodeStyle(look: Look, role: Role): NodeStyle {
  return {
    fill: colorOr(look.fill, role.fill),
    border: colorOr(look.border, role.border),
    borderWidth: within(look.borderWidth, 0, 20, role.borderWidth || 1),
    color: colorOr(look.color, role.color) ?? role.color,
    line: lineOf(look, role.line),
  }
}

function lineOf({ lineColor, lineWidth }: Look, line: LineStyle): LineStyle {
  if (lineColor === undefined && lineWidth === undefined) return line
  const width = within(lineWidth, 0.5, 20, line.width)
  return {
    ...line,
    color: colorOr(lineColor, line.color) ?? line.color,
    width,
    endWidth: (line.endWidth / line.width) * width,
  }
}
