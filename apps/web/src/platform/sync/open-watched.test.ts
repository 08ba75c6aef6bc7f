import { closeCodes } from '@ramify/contract'
import { openMap } from '@ramify/document'
import { expect, test, vi } from 'vitest'
import { openWatched, type WatchEvent } from './open-watched.ts'
import { FakeServer } from './testing/fake-server.ts'
import { topicsOf, writeTopic } from './testing/write-topic.ts'

function setUp() {
  const server = new FakeServer()
  server.addFile('file')
  const watched = openWatched({ fileId: 'file', token: 'guest', url: 'http://server' }, server.ports)
  const seen: WatchEvent[] = []
  watched.events.on((event) => seen.push(event))
  return { server, watched, seen }
}

const until = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 5 })

test('shows what the server has and what others write, also after the connection was lost', async () => {
  const { server, watched } = setUp()
  await watched.ready
  writeTopic(server.file('file'), 'one')
  await until(() => topicsOf(watched.doc).includes('one'))
  server.cut()
  await until(() => watched.link.get() !== 'up')
  writeTopic(server.file('file'), 'two')
  server.isReachable = true
  watched.retry()
  await until(() => topicsOf(watched.doc).includes('two'))
  watched.close()
})

test('what is done to the copy stays there: it is not sent, and others write on below it', async () => {
  const { server, watched } = setUp()
  await watched.ready
  writeTopic(server.file('file'), 'one')
  await until(() => topicsOf(watched.doc).includes('one'))
  const map = openMap(watched.doc)
  map.execute({ type: 'setFold', ids: [map.snapshot.root], folded: true })
  await server.settle()
  const isFolded = (map: ReturnType<typeof openMap>) => map.snapshot.nodes.get(map.snapshot.root)?.folded
  expect(isFolded(openMap(server.file('file')))).toBe(false)
  writeTopic(server.file('file'), 'two')
  await until(() => topicsOf(watched.doc).includes('two'))
  expect(isFolded(map)).toBe(true)
  watched.close()
})

test.each([
  ['linkEnded', 'link-ended'],
  ['linkExpired', 'link-expired'],
  ['linkUnproven', 'link-unproven'],
  ['access', 'gone'],
  ['session', 'session'],
] as const)('%s: told once, and nothing is tried any more', async (code, why) => {
  const { server, watched, seen } = setUp()
  await watched.ready
  server.rename('Renamed')
  server.sendAway(closeCodes[code])
  await until(() => watched.link.get() === 'down')
  expect(seen).toEqual([
    { type: 'renamed', name: 'Renamed' },
    { type: 'ended', why },
  ])
  writeTopic(server.file('file'), 'later')
  watched.retry()
  await server.settle()
  expect(topicsOf(watched.doc)).not.toContain('later')
})
