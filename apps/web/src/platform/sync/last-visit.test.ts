import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import type { LiveDocument } from './live-document.ts'
import { openLive } from './open-live.ts'
import { cacheOpened } from './storage/cached-documents.ts'
import { leave } from './storage/leave.ts'
import { syncPending } from './sync-pending.ts'
import { FakeServer } from './testing/fake-server.ts'
import { topicsOf, writeTopic } from './testing/write-topic.ts'

let people = 0

/** Somebody who has been in a document once, and comes back to it as often as is wanted. */
async function setUp() {
  const server = new FakeServer()
  server.addFile('file')
  const options = { token: 't', personId: `visitor-${people++}`, url: 'http://server' }
  const open = async () => {
    const live = openLive({ ...options, fileId: 'file' }, server.ports)
    await vi.waitFor(() => expect(live.isUp.get()).toBe(true))
    await cacheOpened(options.personId, 'file')
    await server.settle()
    return live
  }
  const first = await open()
  expect(first.lastVisit.get()).toBeNull()
  await first.close()
  return { server, open, options, others: (text: string) => writeTopic(server.file('file'), text) }
}

const topics = (doc: Y.Doc | undefined) => doc && topicsOf(doc).sort()
const seenIn = ({ lastVisit }: LiveDocument) => {
  const visit = lastVisit.get()
  return visit && { before: topics(visit.before()), after: topics(visit.after()) }
}

afterEach(() => vi.useRealTimers())

test('what others wrote meanwhile is told with the document as one saw it; nothing when nobody wrote', async () => {
  const { open, others } = await setUp()
  const unchanged = await open()
  expect(seenIn(unchanged)).toBeNull()
  await unchanged.close()
  const before = Date.now()
  others('theirs')
  const live = await open()
  expect(seenIn(live)).toEqual({ before: [], after: ['theirs'] })
  expect(live.lastVisit.get()?.since).toBeLessThanOrEqual(before)
  // What is written and comes in from now on, one sees come.
  writeTopic(live.doc.get(), 'mine')
  others('later')
  expect(seenIn(live)).toEqual({ before: [], after: ['theirs'] })
  await live.close()
})

test('own work without a network is nothing new', async () => {
  const { server, open, others } = await setUp()
  const away = await open()
  server.cut()
  writeTopic(away.doc.get(), 'mine')
  await away.close()
  server.isReachable = true
  others('theirs')
  const live = await open()
  expect(seenIn(live)).toEqual({ before: ['mine'], after: ['mine', 'theirs'] })
  await live.close()
})

test('stays when the page is loaded again, goes when it was looked at, and when the next visit begins', async () => {
  const { open, others } = await setUp()
  others('one')
  await (await open()).close()
  const again = await open()
  expect(seenIn(again)).toEqual({ before: [], after: ['one'] })
  again.forgetLastVisit()
  expect(again.lastVisit.get()).toBeNull()
  await again.close()
  const seen = await open()
  expect(seenIn(seen)).toBeNull()
  await seen.close()

  others('two')
  await (await open()).close()
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  others('three')
  const later = await open()
  expect(seenIn(later)).toEqual({ before: ['one', 'two'], after: ['one', 'three', 'two'] })
  await later.close()
})

test('what came in while nobody looked waits for the person, however long', async () => {
  const { server, open, others, options } = await setUp()
  const away = await open()
  server.cut()
  writeTopic(away.doc.get(), 'mine')
  await away.close()
  server.isReachable = true
  others('theirs')
  expect(await syncPending(options, server.ports)).toEqual([])
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  const live = await open()
  expect(seenIn(live)).toEqual({ before: ['mine'], after: ['mine', 'theirs'] })
  await live.close()
})

test('goes with the person', async () => {
  const { open, others, options } = await setUp()
  others('theirs')
  await (await open()).close()
  await leave(options.personId)
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  expect(databases.filter((name) => name?.endsWith(options.personId))).toEqual([])
})
