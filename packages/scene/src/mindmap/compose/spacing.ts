import type { MapSnapshot } from '@ramify/document'
import { defaultSpacing, type Spacing } from '@ramify/layouts'
import { within } from '../../drawing/numbers.ts'

/** The room a person chose is that of deeper topics; what stands nearer to the root keeps its proportion to it. */
export function spacingOf({ spacing }: Pick<MapSnapshot, 'spacing'>): Spacing {
  if (spacing?.level === undefined && spacing?.sibling === undefined) return defaultSpacing
  return {
    level: stretched(defaultSpacing.level, spacing.level),
    sibling: stretched(defaultSpacing.sibling, spacing.sibling),
  }
}

function stretched(room: Spacing['level'], chosen: number | undefined): Spacing['level'] {
  const [root, level1, deeper] = room
  const factor = within(chosen, 4, 200, deeper) / deeper
  return [root * factor, level1 * factor, deeper * factor]
}
