import { boundary } from './boundary.ts'
import type { RangeKind } from './range-kind.ts'
import { summary } from './summary.ts'

/** Every way to mark neighbouring children, by the name that documents use. */
const rangeKinds = { summary, boundary } satisfies Record<string, RangeKind>

export function rangeByKind(kind: string): RangeKind {
  return Object.hasOwn(rangeKinds, kind) ? rangeKinds[kind as keyof typeof rangeKinds] : rangeKinds.boundary
}
