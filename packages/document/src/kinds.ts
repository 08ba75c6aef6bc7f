import type * as Y from 'yjs'
import { documentSchema } from './core/meta.ts'
import { flowchartNumber, flowchartSchema } from './flowchart/schema/collections.ts'
import { mapNumber, mapSchema } from './mindmap/schema/collections.ts'

/** Every kind of document that this build knows. `openDocument` is apart: with it every page would load all code for documents. */
export const documentKinds = {
  mindmap: { name: 'mindmap', number: mapNumber, schema: mapSchema },
  flowchart: { name: 'flowchart', number: flowchartNumber, schema: flowchartSchema },
} as const

export type KindName = keyof typeof documentKinds

/** The highest schema of all kinds that this build reads and writes: what a client says of itself when it connects or calls. */
export const clientSchema = Math.max(...Object.values(documentKinds).map(({ schema }) => schema))

/** Undefined for a kind that only a newer build knows. */
export function kindByNumber(number: number): KindName | undefined {
  return (Object.keys(documentKinds) as KindName[]).find((name) => documentKinds[name].number === number)
}

export function isKnownKind(name: string): name is KindName {
  return Object.hasOwn(documentKinds, name)
}

/** Whether a newer build wrote it. It can be read, but not changed: this build would misread what it does not know. */
export function isNewer(name: KindName, doc: Y.Doc): boolean {
  return documentSchema(doc) > documentKinds[name].schema
}
