import type * as Y from 'yjs'

/** The schema that a document was written with: 1 where it does not say. */
export function documentSchema(doc: Y.Doc): number {
  const schema = doc.getMap('meta').get('schema')
  return typeof schema === 'number' && Number.isInteger(schema) && schema > 0 ? schema : 1
}

/** Writes what a new document says about itself, inside a transaction. */
export function writeMeta(
  doc: Y.Doc,
  { name, schema }: { readonly name: string; readonly schema: number },
  groups: { readonly [group: string]: unknown },
): void {
  const meta = doc.getMap('meta')
  meta.set('kind', name)
  meta.set('schema', schema)
  for (const group in groups) if (groups[group] !== undefined) meta.set(group, groups[group])
}
