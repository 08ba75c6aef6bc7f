import type { RangeSnapshot } from '@ramify/document'
import { inflate, type Rect, union } from '@ramify/geometry'
import { beyondOf, type Places } from '@ramify/layouts'
import type { Theme } from '@ramify/themes'
import type { RangeKind, RangePicture } from '../ranges/range-kind.ts'
import { rangeByKind } from '../ranges/table.ts'
import type { BranchIndex } from './branch-index.ts'
import type { FaceMaker } from './face-maker.ts'
import type { Plan } from './plan.ts'

/** A summary's brace or a boundary, as it is drawn. */
export interface DrawnRange extends RangePicture {
  readonly range: RangeSnapshot
  /** Around the children it spans and all that hangs on them. */
  readonly members: Rect
  readonly bounds: Rect
  readonly layer: RangeKind['layer']
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
    const around = (from: number, to: number) => (kind.besideCells ? index.cells(from, to) : index.boxes(from, to))
    const members = around(first, last)
    const role = maker.roles.of('summary', 2, plan.branches[first] as number)
    const direction = beyondOf(places, plan.forest, first)
    const picture = kind.draw({
      range,
      members,
      first: around(first, first),
      last: around(last, last),
      direction,
      role,
      theme,
      measurer: maker.measurer,
    })
    const reach = inflate(members, Math.max(before, after, beyond) + 12)
    const { label } = picture
    const bounds = label?.box ? (union([reach, label.box]) ?? reach) : reach
    return { ...picture, range, members, bounds, layer: kind.layer }
  })
}
