import * as Y from 'yjs'
import type { DecodedChange } from './decoded-change.ts'

/** What a document says of itself, decided when it is made. Whoever could change it could lock all others out. */
const protectedKeys: ReadonlySet<string | null> = new Set(['kind', 'schema'])

/** Whether a change writes or removes what a document already says of itself. The first one to say it may be a claimed draft. */
export function changesProtectedMeta(doc: Y.Doc, { structs, deletions }: DecodedChange): boolean {
  const meta = doc.getMap('meta') as Y.AbstractType<unknown> as Y.Map<unknown>
  const said = [...protectedKeys].flatMap((key) => meta._map.get(key as string) ?? [])
  if (said.length === 0) return false
  const isRemoved = ({ id, deleted }: Y.Item) =>
    !deleted && deletions.get(id.client)?.some(({ clock, len }) => clock <= id.clock && id.clock < clock + len)
  if (said.some(isRemoved)) return true

  /** An item that replaces a value names no parent: it is written beside the item that it replaces. */
  const isBeside = (id: Y.ID | null): boolean => {
    if (!id || id.clock >= Y.getState(doc.store, id.client)) return false
    const item = Y.getItem(doc.store, id)
    return item instanceof Y.Item && item.parent === (meta as unknown) && protectedKeys.has(item.parentSub)
  }
  return structs.some((struct) => {
    const { client, clock } = struct.id
    if (!(struct instanceof Y.Item) || clock + struct.length <= Y.getState(doc.store, client)) return false
    const parent: unknown = struct.parent
    if (parent === 'meta') return protectedKeys.has(struct.parentSub)
    return !(parent instanceof Y.ID) && (isBeside(struct.origin) || isBeside(struct.rightOrigin))
  })
}
