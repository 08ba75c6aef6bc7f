import type { Json } from '../../core/json.ts'
import type { Statistics } from '../../core/statistics.ts'
import { readOwnIcon } from '../schema/own-icon.ts'
import type { MapSnapshot } from '../snapshot/snapshot.ts'

/** Counts what lives. */
export function statistics(snapshot: MapSnapshot): Statistics {
  const resources = new Set<string>()
  let imageNum = 0
  for (const { image, files, marks } of snapshot.nodes.values()) {
    if (files) for (const { id } of files) resources.add(id)
    for (const icon of marks.icons) {
      const own = readOwnIcon(icon)
      if (own) resources.add(own.resource)
    }
    if (!image) continue
    imageNum++
    resources.add(image.resource)
  }
  for (const id of keptResources(snapshot.kept)) resources.add(id)
  if (snapshot.background?.image !== undefined) resources.add(snapshot.background.image)
  return { nodeNum: snapshot.nodes.size, imageNum, resourceIds: [...resources].sort().join(',') }
}

/** What a file of another program held beside its topics, and is written into such a file again: `files` of its format, by their names there. */
function keptResources(kept: MapSnapshot['kept']): string[] {
  return Object.values(kept ?? {}).flatMap((format) =>
    isObject(format) && isObject(format.files)
      ? Object.values(format.files).filter((id): id is string => typeof id === 'string' && idShape.test(id))
      : [],
  )
}

const isObject = (value: Json | undefined): value is { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As ids of resources are: the list of them has commas. */
const idShape = /^[A-Za-z0-9][\w.:-]{0,63}$/
