import type { MapSnapshot } from '@ramify/document'
import { type Rect, rectangle } from '@ramify/geometry'
import type { Theme } from '@ramify/themes'
import { colorOr } from '../colors.ts'
import { patternByName } from '../patterns/table.ts'
import { filled, type Primitive } from '../primitives.ts'

/** The colour of the paper: the map's own, else the theme's. */
export function paperColor({ background }: Pick<MapSnapshot, 'background'>, theme: Theme): string {
  return colorOr(background?.color, theme.background.color) ?? theme.background.color
}

/** The paper and its pattern, for one area. */
export function drawBackground(snapshot: Pick<MapSnapshot, 'background'>, theme: Theme, area: Rect): Primitive[] {
  const pattern = patternByName(snapshot.background?.pattern ?? theme.background.pattern)
  return [filled(rectangle(area), paperColor(snapshot, theme)), ...pattern(area, theme.background.patternColor)]
}
