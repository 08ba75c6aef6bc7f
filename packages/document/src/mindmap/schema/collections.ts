import type { Collections as CoreCollections } from '../../core/collections.ts'

export const collectionNames = ['nodes', 'lines', 'ranges', 'callouts'] as const

export type CollectionName = (typeof collectionNames)[number]

export type Collections = CoreCollections<CollectionName>
