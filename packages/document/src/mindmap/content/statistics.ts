import type { Statistics } from '../../core/statistics.ts'
import type { MapSnapshot } from '../snapshot/snapshot.ts'

/** Counts what lives. */
export function statistics(snapshot: MapSnapshot): Statistics {
  const resources = new Set<string>()
  let imageNum = 0
  for (const { image, files } of snapshot.nodes.values()) {
    if (files) for (const { id } of files) resources.add(id)
    if (!image) continue
    imageNum++
    resources.add(image.resource)
  }
  if (snapshot.background?.image !== undefined) resources.add(snapshot.background.image)
  return { nodeNum: snapshot.nodes.size, imageNum, resourceIds: [...resources].sort().join(',') }
}
