import type { MapSnapshot } from '../snapshot/snapshot.ts'

export interface Statistics {
  readonly nodeNum: number
  readonly imageNum: number
  /** Unique, in order, joined by commas. */
  readonly resourceIds: string
}

/** Counts what lives. */
export function statistics(snapshot: MapSnapshot): Statistics {
  const resources = new Set<string>()
  let imageNum = 0
  for (const { image } of snapshot.nodes.values()) {
    if (!image) continue
    imageNum++
    resources.add(image.resource)
  }
  if (snapshot.background?.image !== undefined) resources.add(snapshot.background.image)
  return { nodeNum: snapshot.nodes.size, imageNum, resourceIds: [...resources].sort().join(',') }
}
