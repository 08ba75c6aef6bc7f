// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { contentHash, openMap, toContent } from '@ramify/document'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Y from 'yjs'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'
import { toggleAndCompact } from './toggle-and-compact.ts'

/** `npm run soak` asks for more. */
const comings = Number(process.env.COMINGS ?? 20)
const edits = process.env.COMINGS ? 100 : 60

describe.each(engines)('stored documents on $name', (engine) => {
  let house: CollabHouse
  let ann: Visitor
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    ann = await house.newVisitor()
  })
  afterAll(() => house.close())

  const reading = (fileId: string) =>
    house.db.selectFrom('document_readings').selectAll().where('file_id', '=', fileId).executeTakeFirstOrThrow()
  const hashOf = (doc: Y.Doc) => contentHash(toContent(openMap(doc).snapshot))

  it('are compacted while they are edited, with nothing lost and everything said of them', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    const compactions: Promise<void>[] = []
    for (let nth = 0; nth < edits; nth++) {
      addTopic(client.doc, `topic ${nth}`)
      if (nth % 20 === 19) compactions.push(house.documents.compact(fileId))
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(await client.saved()).toBe(true)
    await Promise.all(compactions)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(edits + 1)
    await house.documents.compact(fileId)
    expect(await house.journalRows(fileId)).toBe(0)
    expect(topicsOf(await house.stored(fileId))).toEqual(topicsOf(client.doc))
    const row = await reading(fileId)
    expect(row).toMatchObject({ node_count: edits + 1, image_count: 0, resource_ids: '', hash: hashOf(client.doc) })
    expect(row.search_text.split('\n')).toContain(`topic ${edits - 1}`)
    expect(row.thumbnail).toMatch(/^<svg .*<\/svg>$/)
    expect(row.thumbnail_version).toMatch(/^3-[0-9a-f]{16}$/)
    expect(await house.documents.thumbnail(fileId)).toEqual({ svg: row.thumbnail, version: row.thumbnail_version })
    expect(await house.documents.read(fileId, 'ann')).toMatchObject({
      hash: row.hash,
      content: JSON.parse(row.content),
    })
  })

  it('are read as they are now, the journal included', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    addTopic(client.doc, 'not compacted')
    expect(await client.saved()).toBe(true)
    const { content, hash, statistics } = await house.documents.read(fileId, 'ann')
    expect(JSON.stringify(content)).toContain('not compacted')
    expect(statistics).toEqual({ nodeNum: 2, imageNum: 0, resourceIds: '' })
    expect(hash).toBe(hashOf(client.doc))
  })

  it('are saved as a difference that live editors see at once, and that undoes nobody', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    addTopic(client.doc, 'live')
    expect(await client.saved()).toBe(true)
    const { content, hash } = await house.documents.read(fileId, 'ann')
    const wanted = structuredClone(content) as unknown as { root: { children: unknown[] } }
    wanted.root.children.push({ data: { text: 'saved' }, children: [] })
    const saved = await house.documents.save(fileId, ann.personId, wanted, hash)
    await client.until(() => topicsOf(client.doc).includes('saved'), 'told')
    expect(topicsOf(client.doc)).toEqual(['Root', 'live', 'saved'])
    expect(saved).toEqual({ hash: hashOf(client.doc) })
    expect(await house.documents.save(fileId, ann.personId, wanted, hash)).toBe('conflict')
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'live', 'saved'])
    const same = await house.documents.read(fileId, 'ann')
    expect(await house.documents.save(fileId, ann.personId, same.content, same.hash)).toEqual({ hash: same.hash })
    await expect(house.documents.save(fileId, ann.personId, { root: 7 }, same.hash)).rejects.toThrow('-400')
  })

  it('T49: of two who save from the same base one is told, and nothing is lost', async () => {
    const fileId = await house.newFile(ann)
    const { content, hash } = await house.documents.read(fileId, 'ann')
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => {
        const wanted = structuredClone(content) as unknown as { root: { children: unknown[] } }
        wanted.root.children.push({ data: { text: `saver ${nth}` }, children: [] })
        return house.documents.save(fileId, ann.personId, wanted, hash)
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(5)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(2)
  })

  it('a load error opens nothing and overwrites nothing', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    addTopic(client.doc, 'precious')
    expect(await client.saved()).toBe(true)
    await client.close()
    await house.documents.compact(fileId)
    const [good] = await house.db.selectFrom('document_states').select('state').where('file_id', '=', fileId).execute()
    const state = new Uint8Array(good?.state ?? [])
    const write = (bytes: Uint8Array) =>
      house.db.updateTable('document_states').set({ state: bytes }).where('file_id', '=', fileId).execute()

    await write(state.slice(0, state.length / 2))
    await expect
      .poll(() => house.client(ann, fileId, client.doc).connect().catch(String))
      .toMatch(`${closeCodes.resync}`)
    await expect(house.documents.read(fileId, 'ann')).rejects.toThrow()
    await expect(house.documents.save(fileId, ann.personId, { root: { data: {} } }, '')).rejects.toThrow()
    expect(await house.journalRows(fileId)).toBe(0)
    const [now] = await house.db.selectFrom('document_states').select('state').where('file_id', '=', fileId).execute()
    expect(now?.state.byteLength).toBe(Math.floor(state.length / 2))

    await write(state)
    await sql`alter table document_journal rename to journal_away`.execute(house.db)
    await expect(house.client(ann, fileId, client.doc).connect()).rejects.toThrow(`${closeCodes.resync}`)
    await expect(house.documents.read(fileId, 'ann')).rejects.toThrow()
    await sql`alter table journal_away rename to document_journal`.execute(house.db)
    expect(topicsOf((await house.client(ann, fileId).connect()).doc)).toEqual(['Root', 'precious'])
  })

  it('R5: when the journal cannot be written nothing is called saved, and it heals by itself', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    await sql`alter table document_journal rename to journal_away`.execute(house.db)
    addTopic(client.doc, 'during')
    expect(await client.saved()).toBe(false)
    expect(client.closeCode).toBe(closeCodes.resync)
    expect(await house.documents.health()).toBe('down')
    await sql`alter table journal_away rename to document_journal`.execute(house.db)
    // Also while nobody is sent here who would write.
    await expect.poll(() => house.documents.health(), { interval: 500 }).not.toBe('down')
    expect(await house.journalRows('')).toBe(0)
    await client.connect()
    expect(await client.saved()).toBe(true)
    // A compaction that fell into the outage counts until the next one.
    await house.documents.compact(fileId)
    expect(await house.documents.health()).toBe('ok')
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'during'])
  })

  it('R27: a bad row is left out and put aside, and the document opens', async () => {
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    addTopic(client.doc, 'before')
    expect(await client.saved()).toBe(true)
    await client.close()
    await house.addRows(fileId, [new Uint8Array([9, 9, 9, 9])])
    const after = await house.client(ann, fileId, client.doc).connect()
    addTopic(after.doc, 'after')
    expect(await after.saved()).toBe(true)
    await house.documents.compact(fileId)
    expect(await house.journalRows(fileId)).toBe(0)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'after', 'before'])
    const aside = await house.db
      .selectFrom('document_quarantine')
      .select(['seq', 'change'])
      .where('file_id', '=', fileId)
      .execute()
    expect(aside.map(({ seq, change }) => [seq, ...change])).toEqual([[3, 9, 9, 9, 9]])
  })

  it('R3: what a server left in the journal is taken in after the next start', async () => {
    const change = new Uint8Array([0, 0])
    const fileIds = await Promise.all(Array.from({ length: 12 }, () => house.newFile(ann)))
    for (const fileId of fileIds) await house.addRows(fileId, [change, change, change])
    // In one of them the last change is in quarantine, and in another all of them.
    const [one = '', other = ''] = fileIds
    await house.db.deleteFrom('document_journal').where('file_id', '=', one).where('seq', '=', 3).execute()
    await house.db.deleteFrom('document_journal').where('file_id', '=', other).execute()
    await house.restart()
    const heads = house.db.selectFrom('document_heads').select(['seq', 'compacted_seq']).where('file_id', 'in', fileIds)
    await expect.poll(() => heads.execute()).toEqual(fileIds.map(() => ({ seq: 3, compacted_seq: 3 })))
    expect(await Promise.all(fileIds.map((fileId) => house.journalRows(fileId)))).toEqual(fileIds.map(() => 0))
  })

  it('the memory is never behind the journal when everybody leaves and somebody comes', async () => {
    const fileId = await house.newFile(ann)
    let written = 1
    for (let nth = 0; nth < comings; nth++) {
      const [one, two] = [await house.client(ann, fileId).connect(), await house.client(ann, fileId).connect()]
      addTopic(one.doc, `round ${nth}`)
      written++
      // Closed with the change on its way, and the other at the same moment: the last one out must not take it along.
      void one.close()
      void two.close()
      const next = await house.client(ann, fileId).connect()
      await next.until(() => topicsOf(next.doc).length === written, 'complete')
      void next.close()
    }
    expect(topicsOf(await house.stored(fileId))).toHaveLength(written)
  })

  // A million: tests/long/toggles.
  it('R26: many toggles by one person compact to a document that opens at once', async () => {
    await toggleAndCompact(house, ann, 40_000)
  })
})
