import type { Collections as CoreCollections } from '../../core/collections.ts'

/** The schema that this build writes. Apps that know only maps speak 1, and are told to update. */
export const flowchartSchema = 2

/** As in the column `files.kind` and in `naotu_type` of calls. */
export const flowchartNumber = 1

export const collectionNames = ['pages', 'layers', 'shapes', 'connectors', 'labels'] as const

export type CollectionName = (typeof collectionNames)[number]

export type Collections = CoreCollections<CollectionName>
