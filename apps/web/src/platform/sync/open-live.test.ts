import 'fake-indexeddb/auto'
import { contentHash, documentKinds } from '@ramify/document'
import { expect, test, vi } from 'vitest'
import type { LiveDocument, LiveEvent } from './live-document.ts'
import { openLive } from './open-live.ts'
import { cachedName, cacheName } from './storage/cached-documents.ts'
import { listCopies } from './storage/copies.ts'
import { leave, unsyncedWork } from './storage/leave.ts'
import { syncPending } from './sync-pending.ts'
import { FakeServer } from './testing/fake-server.ts'
import { contentOf, topicsOf, writeTopic } from './testing/write-topic.ts'

let people = 0

/** A person with one file, and a way to open it as a new tab would. */
function setUp() {
  const server = new FakeServer()
  server.addFile('file')
  const personId = `person-${people++}`
  const serverTopics = () => topicsOf(server.file('file'))
  const open = (): LiveDocument & { seen: LiveEvent[] } => {
    const live = openLive({ fileId: 'file', token: 't', personId, url: 'http://server' }, server.ports)
    const seen: LiveEvent[] = []
    live.events.on((event) => seen.push(event))
    return Object.assign(live, { seen })
  }
  return { server, personId, open, serverTopics }
}

const until = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 })
const isIn = (live: LiveDocument, state: string) => until(() => live.saveState.get() === state)
/** Content is here, and all of it is the server's. */
const isOpen = (live: LiveDocument) => live.ready.then(() => isIn(live, 'saved'))

test('what is written arrives, is called saved then and not before, and is kept here', async () => {
  const { open, serverTopics, personId } = setUp()
  const live = open()
  expect(live.saveState.get()).toBe('saving')
  await live.ready
  await isIn(live, 'saved')
  expect(live.rights.get()).toEqual({ edit: true, nodes: null })
  const states: string[] = []
  live.saveState.subscribe(() => {
    states.push(live.saveState.get())
    if (live.saveState.get() === 'saved') expect(serverTopics()).toEqual(['one'])
  })
  writeTopic(live.doc.get(), 'one')
  expect(live.saveState.get()).toBe('saving')
  expect(live.pending()).toBe(true)
  await isIn(live, 'saved')
  expect(states).toEqual(['saving', 'saved'])
  await live.close()
  expect(await unsyncedWork(personId)).toEqual({ files: [], copies: 0 })
})

test('closed right after the last key: it has arrived all the same, and is known to', async () => {
  const { open, serverTopics, personId } = setUp()
  const live = open()
  await isOpen(live)
  writeTopic(live.doc.get(), 'last')
  await live.close()
  expect(serverTopics()).toEqual(['last'])
  expect(await unsyncedWork(personId)).toEqual({ files: [], copies: 0 })
})

test('edited offline, killed, edited again, back online: everything is on both sides', async () => {
  const { server, open, serverTopics, personId } = setUp()
  const first = open()
  await isOpen(first)
  server.cut()
  writeTopic(first.doc.get(), 'one')
  await isIn(first, 'offline')
  // Its tab is killed: nothing is closed. A new one opens without a network.
  const second = open()
  await second.ready
  expect(topicsOf(second.doc.get())).toEqual(['one'])
  writeTopic(second.doc.get(), 'two')
  await isIn(second, 'offline')
  expect(await unsyncedWork(personId)).toEqual({ files: ['file'], copies: 0 })
  server.isReachable = true
  writeTopic(server.file('file'), 'theirs')
  second.retry()
  await isIn(second, 'saved')
  expect(serverTopics()).toEqual(['one', 'theirs', 'two'])
  expect(topicsOf(second.doc.get())).toEqual(['one', 'theirs', 'two'])
  expect(second.seen.map((event) => event.type === 'message' && event.code)).toContain('314')
  await second.close()
  expect(await unsyncedWork(personId)).toEqual({ files: [], copies: 0 })
})

test('two tabs without a network both keep what they wrote', async () => {
  const { server, open, serverTopics, personId } = setUp()
  const [one, other] = [open(), open()]
  await Promise.all([isOpen(one), isOpen(other)])
  server.cut()
  writeTopic(one.doc.get(), 'one')
  writeTopic(other.doc.get(), 'other')
  await Promise.all([isIn(one, 'offline'), isIn(other, 'offline')])
  const later = open()
  await later.ready
  expect(topicsOf(later.doc.get())).toEqual(['one', 'other'])
  await later.close()
  server.isReachable = true
  one.retry()
  await isIn(one, 'saved')
  // The other one's work is still only here.
  await one.close()
  expect((await unsyncedWork(personId)).files).toEqual(['file'])
  other.retry()
  await isIn(other, 'saved')
  expect(serverTopics()).toEqual(['one', 'other'])
  await other.close()
  expect((await unsyncedWork(personId)).files).toEqual([])
})

test('refused work is put aside, and the document is the server’s', async () => {
  const { server, open, serverTopics, personId } = setUp()
  const live = open()
  await isOpen(live)
  writeTopic(live.doc.get(), 'taken')
  await isIn(live, 'saved')
  const old = live.doc.get()
  server.refuses = 'limit'
  const states: string[] = []
  live.saveState.subscribe(() => states.push(live.saveState.get()))
  writeTopic(old, 'too much')
  await until(() => live.doc.get() !== old)
  expect(topicsOf(live.doc.get())).toEqual(['taken'])
  const [refused] = live.seen.filter((event) => event.type === 'refusedWork')
  expect(refused).toMatchObject({ reason: 'limit' })
  expect(refused && contentHash(refused.content)).toBe(contentHash(contentOf(old)))
  expect(live.seen).toContainEqual({ type: 'message', code: '308' })
  await isIn(live, 'saved')
  expect(states).toEqual(['saving', 'failed', 'saved'])
  // Rights return: the refused work does not, and what is new goes through.
  server.refuses = null
  writeTopic(live.doc.get(), 'after')
  await isIn(live, 'saved')
  expect(serverTopics()).toEqual(['after', 'taken'])
  await live.close()
  const again = open()
  await isOpen(again)
  expect(topicsOf(again.doc.get())).toEqual(['after', 'taken'])
  await until(() => again.seen.some((event) => event.type === 'refusedWork'))
  expect(await listCopies(personId)).toHaveLength(1)
  await again.close()
})

test('a key that goes into the refused document after it changed hands is in the copy too', async () => {
  const { server, open, personId } = setUp()
  const live = open()
  await isOpen(live)
  server.refuses = 'rights'
  const old = live.doc.get()
  live.doc.subscribe(() => writeTopic(old, 'late'))
  writeTopic(old, 'first')
  await until(() => live.seen.filter((event) => event.type === 'refusedWork').length === 2)
  const copies = await listCopies(personId)
  expect(copies.map(({ content }) => contentHash(content))).toEqual([contentHash(contentOf(old))])
  await live.close()
})

test('killed while refused work is put aside: it is offered again, once', async () => {
  const { server, open, personId } = setUp()
  const killed = open()
  await isOpen(killed)
  server.refuses = 'rights'
  killed.saveState.subscribe(() => killed.saveState.get() === 'failed' && server.cut())
  writeTopic(killed.doc.get(), 'mine')
  await until(() => !server.isReachable)
  await server.settle()
  expect(killed.seen.some(({ type }) => type === 'refusedWork')).toBe(false)
  server.isReachable = true
  const live = open()
  await until(() => live.seen.some((event) => event.type === 'refusedWork') && live.saveState.get() === 'saved')
  await killed.close()
  expect(await listCopies(personId)).toHaveLength(1)
  expect(topicsOf(live.doc.get())).toEqual([])
  await live.close()
})

test.each([
  [4401, { type: 'sessionOver' }],
  [4426, { type: 'update' }],
  [4403, { type: 'gone' }],
  [4413, { type: 'tooMuchOpen' }],
])('closed with %i: %o', async (code, event) => {
  const { server, open } = setUp()
  const live = open()
  await isOpen(live)
  server.sendAway(code)
  await until(() => live.seen.length > 0)
  await server.settle()
  expect(live.seen).toEqual([event])
  await live.close()
})

test('a document of a newer schema is read-only, and says so once', async () => {
  const { server, open } = setUp()
  server
    .file('file')
    .getMap('meta')
    .set('schema', documentKinds.mindmap.schema + 1)
  const live = open()
  await isOpen(live)
  expect(live.rights.get().edit).toBe(false)
  expect(live.seen).toEqual([{ type: 'update' }])
  await live.close()
})

test('R10: work of somebody who has lost the document is offered to them', async () => {
  const { server, open, personId } = setUp()
  const live = open()
  await isOpen(live)
  server.cut()
  writeTopic(live.doc.get(), 'a day offline')
  await isIn(live, 'offline')
  server.isReachable = true
  server.files.delete('file')
  live.retry()
  await until(() => live.seen.some(({ type }) => type === 'gone'))
  expect(live.seen.filter(({ type }) => type !== 'message').map(({ type }) => type)).toEqual(['refusedWork', 'gone'])
  expect(await listCopies(personId)).toHaveLength(1)
  expect(live.pending()).toBe(false)
  await live.close()
})

test('4409: connects again and syncs', async () => {
  const { server, open, serverTopics } = setUp()
  const live = open()
  await isOpen(live)
  writeTopic(live.doc.get(), 'one')
  server.sendAway(4409)
  expect(live.saveState.get()).toBe('saving')
  await isIn(live, 'saved')
  expect(serverTopics()).toEqual(['one'])
  await live.close()
})

test('signing out wipes what is synced and keeps what is not, for that person alone', async () => {
  const { server, open, personId } = setUp()
  server.addFile('other')
  const synced = openLive({ fileId: 'other', token: 't', personId, url: 'http://server' }, server.ports)
  const live = open()
  await Promise.all([isOpen(live), isOpen(synced)])
  server.cut()
  writeTopic(live.doc.get(), 'only here')
  await isIn(live, 'offline')
  await Promise.all([live.close(), synced.close()])
  expect(await leave(personId)).toEqual({ files: ['file'], copies: 0 })
  server.isReachable = true
  server.cut()
  const again = open()
  await again.ready
  expect(topicsOf(again.doc.get())).toEqual(['only here'])
  await again.close()
  const empty = openLive({ fileId: 'other', token: 't', personId, url: 'http://server' }, server.ports)
  await isIn(empty, 'offline')
  expect(empty.doc.get().getMap('nodes').size).toBe(0)
  await empty.close()
  server.isReachable = true
  expect(await syncPending({ token: 't', personId, url: 'http://server' }, server.ports)).toEqual([])
  expect(await leave(personId)).toEqual({ files: [], copies: 0 })
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`ramify.person.${personId}`)
})

test('the name is kept beside the rights, neither in the place of the other, and goes when the person leaves', async () => {
  const { server, open, personId } = setUp()
  expect(await cachedName(personId, 'file')).toBe(null)
  await cacheName(personId, 'file', 'Plan')
  const live = open()
  await isOpen(live)
  expect(await cachedName(personId, 'file')).toBe('Plan')
  await cacheName(personId, 'file', 'Better plan')
  await live.close()
  server.cut()
  const away = open()
  await away.ready
  expect(away.rights.get()).toEqual({ edit: true, nodes: null })
  await away.close()
  expect(await cachedName(personId, 'file')).toBe('Better plan')
  await leave(personId)
  expect(await cachedName(personId, 'file')).toBe(null)
})

test('tells of a new name, and when the server is there again to be asked', async () => {
  const { server, open } = setUp()
  const live = open()
  expect(live.isUp.get()).toBe(false)
  await isOpen(live)
  expect(live.isUp.get()).toBe(true)
  server.rename('Plan')
  expect(live.seen).toEqual([{ type: 'renamed', name: 'Plan' }])
  server.cut()
  expect(live.isUp.get()).toBe(false)
  server.isReachable = true
  live.retry()
  await until(() => live.isUp.get())
  await live.close()
})

test('whose turn it is and who asks are told as they change; nobody is asked for an answer over a lost connection', async () => {
  const { server, open } = setUp()
  const live = open()
  await isOpen(live)
  const requests = [{ user_id: 'ben', nickname: 'Ben', asked_at: 1 }]
  server.tell({ type: 'turn', mode: 'turns', holder: 'ann' })
  server.tell({ type: 'requests', requests })
  server.tell({ type: 'answered', accepted: false })
  server.tell({ type: 'members' })
  expect(live.turn.get()).toEqual({ mode: 'turns', holder: 'ann' })
  expect(live.requests.get()).toEqual(requests)
  expect(live.seen).toEqual([{ type: 'answered', accepted: false }, { type: 'members' }])
  server.cut()
  await until(() => !live.isUp.get())
  expect(live.requests.get()).toEqual([])
  expect(live.turn.get()).toEqual({ mode: 'turns', holder: 'ann' })
  server.isReachable = true
  live.retry()
  await until(() => live.isUp.get())
  server.tell({ type: 'turn', mode: null, holder: null })
  expect(live.turn.get()).toBeNull()
  await live.close()
})
