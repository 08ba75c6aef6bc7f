import * as Y from 'yjs'
import { type DecodedChange, leansOn } from './decoded-change.ts'

/** `covered`: the document has all of it. `gap`: it builds on something that the document has not. */
export type ChangeStatus = 'covered' | 'gap' | 'new'

/** How a change stands to a document, before it is applied. */
export function inspectChange(doc: Y.Doc, { structs, deletions }: DecodedChange): ChangeStatus {
  const known = (client: number) => Y.getState(doc.store, client)
  const ends = new Map<number, number>()
  let news = false
  for (const struct of structs) {
    if (struct instanceof Y.Skip) return 'gap'
    const { client, clock } = struct.id
    const end = ends.get(client) ?? known(client)
    if (clock > end) return 'gap'
    ends.set(client, Math.max(end, clock + struct.length))
    if (clock + struct.length > known(client)) news = true
  }
  const reaches = (client: number, clock: number) => clock <= (ends.get(client) ?? known(client))
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue
    if (!leansOn(struct).every((id) => reaches(id.client, id.clock + 1))) return 'gap'
  }
  for (const [client, ranges] of deletions) {
    for (const { clock, len } of ranges) {
      if (!reaches(client, clock + len)) return 'gap'
      news ||= !isDeleted(doc, client, clock, len)
    }
  }
  return news ? 'new' : 'covered'
}

function isDeleted(doc: Y.Doc, client: number, clock: number, len: number): boolean {
  const structs = doc.store.clients.get(client)
  // Deleted by the same change that brings it.
  if (!structs || clock + len > Y.getState(doc.store, client)) return false
  for (let at = Y.findIndexSS(structs, clock); at < structs.length; at++) {
    const struct = structs[at] as Y.Item | Y.GC
    if (struct.id.clock >= clock + len) return true
    if (!struct.deleted) return false
  }
  return true
}
