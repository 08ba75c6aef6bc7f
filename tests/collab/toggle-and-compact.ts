import { expect } from 'vitest'
import * as Y from 'yjs'
import { type CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'

/** Somebody toggles one thing so many times; what is stored of it must not grow with that. */
export async function toggleAndCompact(house: CollabHouse, person: Visitor, toggles: number): Promise<void> {
  const content = { root: { data: { id: 'root', text: 'Root' }, children: [] } }
  const fileId = await house.newFile(person, { content })
  const doc = await house.stored(fileId)
  const record = doc.getMap<Y.Map<unknown>>('nodes').get('root') as Y.Map<unknown>
  const changes: Uint8Array[] = []
  const note = (change: Uint8Array) => changes.push(change)
  // Some as a journal has them, a row for each; the others as somebody brings them who was offline.
  const inRows = toggles / 20
  doc.on('update', note)
  for (let nth = 0; nth < inRows; nth++) record.set('look', { bold: nth % 2 === 0 })
  doc.off('update', note)
  for (let at = 0; at < changes.length; at += 1_000) {
    await house.addRows(fileId, changes.slice(at, at + 1_000))
  }
  const start = Y.encodeStateVector(doc)
  doc.transact(() => {
    for (let nth = inRows; nth < toggles; nth++) record.set('look', { bold: nth % 2 === 0 })
  })
  await house.addRows(fileId, [Y.encodeStateAsUpdate(doc, start)])
  await house.documents.compact(fileId)
  expect(await house.journalRows(fileId)).toBe(0)
  const [state] = await house.db.selectFrom('document_states').select('state').where('file_id', '=', fileId).execute()
  expect(state?.state.byteLength).toBeLessThan(10_000)
  const client = await house.client(person, fileId).connect()
  expect(topicsOf(client.doc)).toEqual(['Root'])
}
