import type { Look } from '@ramify/document'
import { contrasting } from '@ramify/themes'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { within } from '../../drawing/numbers.ts'
import type { LineStyle, Role } from '../roles.ts'

/** Colours and lines of one topic: what its look says, else what its role says. */
export interface NodeStyle {
  readonly fill: string | null
  readonly border: string | null
  readonly borderWidth: number
  readonly borderDash: readonly number[]
  readonly color: string
  readonly line: LineStyle
}

export function nodeStyle(look: Look, role: Role): NodeStyle {
  return {
    fill: colorOr(look.fill, role.fill),
    // Whoever chose no shape at all wants none drawn; a border on the bare words of a theme is one that somebody wanted.
    border: look.shape === 'plain' ? null : colorOr(look.border, role.border),
    borderWidth: within(look.borderWidth, 0, 20, role.borderWidth || 1),
    borderDash: dashOf(look.borderDash),
    color: colorOr(look.color, wordsOn(look.fill, role)) ?? role.color,
    line: lineOf(look, role.line),
  }
}

/** Whoever chose a fill and no colour for the words still wants to read them. */
function wordsOn(fill: string | undefined, role: Role): string {
  return fill !== undefined && hex.test(fill) ? contrasting(role.color, fill) : role.color
}

const hex = /^#[0-9a-f]{6}$/i

function lineOf(look: Look, line: LineStyle): LineStyle {
  const { lineColor, lineWidth, lineDash, lineStart, lineEnd } = look
  const isPlain = lineDash === undefined && lineStart === undefined && lineEnd === undefined
  if (lineColor === undefined && lineWidth === undefined && isPlain) return line
  const width = within(lineWidth, 0.5, 20, line.width)
  return {
    ...line,
    color: colorOr(lineColor, line.color) ?? line.color,
    width,
    endWidth: (line.endWidth / line.width) * width,
    dash: dashOf(lineDash),
    start: lineStart ?? line.start,
    end: lineEnd ?? line.end,
  }
}
