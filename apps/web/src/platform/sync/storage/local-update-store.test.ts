import 'fake-indexeddb/auto'
import { newMap } from '@ramify/document'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { topicsOf, writeTopic } from '../testing/write-topic.ts'
import { type LocalDatabase, localDatabase } from './local-database.ts'
import { LocalUpdateStore } from './local-update-store.ts'
import { readStored } from './stored-document.ts'
import { readRowKeys, updateStore } from './update-rows.ts'

afterEach(() => void vi.restoreAllMocks())

let names = 0
const freshDatabase = () => localDatabase(`keeper-${names++}`, [updateStore])
const noneBeside = async () => undefined

/** A document that is kept, as an open one is. */
function keep(database: LocalDatabase, doc = new Y.Doc()) {
  const seen = { kept: 0, works: [] as boolean[], evicted: 0 }
  let number = 1
  const keeper = new LocalUpdateStore({
    database,
    id: 'd',
    doc,
    alongside: { stores: [], write: async () => true },
    onKept: (kept) => {
      seen.kept = kept
    },
    onStorage: (works) => seen.works.push(works),
    onEvicted: () => seen.evicted++,
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === 'loaded') return
    number++
    keeper.keep(update, number)
  })
  return { doc, keeper, seen, last: () => number }
}

/** A database in which nothing can be stored for a while. */
function failing(database: LocalDatabase) {
  const state = { isFull: false }
  const write: LocalDatabase['write'] = (...args) =>
    state.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : database.write(...args)
  return { state, database: { ...database, write } }
}

const rowsIn = (database: LocalDatabase) =>
  database.read([updateStore], (transaction) => readRowKeys(transaction, 'd')).then((keys) => keys.length)

async function topicsIn(database: LocalDatabase): Promise<string[]> {
  return topicsOf((await readStored(database, 'd')).doc)
}

test('every change is stored at once and read again', async () => {
  const database = freshDatabase()
  const { doc, keeper, seen, last } = keep(database)
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(newMap({ text: 'm' })))
  writeTopic(doc, 'a')
  await keeper.idle()
  expect(seen.kept).toBe(last())
  writeTopic(doc, 'b')
  await keeper.idle()
  expect(await topicsIn(database)).toEqual(['a', 'b'])
  const again = keep(database)
  await again.keeper.load('loaded', noneBeside)
  expect(topicsOf(again.doc)).toEqual(['a', 'b'])
  expect(again.seen.kept).toBe(0)
})

test('R19: a full disk is said to be one; when there is room again, everything is stored', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const real = freshDatabase()
  const { state, database } = failing(real)
  const { doc, keeper, seen, last } = keep(database, newMap({ text: 'm' }))
  keeper.storeAll()
  await keeper.idle()
  state.isFull = true
  writeTopic(doc, 'a')
  await keeper.idle()
  expect(seen.works).toEqual([false])
  expect(seen.kept).toBeLessThan(last())
  writeTopic(doc, 'b')
  await keeper.idle()
  state.isFull = false
  keeper.retry()
  await keeper.idle()
  expect(seen.works).toEqual([false, true])
  expect(seen.kept).toBe(last())
  expect(await topicsIn(real)).toEqual(['a', 'b'])
})

test('a store that cannot even be opened is said to be none', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const database = localDatabase('none', [updateStore], {
    factory: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  const { doc, keeper, seen } = keep(database, newMap({ text: 'm' }))
  await expect(keeper.load('loaded', noneBeside)).rejects.toThrow('not here')
  writeTopic(doc, 'a')
  await keeper.idle()
  expect(seen.works).toEqual([false])
  await keeper.close()
})

test('many rows are put together; those of another tab stay until this one knows them', async () => {
  const database = freshDatabase()
  const first = newMap({ text: 'm' })
  const one = keep(database, first)
  one.keeper.storeAll()
  await one.keeper.idle()
  const other = keep(database)
  await other.keeper.load('loaded', noneBeside)
  writeTopic(other.doc, 'of the other')
  await other.keeper.idle()
  for (let nth = 0; nth < 200; nth++) writeTopic(one.doc, `t${nth}`)
  await one.keeper.idle()
  expect(await rowsIn(database)).toBeLessThan(150)
  const texts = await topicsIn(database)
  expect(texts).toHaveLength(201)
  expect(texts).toContain('of the other')
})

test('what the browser threw away is stored again', async () => {
  const database = freshDatabase()
  let evict: () => void = () => undefined
  const watched: LocalDatabase = {
    ...database,
    onEvicted: (listener) => {
      evict = listener
      return () => undefined
    },
  }
  const { doc, keeper, seen, last } = keep(watched, newMap({ text: 'm' }))
  keeper.storeAll()
  writeTopic(doc, 'a')
  await keeper.idle()
  await database.remove()
  evict()
  expect(seen.evicted).toBe(1)
  await keeper.idle()
  expect(seen.kept).toBe(last())
  expect(await topicsIn(database)).toEqual(['a'])
})

test('a row that cannot be read does not take the others with it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const database = freshDatabase()
  const { doc, keeper } = keep(database, newMap({ text: 'm' }))
  keeper.storeAll()
  writeTopic(doc, 'a')
  await keeper.idle()
  await database.write([updateStore], async (transaction) => {
    transaction.objectStore(updateStore).put(new Uint8Array([1, 2, 3, 250]), ['d', 'x', 1])
  })
  const again = keep(database)
  await again.keeper.load('loaded', noneBeside)
  expect(topicsOf(again.doc)).toEqual(['a'])
})

test('changes of others are stored soon, in one row, and at once with an own one that may rest on them', async () => {
  const database = freshDatabase()
  const write = vi.spyOn(database, 'write')
  const { doc, keeper } = keep(database, newMap({ text: 'm' }))
  keeper.storeAll()
  await keeper.idle()
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  other.on('update', (update: Uint8Array) => {
    Y.applyUpdate(doc, update, 'loaded')
    keeper.keep(update, null)
  })
  for (let nth = 0; nth < 20; nth++) writeTopic(other, `others ${nth}`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(write).toHaveBeenCalledTimes(1)
  writeTopic(doc, 'own')
  await keeper.idle()
  expect([write.mock.calls.length, await rowsIn(database)]).toEqual([2, 2])
  expect(await topicsIn(database)).toHaveLength(21)
  writeTopic(other, 'last')
  await keeper.close()
  expect(await topicsIn(database)).toContain('last')
})
