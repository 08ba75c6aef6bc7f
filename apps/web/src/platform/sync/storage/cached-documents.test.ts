import 'fake-indexeddb/auto'
import { newMap } from '@ramify/document'
import { expect, test, vi } from 'vitest'
import { topicsOf, writeTopic } from '../testing/write-topic.ts'
import { cachedDocument, cachedDocuments, cacheName, cacheOpened } from './cached-documents.ts'
import { personDatabase } from './person-database.ts'
import { putStored } from './stored-document.ts'
import { updateStore } from './update-rows.ts'

function keep(personId: string, fileId: string, text: string): Promise<void> {
  const doc = newMap({ text: 'Root' })
  writeTopic(doc, text)
  return personDatabase(personId).write([updateStore], async (transaction) => putStored(transaction, fileId, doc))
}

test('what this browser has of a person’s documents, the last opened first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await keep('ann', 'plan', 'Plan')
  await keep('ann', 'voyage', 'Voyage')
  await keep('ann', 'old', 'From before anybody noted it')
  await keep('ben', 'his', 'His own')
  for (const [id, name, time] of [
    ['plan', 'The plan', 2000],
    ['voyage', 'A voyage', 3000],
    // Looked for once, and never here.
    ['elsewhere', 'Elsewhere', 4000],
  ] as const) {
    vi.setSystemTime(time)
    await cacheName('ann', id, name)
    await cacheOpened('ann', id)
  }
  expect(await cachedDocuments('ann')).toEqual([
    { id: 'voyage', kind: 'mindmap', name: 'A voyage', opened: 3000 },
    { id: 'plan', kind: 'mindmap', name: 'The plan', opened: 2000 },
    { id: 'old', kind: 'mindmap', name: null, opened: 0 },
  ])
  expect(topicsOf(await cachedDocument('ann', 'plan'))).toEqual(['Plan'])
  expect(await cachedDocuments('ben')).toHaveLength(1)
  vi.useRealTimers()
})
