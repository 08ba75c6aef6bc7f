// @module-tag never-retried
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../tests/kit/server/file-services.ts'
import { clear } from './trash/clear.ts'
import { remove } from './trash/remove.ts'
import { rename } from './tree/rename.ts'

/** Where they meet, by a column that is no key: those who wait for a key all begin again at once, in any order. */
const places = { search_index_files: 'stamp', document_readings: 'hash' } as const

describe.each(engines)('at once on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  beforeAll(async () => {
    house = await openFileServices(engine)
  })
  afterAll(() => house.close())

  const tables = () => house.services.database.tables<unknown>()
  /** So many wait for a row that somebody else holds. On SQLite transactions take turns, and nobody can be seen waiting. */
  const areWaiting = async (count: number) => {
    if (engine.name === 'sqlite') return
    const ask = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tables())
      return Number(rows[0]?.count)
    }
    await expect.poll(ask).toBeGreaterThanOrEqual(count)
  }
  /** The first gets as far as the row of this table, the second as far as it can; then they may go on. */
  const meet = async (
    table: keyof typeof places,
    fileId: string,
    first: () => Promise<unknown>,
    second: () => Promise<unknown>,
  ) => {
    const isHeld = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const holding = tables()
      .transaction()
      .execute(async (transaction) => {
        const column = sql.ref(places[table])
        await sql`update ${sql.table(table)} set ${column} = ${column} where file_id = ${fileId}`.execute(transaction)
        isHeld.resolve()
        await mayGoOn.promise
      })
    await isHeld.promise
    const acts: Promise<unknown>[] = []
    try {
      acts.push(first())
      await areWaiting(1)
      acts.push(second())
      await areWaiting(2)
    } finally {
      mayGoOn.resolve()
      await holding
    }
    await Promise.all(acts)
  }

  /** Read and indexed, and then written in: what it says now is in the journal alone. */
  const newDocument = async (name: string, topic: string) => {
    const fileId = await house.makeDocument(name)
    await house.documents.compact(fileId)
    const { content, hash } = await house.documents.read(fileId, 'ann')
    const wanted = structuredClone(content) as unknown as { root: { children: unknown[] } }
    wanted.root.children.push({ data: { text: topic }, children: [] })
    await house.documents.save(fileId, house.caller.session.personId, wanted, hash)
    return fileId
  }
  const find = async (words: string) => {
    const { personId } = house.caller.session
    const { hits } = await house.search.find({
      by: personId,
      spaces: { own: [personId], shared: [] },
      visible: async () => new Set(),
      words,
      kind: undefined,
      after: undefined,
      limit: 10,
    })
    return hits.map(({ fileId }) => fileId)
  }
  const acts = {
    read: (fileId: string) => house.documents.compact(fileId),
    rename: (fileId: string, name: string) =>
      rename(house.services)({ file_guids: fileId, new_name: name }, house.caller),
    index: (fileId: string) => {
      house.search.later([fileId])
      return house.search.settled()
    },
  }

  it.each([
    ['read', 'rename'],
    ['rename', 'read'],
    ['rename', 'index'],
  ] as const)('to %s and to %s a document leaves it to be found by both', async (one, other) => {
    const [before, name, topic] = [`Quay${one}${other}`, `Harbour${one}${other}`, `Lighthouse${one}${other}`]
    const fileId = await newDocument(before, topic)
    if (other === 'index') await house.documents.compact(fileId)
    // As one that is still to be indexed.
    await sql`update search_index_files set stamp = 'older' where file_id = ${fileId}`.execute(tables())
    await meet(
      'search_index_files',
      fileId,
      () => acts[one](fileId, name),
      () => acts[other](fileId, name),
    )
    expect([await find(name), await find(topic), await find(before)]).toEqual([[fileId], [fileId], []])
  })

  it('S12: of all that one person makes, one at a time waits for the database, and others are answered', async () => {
    const { personId } = house.caller.session
    await house.makeDocument('First')
    const isHeld = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const holding = tables()
      .transaction()
      .execute(async (transaction) => {
        await sql`update files set touch_key = touch_key where space_id = ${personId}`.execute(transaction)
        isHeld.resolve()
        await mayGoOn.promise
      })
    await isHeld.promise
    // More than there are connections.
    const names = Array.from({ length: 30 }, (_, nth) => `Many${nth}`)
    const made = names.map((name) => house.makeDocument(name))
    try {
      await areWaiting(1)
      expect(await find('nothing')).toEqual([])
    } finally {
      mayGoOn.resolve()
      await holding
    }
    expect(new Set(await Promise.all(made)).size).toBe(30)
  })

  it('to remove a document for good and to read it keeps neither waiting for the other', async () => {
    const fileId = await newDocument('Gone', 'gone')
    await remove(house.services)({ file_guids: fileId }, house.caller)
    await meet(
      'document_readings',
      fileId,
      () => clear(house.services)({ file_guids: fileId }, house.caller),
      () => house.documents.compact(fileId),
    )
    expect(await house.documents.thumbnail(fileId)).toBeNull()
    expect(await find('gone')).toEqual([])
  })
})
