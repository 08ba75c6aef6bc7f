import type { Collections as CoreCollections } from '../../core/collections.ts'

/** The schema that this build writes. */
export const mapSchema = 1

/** As in the column `files.kind` and in `naotu_type` of calls. */
export const mapNumber = 0

export const collectionNames = ['nodes', 'lines', 'ranges', 'callouts'] as const

export type CollectionName = (typeof collectionNames)[number]

export type Collections = CoreCollections<CollectionName>
