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

  const isProtectedItem = (item: Y.Item) => item.parent === (meta as unknown) && protectedKeys.has(item.parentSub)
  const stored = (id: Y.ID): Y.Item | undefined => {
    if (id.clock >= Y.getState(doc.store, id.client)) return undefined
    const item = Y.getItem(doc.store, id)
    return item instanceof Y.Item ? item : undefined
  }
  /** Ends of new items of a protected key: the next one of the same key is written beside them. */
  const found = new Set<string>()
  const isBeside = (id: Y.ID | null): boolean => {
    if (!id) return false
    const item = stored(id)
    return item ? isProtectedItem(item) : found.has(keyOf(id))
  }
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue
    const parent: unknown = struct.parent
    const isProtected =
      parent === 'meta'
        ? protectedKeys.has(struct.parentSub)
        : !(parent instanceof Y.ID) && (isBeside(struct.origin) || isBeside(struct.rightOrigin))
    if (!isProtected) continue
    found.add(keyOf(struct.id)).add(keyOf(struct.lastId))
    if (struct.id.clock + struct.length > Y.getState(doc.store, struct.id.client)) return true
  }
  return false
}

const keyOf = ({ client, clock }: Y.ID) => `${client}:${clock}`
