// @module-tag never-retried
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openStore } from '../../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../../migrations/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { createLog } from '../../../platform/log.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import { newId } from '../../../platform/random.ts'
import { accessCounters } from '../../access/counters.ts'
import type { Basis } from '../../access/index.ts'
import { storeCompacted } from '../compaction/store-compacted.ts'
import type { DocumentTables } from '../tables.ts'
import { moveTurn } from '../turns/turns.ts'
import { scheduleSetting, usualSchedule } from '../versions/schedule-setting.ts'
import { createAppend, DocumentMoved, RightsChanged } from './append-entries.ts'
import { copyRecords } from './copy-records.ts'
import { createJournal, type Journal } from './journal.ts'
import { lockHeads } from './lock-heads.ts'
import { createRecord, removeRecords } from './records.ts'

describe.each(engines)('the journal on $name', (engine) => {
  let databases: Database[]
  let journals: [Journal, Journal]
  const written: { fileId: string; seq: number }[] = []
  let dispose: () => Promise<void>
  beforeAll(async () => {
    const store = await engine.fresh()
    const database = openStore(store)
    // As two processes have it. SQLite is for one.
    databases = engine.name === 'postgres' ? [database, openStore(store)] : [database]
    await migrate(database, migrations)
    const open = (each: Database) =>
      createJournal({
        database: each,
        log: createLog('silent'),
        metrics: createMetrics({ ofProcess: false }),
        onCommit: ({ fileId }, seq) => written.push({ fileId, seq }),
      })
    journals = [open(database), open(databases.at(-1) as Database)]
    dispose = async () => {
      for (const each of databases) await each.close()
      await store.dispose()
    }
  })
  afterAll(() => dispose())

  const database = () => databases[0] as Database
  const tables = () => database().tables<DocumentTables>()
  const inTransaction = () => database().tables<unknown>().transaction()
  const journal = () => journals[0]

  async function newDocument(): Promise<string> {
    const fileId = newId()
    const state = Y.encodeStateAsUpdate(new Y.Doc())
    await inTransaction().execute((transaction) =>
      createRecord(transaction, { fileId, state, limitsWaived: false, at: 1 }),
    )
    return fileId
  }

  const newChange = (text = '') => {
    const doc = new Y.Doc()
    doc.getText('text').insert(0, text)
    return Y.encodeStateAsUpdate(doc)
  }
  const append = (fileId: string, more: { after?: number; basis?: Basis } = {}) =>
    journal().append({ fileId, personId: null, change: newChange(), ...more })

  async function seqsOf(fileId: string): Promise<number[]> {
    const rows = tables().selectFrom('document_journal').select('seq').where('file_id', '=', fileId).orderBy('seq')
    return (await rows.execute()).map(({ seq }) => seq)
  }

  /** As a compaction does of what it has loaded. */
  async function compact(fileId: string, between: () => Promise<unknown> = async () => undefined) {
    const stored = await journal().load(fileId)
    if (!stored) throw new Error('There is no such document')
    const state = Uint8Array.from(Y.mergeUpdates([stored.state, ...stored.rows.map(({ change }) => change)]))
    const compacted = { state, bad: [], readMs: 0, reading: null, schemaBefore: 1, before: null }
    const versions = { schedule: scheduleSetting.parse(usualSchedule), mostBytes: 1024, freeNamedMs: 1 }
    const search = { hold: async () => undefined, write: async () => undefined }
    await between()
    return storeCompacted({ database: database(), search, versions, now: Date.now() }, fileId, stored, {
      ...{ compacted, through: stored.seq, drawing: null, version: null },
    })
  }

  it('numbers the changes of each document without gaps, in their order, whoever writes at the same time', async () => {
    const write = fc.record({
      by: fc.integer({ min: 0, max: 1 }),
      to: fc.integer({ min: 0, max: 3 }),
      pause: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 60 }), async (writes) => {
        const files = await Promise.all([newDocument(), newDocument(), newDocument(), newDocument()])
        const appends: Promise<{ by: number; to: number; seq: number }>[] = []
        for (const { by, to, pause } of writes) {
          const entry = { fileId: files[to] as string, personId: null, change: newChange() }
          appends.push((journals[by] as Journal).append(entry).then((seq) => ({ by, to, seq })))
          if (pause) await new Promise((resolve) => setImmediate(resolve))
        }
        const given = await Promise.all(appends)
        const heads = await journal().heads(files)
        for (const [to, fileId] of files.entries()) {
          const own = given.filter((one) => one.to === to)
          const wanted = own.map((_, nth) => nth + 1)
          expect(own.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(wanted)
          expect(await seqsOf(fileId)).toEqual(wanted)
          expect(heads.get(fileId)).toBe(own.length)
          for (const by of [0, 1]) {
            const inOrder = own.filter((one) => one.by === by).map(({ seq }) => seq)
            expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('writes what may be written of a batch, and tells of each what number it got', async () => {
    const [one, other, gone] = [await newDocument(), await newDocument(), await newDocument()]
    await inTransaction().execute((transaction) => removeRecords(transaction, database().engine, [gone]))
    const ids = [newId(), newId()] as const
    await inTransaction().execute((transaction) => accessCounters.raise(transaction, [ids[0]]))
    const outcomes = await Promise.allSettled([
      append(one),
      append(one, { basis: { ids, count: 0 } }),
      append(one, { basis: { ids, count: 1 } }),
      append(gone),
      append(other),
    ])
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: expect.any(RightsChanged) },
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: expect.any(RightsChanged) },
      { status: 'fulfilled', value: 1 },
    ])
    expect(written.slice(-3)).toEqual([
      { fileId: one, seq: 1 },
      { fileId: one, seq: 2 },
      { fileId: other, seq: 1 },
    ])
    expect(await journal().heads([one, other, gone])).toEqual(new Map([[one, 2]]).set(other, 1))
    expect(await seqsOf(gone)).toEqual([])
  })

  it('gives each entry of a batch its number or says why it has none, whatever else is in the batch', async () => {
    const entry = fc.record({
      to: fc.integer({ min: 0, max: 2 }),
      right: fc.constantFrom('none needed' as const, 'current' as const, 'outdated' as const),
      // Around what can be the last number.
      after: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined, freq: 3 }),
    })
    const ids = [newId(), newId()] as const
    await inTransaction().execute((transaction) => accessCounters.raise(transaction, ids))
    const basisOf = { 'none needed': undefined, current: { ids, count: 2 }, outdated: { ids, count: 1 } }
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), fc.boolean(), async (batch, isOneGone) => {
        const files = [await newDocument(), await newDocument(), await newDocument()]
        if (isOneGone) {
          await inTransaction().execute((transaction) => removeRecords(transaction, database().engine, files.slice(2)))
        }
        const heads = files.map((_, nth): number | null => (isOneGone && nth === 2 ? null : 0))
        const wanted = batch.map(({ to, right, after }) => {
          const head = heads[to] ?? null
          const isMoved = after !== undefined && after !== head
          // Of two reasons it may be either.
          if (head !== null && right === 'outdated' && isMoved) return expect.stringMatching(/rights|moved/)
          if (head === null || right === 'outdated') return 'rights changed'
          if (isMoved) return 'document moved'
          heads[to] = head + 1
          return head + 1
        })
        // In one turn of the event loop: they are one batch.
        const outcomes = await Promise.allSettled(
          batch.map(({ to, right, after }) => {
            const basis = basisOf[right]
            return append(files[to] as string, { ...(basis && { basis }), ...(after !== undefined && { after }) })
          }),
        )
        expect(
          outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message)),
        ).toEqual(wanted)
        for (const [nth, fileId] of files.entries()) {
          expect(await seqsOf(fileId)).toEqual(Array.from({ length: heads[nth] ?? 0 }, (_, before) => before + 1))
        }
        const written = files.flatMap((fileId, nth) => (heads[nth] === null ? [] : [[fileId, heads[nth]]]))
        expect([...(await journal().heads(files))].sort()).toEqual(written.sort())
      }),
      { numRuns: 60 },
    )
  })

  it('needs no transaction for a batch that can be written whole', async () => {
    const [one, other] = [await newDocument(), await newDocument()]
    const ids = [newId(), newId()] as const
    const transaction = () => {
      throw new Error('a transaction')
    }
    const write = createAppend({ ...database(), tables: <Tables>() => ({ transaction }) as unknown as Kysely<Tables> })
    const entry = (fileId: string, more = {}) => ({ fileId, personId: null, change: newChange(), ...more })
    const basis = { ids, count: 0 }
    expect(await write([entry(one, { basis }), entry(other), entry(one, { after: 1 })], 1)).toEqual([1, 1, 2])
    await expect(write([entry(one, { after: 1 })], 1)).rejects.toThrow('a transaction')
    expect(await journal().heads([one, other])).toEqual(new Map([[one, 2]]).set(other, 1))
  })

  it('writes an entry only after the one that it is to follow', async () => {
    const fileId = await newDocument()
    expect(await append(fileId, { after: 0 })).toBe(1)
    await expect(append(fileId, { after: 0 })).rejects.toThrow(DocumentMoved)
    const ids = [newId(), newId()] as const
    await inTransaction().execute((transaction) => accessCounters.raise(transaction, [ids[0]]))
    // The first one of this batch is not written, so the second one follows what was there.
    const outcomes = await Promise.allSettled([
      append(fileId, { basis: { ids, count: 0 } }),
      append(fileId, { after: 1 }),
      append(fileId, { after: 1 }),
    ])
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message)),
    ).toEqual(['rights changed', 2, 'document moved'])
    expect(await seqsOf(fileId)).toEqual([1, 2])
  })

  it('gives what was written after a number, also when it has been compacted since', async () => {
    const fileId = await newDocument()
    await append(fileId)
    await append(fileId)
    expect(await journal().rowsAfter(fileId, 1)).toMatchObject({ seq: 2, state: null, rows: [{ seq: 2 }] })
    expect(await journal().load(fileId)).toMatchObject({ seq: 2, compactedSeq: 0, rows: [{ seq: 1 }, { seq: 2 }] })
    expect(await compact(fileId)).not.toBeNull()
    await append(fileId)
    const { state } = (await journal().load(fileId)) ?? {}
    expect(await journal().rowsAfter(fileId, 1)).toEqual({
      seq: 3,
      state,
      rows: [{ seq: 3, change: expect.anything() }],
    })
    expect(await journal().rowsAfter(fileId, 2)).toMatchObject({ seq: 3, state: null, rows: [{ seq: 3 }] })
    expect(await journal().rowsAfter(fileId, 3)).toEqual({ seq: 3, state: null, rows: [] })
    expect(await journal().rowsAfter(newId(), 0)).toBeNull()
    await compact(fileId)
    expect(await journal().load(fileId)).toMatchObject({ seq: 3, compactedSeq: 3, rows: [] })
    expect(await append(fileId)).toBe(4)
  })

  it('puts a row into quarantine that is not in the state yet, and no other', async () => {
    const fileId = await newDocument()
    await journal().append({ fileId, personId: null, change: newChange('fine') })
    await journal().append({ fileId, personId: null, change: newChange('bad') })
    const textOf = async () => {
      const doc = new Y.Doc()
      Y.applyUpdate(doc, (await journal().load(fileId))?.state as Uint8Array)
      return doc.getText('text').toString()
    }
    // A compaction that has loaded it already gives up.
    expect(await compact(fileId, async () => expect(await journal().quarantine(fileId, 2)).toBe(true))).toBeNull()
    expect(await textOf()).toBe('')
    expect(await journal().quarantine(fileId, 2)).toBe(false)
    expect(await seqsOf(fileId)).toEqual([1])
    await compact(fileId)
    expect(await textOf()).toBe('fine')
    expect(await journal().quarantine(fileId, 1)).toBe(false)
    expect(await journal().load(fileId)).toMatchObject({ seq: 2, compactedSeq: 2 })
    expect(await append(fileId)).toBe(3)
    const aside = tables().selectFrom('document_quarantine').select('seq').where('file_id', '=', fileId)
    expect(await aside.execute()).toEqual([{ seq: 2 }])
  })

  it('is copied with its numbers, and goes with its document', async () => {
    const [fileId, copyId] = [await newDocument(), newId()]
    for (let nth = 0; nth < 3; nth++) await append(fileId)
    await journal().quarantine(fileId, 2)
    await inTransaction().execute((transaction) => copyRecords(transaction, [[fileId, copyId]]))
    expect(await seqsOf(copyId)).toEqual([1, 3])
    expect(await journal().append({ fileId: copyId, personId: null, change: newChange() })).toBe(4)
    expect(await append(fileId)).toBe(4)
    await inTransaction().execute((transaction) => removeRecords(transaction, database().engine, [copyId]))
    expect(await journal().heads([fileId, copyId])).toEqual(new Map([[fileId, 4]]))
    expect(await seqsOf(copyId)).toEqual([])
  })

  // On SQLite nobody waits for a row: transactions that write come one after the other.
  if (engine.name === 'postgres') {
    it('sees a right that was taken while it waited for somebody else’s lock', async () => {
      const fileId = await newDocument()
      const ids = [newId(), newId()] as const
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = tables()
        .transaction()
        .execute(async (transaction) => {
          await lockHeads(transaction, 'postgres', [fileId])
          locked.resolve()
          await released.promise
        })
      await locked.promise
      const appends = Promise.allSettled([append(fileId, { basis: { ids, count: 0 } }), append(fileId)])
      const waiting = sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(tables())).rows.length).toBe(1)
      await inTransaction().execute((transaction) => accessCounters.raise(transaction, [ids[0]]))
      released.resolve()
      await holding
      expect(await appends).toEqual([
        { status: 'rejected', reason: expect.any(RightsChanged) },
        { status: 'fulfilled', value: 1 },
      ])
    })

    it('sees a turn that moved between the moment it read the rights and the moment it got the head', async () => {
      const fileId = await newDocument()
      const ids = [newId(), newId()] as const
      const run = (statement: string) => sql.raw(statement).execute(tables())
      await inTransaction().execute((transaction) => accessCounters.raise(transaction, [ids[0]]))
      // Whoever reads the counters waits there, for as long as somebody holds this lock.
      await run(`create function wait() returns boolean language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(28); return true; end $$`)
      await run('alter table access_counters rename to counters')
      await run('create view access_counters as select * from counters where wait()')
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = inTransaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(28)`.execute(transaction)
        locked.resolve()
        await released.promise
      })
      try {
        await locked.promise
        const appended = append(fileId, { basis: { ids, count: 1 } }).catch((error) => error)
        const waiting = sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
        await expect.poll(async () => (await waiting.execute(tables())).rows.length).toBe(1)
        await inTransaction().execute(async (transaction) => {
          await moveTurn(transaction, 'postgres', fileId, null)
          await sql`update counters set count = count + 1 where id = ${ids[0]}`.execute(transaction)
        })
        released.resolve()
        expect(await appended).toBeInstanceOf(RightsChanged)
        expect(await seqsOf(fileId)).toEqual([])
      } finally {
        released.resolve()
        await holding
        await run('drop view access_counters')
        await run('alter table counters rename to access_counters')
      }
    })
  }
})
