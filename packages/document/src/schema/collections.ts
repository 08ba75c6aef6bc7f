import * as Y from 'yjs'

/** What the groups of a document mean. Goes up with every change that an older app would misread. */
export const schemaVersion = 1

export type Record = Y.Map<unknown>

export type CollectionName = 'nodes' | 'lines' | 'ranges' | 'callouts'

/** The parts of a map's document. Flowcharts will have collections of their own beside these. */
export interface Collections extends Readonly<{ [K in CollectionName]: Y.Map<unknown> }> {
  readonly meta: Y.Map<unknown>
}

export function collectionsOf(doc: Y.Doc): Collections {
  return {
    meta: doc.getMap('meta'),
    nodes: doc.getMap('nodes'),
    lines: doc.getMap('lines'),
    ranges: doc.getMap('ranges'),
    callouts: doc.getMap('callouts'),
  }
}

/** The record under an id. What is no Y.Map is no record, whoever put it there. */
export function recordAt(collections: Collections, collection: CollectionName, id: string): Record | undefined {
  const record = collections[collection].get(id)
  return record instanceof Y.Map ? record : undefined
}

/** `mindmap` unless the document says otherwise. */
export function documentKind(doc: Y.Doc): string {
  const kind = doc.getMap('meta').get('kind')
  return typeof kind === 'string' ? kind : 'mindmap'
}

/** The schema a document was written with; a newer one than `schemaVersion` may only be read. */
export function documentVersion(doc: Y.Doc): number {
  const version = doc.getMap('meta').get('schema')
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : schemaVersion
}
