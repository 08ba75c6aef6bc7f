import type { Background } from '@ramify/document'
import { type Rect, rectangle } from '@ramify/geometry'
import type { Theme } from '@ramify/themes'
import { colorOr } from './colors.ts'
import { patternByName } from './patterns/table.ts'
import { type BackdropPrimitive, filled, type Primitive } from './primitives.ts'

interface WithBackground {
  readonly background: Background | null
}

/** The picture behind a page, wherever that is drawn. */
export type Backdrop = Pick<BackdropPrimitive, 'resource' | 'opacity'>

/** Strong enough to be recognised, weak enough to be written on. */
const usualOpacity = 0.35

/** The colour of the paper: the page's own, else the theme's. */
export function paperColor({ background }: WithBackground, theme: Theme): string {
  return colorOr(background?.color, theme.background.color) ?? theme.background.color
}

export function backdropOf({ background }: WithBackground): Backdrop | null {
  if (background?.image === undefined) return null
  return { resource: background.image, opacity: background.opacity ?? usualOpacity }
}

/** What is drawn on the paper, in one area. */
export function drawPattern({ background }: WithBackground, theme: Theme, area: Rect): Primitive[] {
  const pattern = patternByName(background?.pattern ?? theme.background.pattern)
  return pattern(area, theme.background.patternColor)
}

/** The paper, its pattern and the picture over both, for one area. */
export function drawBackground(snapshot: WithBackground, theme: Theme, area: Rect): Primitive[] {
  const backdrop = backdropOf(snapshot)
  return [
    filled(rectangle(area), paperColor(snapshot, theme)),
    ...drawPattern(snapshot, theme, area),
    ...(backdrop ? [{ kind: 'backdrop', rect: area, ...backdrop } as const] : []),
  ]
}
