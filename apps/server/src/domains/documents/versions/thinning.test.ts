// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CollabHouse, type Visitor } from '../../../../../../tests/kit/collab/collab.ts'
import { newEditedDocument, usualBounds } from '../../../../../../tests/kit/collab/edited-document.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { serverKinds } from '../kinds/table.ts'
import { DocumentWorker } from '../reading/document-worker.ts'
import type { VersionReason } from '../tables.ts'
import { thinIdle } from './thin-idle.ts'
import { thinVersions } from './thin-versions.ts'
import { noteAuthors, storeReplaced } from './version-store.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe.each(engines)('versions over time on $name', (engine) => {
  let house: CollabHouse
  let owner: Visitor
  const worker = new DocumentWorker(serverKinds)
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    owner = await house.newVisitor()
  })
  afterAll(async () => {
    await worker.close()
    await house.close()
  })

  const newEditing = () => newEditedDocument({ house, owner, worker })

  it('go on when the clock is set back', async () => {
    const { edit, versions, counts } = await newEditing()
    await edit(400 * day, 'a')
    for (let nth = 0; nth < 5; nth++) {
      await edit((nth + 1) * minute, `b ${nth}`)
      await edit((nth + 1) * minute + second, `c ${nth}`)
    }
    expect(await versions()).toHaveLength(6)
    expect(counts).toEqual({ written: 6, removed: 0 })
  })

  it('are thinned out where nobody writes any more', async () => {
    const { edit, versions, begun } = await newEditing()
    for (let nth = 1; nth <= 5; nth++) await edit(nth * minute, `${nth}`)
    const { signal } = new AbortController()
    const thinAt = async (now: number) => {
      let removed = 0
      const onRemoved = (count: number) => {
        removed += count
      }
      await thinIdle({ database: house.database, bounds: usualBounds, now, signal, onRemoved })
      return removed
    }
    await thinAt(begun + 10 * minute)
    expect(await versions()).toHaveLength(5)
    const [newest] = await versions()
    expect(await thinAt(begun + 60 * day)).toBeGreaterThanOrEqual(3)
    const left = await versions()
    expect(left[0]?.id).toBe(newest?.id)
    expect(left.length).toBeLessThanOrEqual(2)
    expect(await thinAt(begun + 60 * day)).toBe(0)
  })

  it('with a title are removed when they were made on a free plan and their time is over', async () => {
    const fileId = await house.newFile(owner)
    const [at, state] = [Date.now(), new Uint8Array(10)]
    const row = { file_id: fileId, reason: 'named' as const, schema: 1, hash: '', resource_ids: '', size: 10, state }
    const rows = [
      { ...row, title: 'free', on_free_plan: 1, created_at: at },
      { ...row, title: 'free and young', on_free_plan: 1, created_at: at + day },
      { ...row, title: 'paid', on_free_plan: 0, created_at: at },
    ]
    await house.db.insertInto('document_versions').values(rows).execute()
    const titles = async () => {
      const found = await house.db
        .selectFrom('document_versions')
        .select('title')
        .where('file_id', '=', fileId)
        .execute()
      return found.map(({ title }) => title).sort()
    }
    const { signal } = new AbortController()
    const thin = (now: number) =>
      thinIdle({ database: house.database, bounds: usualBounds, now, signal, onRemoved: () => undefined })
    await thin(at + 15 * day - 1)
    expect(await titles()).toEqual(['free', 'free and young', 'paid'])
    await thin(at + 15 * day)
    expect(await titles()).toEqual(['free and young', 'paid'])
    await thin(at + 400 * day)
    expect(await titles()).toEqual(['paid'])
  })

  it('of 60 days of editing stay bounded, and those that somebody wanted stay', async () => {
    const mostBytes = 70_000
    const fileId = await house.newFile(owner)
    const begun = Date.now()
    const versions = () => house.documents.versions(fileId)
    const version = { schema: 1, hash: '', resourceIds: '' }
    const wanted: VersionReason[] = ['named', 'backup', 'before-restore']
    for (const reason of wanted) {
      const row = { file_id: fileId, reason, created_at: begun, schema: 1, hash: '', resource_ids: '' }
      const state = new Uint8Array(mostBytes)
      await house.db
        .insertInto('document_versions')
        .values({ ...row, size: state.byteLength, state })
        .execute()
    }
    const times = [
      ...Array.from({ length: 90 }, (_, nth) => (nth + 1) * minute),
      ...Array.from({ length: 48 }, (_, nth) => (nth + 2) * hour),
      ...Array.from({ length: 2 * 58 }, (_, nth) => 2 * day + (nth + 5) * 12 * hour),
    ]
    const most = { rows: 0, bytes: 0 }
    for (const [nth, after] of times.entries()) {
      // A document that grows, as compaction would keep it.
      const state = new Uint8Array(500 + 10 * nth)
      const [at, bounds] = [begun + after, { ...usualBounds, mostBytes }]
      const inTransaction = house.database.tables<unknown>().transaction()
      await inTransaction.execute(async (transaction) => {
        await noteAuthors(transaction, fileId, new Set([owner.personId]))
        await storeReplaced(transaction, fileId, { ...version, at, state }, at)
        await thinVersions(transaction, { fileId, now: at, bounds })
      })
      const automatic = (await versions()).filter(({ reason }) => reason === 'automatic')
      const bytes = automatic.reduce((sum, { size }) => sum + size, 0)
      most.rows = Math.max(most.rows, automatic.length)
      most.bytes = Math.max(most.bytes, bytes)
    }
    expect(most.rows).toBeGreaterThan(50)
    expect(most.rows).toBeLessThanOrEqual(60 + 24 + 30 + 12)
    expect(most.bytes).toBeGreaterThan(mostBytes * 0.9)
    expect(most.bytes).toBeLessThanOrEqual(mostBytes)
    const left = await versions()
    expect(left.flatMap(({ reason }) => (reason === 'automatic' ? [] : reason)).reverse()).toEqual(wanted)
    const authors = house.db.selectFrom('document_version_authors').select('version_id').where('file_id', '=', fileId)
    expect((await authors.execute()).length).toBeLessThanOrEqual(left.length)
  })
})
