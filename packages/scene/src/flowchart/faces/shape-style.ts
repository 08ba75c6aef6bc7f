import type { ShapeLook } from '@ramify/document'
import { contrasting, hexOf, mix } from '@ramify/themes'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { within } from '../../drawing/numbers.ts'
import type { FlowShape } from '../shapes/flow-shape.ts'
import type { ToneColors } from './flow-theme.ts'
import { isTextOutside } from './shape-text.ts'

/** Colours and lines of one shape: what its look says, else what its form is drawn in. */
export interface ShapeStyle {
  readonly fill: string | null
  /** What the fill becomes from top to bottom. */
  readonly gradient: string | null
  readonly border: string | null
  readonly borderWidth: number
  readonly dash: readonly number[]
  readonly band: string
  readonly color: string
  readonly opacity: number
  readonly hasShadow: boolean
  /** Drawn as if by hand. */
  readonly isSketched: boolean
}

/** Shapes without a look of their own share one for each form. Words beside a shape are in the colour for those on the paper. */
export function shapeStyle(look: ShapeLook, form: FlowShape, tone: ToneColors, onPaper: string): ShapeStyle {
  for (const _ in look) return makeStyle(look, form, tone, onPaper)
  const styles = plainStyles.get(tone) ?? new Map<FlowShape, ShapeStyle>()
  plainStyles.set(tone, styles)
  let style = styles.get(form)
  if (!style) {
    style = makeStyle(look, form, tone, onPaper)
    styles.set(form, style)
  }
  return style
}

const plainStyles = new WeakMap<ToneColors, Map<FlowShape, ShapeStyle>>()

function makeStyle(look: ShapeLook, form: FlowShape, tone: ToneColors, onPaper: string): ShapeStyle {
  const fill = colorOr(look.fill, tone.fill)
  const border = colorOr(look.border, tone.border)
  const ownFill = look.fill === undefined || fill === null ? undefined : hexOf(fill)
  // Whoever chose a fill and no colour for the words still wants to read them.
  const ground = look.textPlace === undefined ? tone.color : onPaper
  const words = ownFill !== undefined && !isTextOutside(look, form) ? contrasting(tone.color, ownFill) : ground
  return {
    fill,
    gradient: fill === null ? null : colorOr(look.gradient, null),
    border,
    borderWidth: border === null ? 0 : within(look.borderWidth, 0, 100, form.isFrame ? 1 : 1.6),
    dash: dashOf(look.dash ?? form.dash),
    band: ownFill === undefined ? tone.band : mix(hexOf(border ?? words) ?? words, ownFill, 0.16),
    color: colorOr(look.color, words) ?? words,
    opacity: within(look.opacity, 0, 1, 1),
    hasShadow: look.shadow === true,
    isSketched: look.sketch === true,
  }
}
