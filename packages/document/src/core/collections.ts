import * as Y from 'yjs'

/** One thing of a document: a Y.Map of groups and texts. */
export type Record = Y.Map<unknown>

/** The Y.Maps that a document consists of: `meta`, and one per collection of records. */
export type Collections<Name extends string> = { readonly [K in Name | 'meta']: Y.Map<unknown> }

export function openCollections<Name extends string>(doc: Y.Doc, names: readonly Name[]): Collections<Name> {
  const entries = ['meta', ...names].map((name) => [name, doc.getMap(name)])
  return Object.fromEntries(entries) as Collections<Name>
}

/** The record under an id. A value that is not a Y.Map is not a record, whoever wrote it. */
export function recordAt<Name extends string>(
  collections: Collections<Name>,
  collection: Name,
  id: string,
): Record | undefined {
  const record = collections[collection].get(id)
  return record instanceof Y.Map ? record : undefined
}
