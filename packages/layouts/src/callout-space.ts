import type { Forest } from './forest.ts'

/** By how much what stands on the top of a box is wider than the box. */
export function overhang({ calloutSpace, width }: Forest, node: number): number {
  const callout = calloutSpace.size === 0 ? undefined : calloutSpace.get(node)
  return callout ? Math.max(0, callout.width - (width[node] as number)) : 0
}

/** How far a box reaches up from its middle, with what stands on it. */
export function topOf({ calloutSpace, height }: Forest, node: number): number {
  const callout = calloutSpace.size === 0 ? undefined : calloutSpace.get(node)
  return (height[node] as number) / 2 + (callout?.height ?? 0)
}
