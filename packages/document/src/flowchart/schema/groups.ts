import type { GroupNames } from '../../core/new-records.ts'
import type { CollectionName } from './collections.ts'

/** Every group that a record of a collection can have, texts apart. */
export const groupNames: GroupNames<CollectionName> = {
  pages: ['place', 'background', 'size', 'guides', 'kept'],
  layers: ['place', 'hidden', 'locked'],
  shapes: ['place', 'box', 'kind', 'look', 'link', 'image', 'alt', 'locked', 'stack', 'created', 'kept'],
  connectors: ['place', 'ends', 'way', 'look', 'link', 'locked', 'created', 'kept'],
  labels: ['connector', 'spot', 'look'],
}
