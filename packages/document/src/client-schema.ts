import type { KindName } from './kinds.ts'
import { mapSchema } from './mindmap/schema/collections.ts'

const schemas: Record<KindName, number> = { mindmap: mapSchema }

/**
 * The highest schema of all kinds that this build reads and writes: what a client says of itself when it connects or calls. Apart from
 * the table of kinds, with which every page would load all code for documents.
 */
export const clientSchema = Math.max(...Object.values(schemas))
