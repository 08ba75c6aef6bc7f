import type { Forest } from './forest.ts'

/** By how much what stands on the top of a box is wider than the box. */
export function overhang({ crowns, width }: Forest, node: number): number {
  const crown = crowns.size === 0 ? undefined : crowns.get(node)
  return crown ? Math.max(0, crown.width - (width[node] as number)) : 0
}

/** How far a box reaches up from its middle, with what stands on it. */
export function topOf({ crowns, height }: Forest, node: number): number {
  const crown = crowns.size === 0 ? undefined : crowns.get(node)
  return (height[node] as number) / 2 + (crown?.height ?? 0)
}
