import type { RangeSnapshot } from '@ramify/document'
import { inflate, type Rect } from '@ramify/geometry'
import { beyondOf, type Places } from '@ramify/layouts'
import type { Theme } from '@ramify/themes'
import type { Primitive } from '../primitives.ts'
import type { RangeKind } from '../ranges/range-kind.ts'
import { rangeByKind } from '../ranges/table.ts'
import type { BranchIndex } from './branch-index.ts'
import type { FaceMaker, Plan } from './plan.ts'

/** A summary's brace or a boundary, as it is drawn. */
export interface DrawnRange {
  readonly range: RangeSnapshot
  /** Around the children it spans and all that hangs on them. */
  readonly members: Rect
  readonly bounds: Rect
  readonly layer: RangeKind['layer']
  readonly primitives: readonly Primitive[]
}

export function drawRanges(
  plan: Plan,
  places: Places,
  index: BranchIndex,
  theme: Theme,
  maker: FaceMaker,
): DrawnRange[] {
  return plan.ranges.map(({ range, first, last, before, after, beyond }) => {
    const kind = rangeByKind(range.kind)
    const members = index.boxes(first, last)
    const role = maker.roles.of('summary', 2, plan.branches[first] as number)
    const direction = beyondOf(places, plan.forest, first)
    const primitives = kind.draw({ range, members, direction, role, theme, measurer: maker.measurer })
    const bounds = inflate(members, Math.max(before, after, beyond) + 12)
    return { range, members, bounds, layer: kind.layer, primitives }
  })
}
