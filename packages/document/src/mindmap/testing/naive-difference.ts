import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'

/** The difference of two versions written down as plainly as possible and as slowly as need be. */
export function naiveDifference(before: MapSnapshot, after: MapSnapshot) {
  const old = new Map([...before.nodes.values()].map((node) => [node.id, node]))
  const now = new Map([...after.nodes.values()].map((node) => [node.id, node]))
  const both = [...now.keys()].filter((id) => old.has(id)).sort()
  const rehung = both.filter((id) => place(before, old.get(id)) !== place(after, now.get(id)) || hasChangedSide(id))
  let moved = rehung.length
  for (const [id, { children }] of now) {
    const older = old.get(id)?.children ?? []
    const stayed = children.filter((child) => older.includes(child) && !rehung.includes(child))
    moved += stayed.length - longestIncreasingLength(stayed.map((child) => older.indexOf(child)))
  }
  return {
    added: [...now.keys()].filter((id) => !old.has(id)).sort(),
    removed: [...old.keys()].filter((id) => !now.has(id)).sort(),
    changed: both.filter((id) => said(old.get(id)) !== said(now.get(id))),
    moved,
  }

  function hasChangedSide(id: NodeId): boolean {
    const sides = [old.get(id)?.side, now.get(id)?.side]
    return sides.includes('left') && sides.includes('right')
  }
}

function place(map: MapSnapshot, node: NodeSnapshot | undefined): string {
  return JSON.stringify([node?.id === map.root, node?.parent, node?.at?.x, node?.at?.y])
}

function said(node: NodeSnapshot | undefined): string {
  const { id, parent, children, at, side, folded, created, kept, ...rest } = node as NodeSnapshot
  return JSON.stringify(sorted(rest))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .map(([key, item]) => [key, sorted(item)])
    .sort()
}

function longestIncreasingLength(numbers: readonly number[]): number {
  const lengths: number[] = []
  for (const [at, number] of numbers.entries()) {
    const shorter = lengths.filter((_, other) => (numbers[other] as number) < number)
    lengths[at] = 1 + Math.max(0, ...shorter)
  }
  return Math.max(0, ...lengths)
}
