// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openCards } from '../../../../../../tests/kit/cards/cards.ts'
import { CollabHouse, type Visitor } from '../../../../../../tests/kit/collab/collab.ts'
import { newEditedDocument } from '../../../../../../tests/kit/collab/edited-document.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { newId } from '../../../platform/random.ts'
import { serverKinds } from '../kinds/table.ts'
import { DocumentWorker } from '../reading/document-worker.ts'
import { compressState, decompressState } from './compressed-state.ts'

const named = (title: string) => ({
  reason: 'named' as const,
  title,
  isOnFreePlan: false,
  limit: null,
  requireRoom: async () => undefined,
})

const reasons = async (versions: () => Promise<{ reason: string }[]>) => (await versions()).map(({ reason }) => reason)

type EditingOptions = Parameters<typeof newEditedDocument>[0]

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

it('a state of any kind of document comes back as it was', async () => {
  const doc = new Y.Doc()
  const cards = openCards(doc)
  cards.execute({ type: 'add', id: 'a', x: 1, y: 2, text: 'A card' })
  const again = new Y.Doc()
  Y.applyUpdate(again, await decompressState(await compressState(Y.encodeStateAsUpdate(doc))))
  expect(openCards(again).snapshot).toEqual(cards.snapshot)
})

describe.each(engines)('versions on $name', (engine) => {
  let house: CollabHouse
  let [ann, ben]: [Visitor, Visitor] = [] as never
  const worker = new DocumentWorker(serverKinds)
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    ;[ann, ben] = [await house.newVisitor(), await house.newVisitor()]
  })
  afterAll(async () => {
    await worker.close()
    await house.close()
  })

  const newEditing = (options: Partial<EditingOptions> = {}) =>
    newEditedDocument({ house, owner: ann, worker, ...options })

  it('keep what a document was at the end of each minute in which it changed', async () => {
    const { edit, history, versions, fileId, begun } = await newEditing()
    await edit(10 * second, 'a')
    await edit(20 * second, 'b')
    expect(await history()).toEqual([])
    await edit(70 * second, 'c')
    await edit(80 * second, 'd')
    expect(await history()).toEqual([['Root', 'a', 'b']])
    // Somebody comes back later: what was left is kept, and dated when it was left.
    await edit(50 * minute, 'broken')
    expect(await history()).toEqual([
      ['Root', 'a', 'b'],
      ['Root', 'a', 'b', 'c', 'd'],
    ])
    const [last, first] = await versions()
    expect([last?.at, first?.at]).toEqual([begun + 80 * second, begun + 20 * second])
    expect(last).toMatchObject({ reason: 'automatic', schema: 1 })
    const read = await house.documents.readVersion(fileId, last?.id as number, ann.personId)
    expect(read.hash).toBe(last?.hash)
    expect(read.statistics.nodeNum).toBe(5)
    expect(JSON.stringify(read.content)).not.toContain('broken')
    const [anns, other] = [ann.personId, await house.newFile(ann)]
    for (const [file, id] of [[fileId, 0] as const, [other, last?.id as number] as const]) {
      await expect(house.documents.readVersion(file, id, anns)).rejects.toMatchObject({ errno: -104 })
    }
  })

  it('keep the first state of a document, also when it was never read before it changed', async () => {
    const content = { root: { data: { text: 'Imported' }, children: [] } }
    const { fileId, edit, history } = await newEditing({ content })
    await house.db.deleteFrom('document_readings').where('file_id', '=', fileId).execute()
    await edit(hour, 'changed')
    expect(await history()).toEqual([['Imported']])
  })

  it('are not written where nothing changed that can be seen', async () => {
    const { edit, change, history, fileId, versions } = await newEditing()
    await edit(hour, 'a')
    await change(2 * hour, (doc) => doc.getMap('elsewhere').set('nothing', 1))
    expect(await history()).toEqual([['Root']])
    // And not again while the content is the one of the last version.
    await house.db
      .updateTable('document_versions')
      .set({ hash: (await house.documents.read(fileId, ann.personId)).hash })
      .where('file_id', '=', fileId)
      .execute()
    await edit(4 * hour, 'b')
    expect(await versions()).toHaveLength(1)
  })

  it('say who changed the document since the version before, without those who have left', async () => {
    const { edit, versions, fileId } = await newEditing()
    const authors = async () => (await versions()).map((version) => version.authors).reverse()
    await edit(hour, 'a', ann)
    await edit(hour + second, 'b', ben)
    await edit(2 * hour, 'c', ben)
    await edit(3 * hour, 'd', ann)
    const both = [ann.personId, ben.personId].sort()
    expect(await authors()).toEqual([[], both, [ben.personId]])

    const erase = await house.documents.eraseAccount(ben.personId)
    await house.database.tables<unknown>().transaction().execute(erase.within)
    expect(await authors()).toEqual([[], [ann.personId], []])
    const left = await house.db
      .selectFrom('document_version_authors')
      .selectAll()
      .where('file_id', '=', fileId)
      .execute()
    // The version that comes next has an author already.
    expect(left.map(({ person_id }) => person_id)).toEqual([ann.personId, ann.personId])
  })

  it('hand their authors on to the next one when they are thinned out', async () => {
    const { edit, versions } = await newEditing()
    const cleo = await house.newVisitor()
    await edit(hour, 'a', ann)
    await edit(hour + minute, 'b', cleo)
    await edit(hour + 2 * minute, 'c', ann)
    await edit(hour + 3 * minute, 'd', ann)
    await edit(2 * day, 'e', ann)
    const kept = (await versions()).map(({ authors }) => authors)
    expect(kept.flat()).toContain(cleo.personId)
    expect(kept.length).toBeLessThan(4)
  })

  it('are in the order of their states when somebody keeps one before a compaction', async () => {
    const { edit, write, keep, compact, history, versions, counts } = await newEditing()
    const cleo = await house.newVisitor()
    await edit(10 * second, 'a', ann)
    // What was left is due, and cannot be kept later than what is named now.
    await write(hour, 'b', cleo)
    expect(await keep(hour + second, named('With b'))).toMatchObject({ isNew: true })
    const states = [
      ['Root', 'a'],
      ['Root', 'a', 'b'],
    ]
    expect(await history()).toEqual(states)
    await compact()
    expect(await history()).toEqual(states)
    expect(counts).toEqual({ written: 1, removed: 0 })
    // Whoever is named as an author once is not named again.
    await edit(2 * hour, 'c', ann)
    await edit(3 * hour, 'd', ann)
    const [last, middle, first] = await versions()
    expect([first?.authors, middle?.authors, last?.authors]).toEqual([[ann.personId], [cleo.personId], [ann.personId]])
    expect([middle?.title, middle?.reason]).toEqual(['With b', 'named'])
  })

  it('are named once for the same content, as often as the plan allows, and only where there is room', async () => {
    const { edit, keep } = await newEditing()
    expect(await keep(0, named('1'))).toMatchObject({ version: { title: '1' } })
    expect(await keep(0, named('1 again'))).toBe('duplicate')
    await edit(second, 'a')
    expect(await keep(second, { ...named('2'), limit: 1 })).toBe('limit')
    const requireRoom = async (_db: unknown, bytes: number) => {
      throw new Error(`${bytes > 0 && 'no'} room`)
    }
    await expect(keep(second, { ...named('2'), requireRoom })).rejects.toThrow('no room')
    expect(await keep(second, { ...named('2'), limit: 2 })).toMatchObject({ isNew: true })
    // Those of a free plan go after a time, and count no more.
    await edit(2 * second, 'b')
    expect(await keep(2 * second, { ...named('3'), isOnFreePlan: true })).toMatchObject({ isNew: true })
    await edit(16 * day, 'c')
    expect(await keep(16 * day, { ...named('4'), limit: 3 })).toMatchObject({ isNew: true })
  })

  it('are kept beside a named one of the same state that goes by itself', async () => {
    const { edit, keep, versions } = await newEditing()
    await edit(second, 'a')
    await keep(2 * second, named('Paid'))
    await edit(hour, 'b')
    expect(await reasons(versions)).toEqual(['named'])
    await keep(hour + second, { ...named('Free'), isOnFreePlan: true })
    await edit(2 * hour, 'c')
    expect(await reasons(versions)).toEqual(['automatic', 'named', 'named'])
    const [beside, free] = await versions()
    expect(beside?.hash).toBe(free?.hash)
    // Its time is over: what is left of it is the automatic one.
    expect(await keep(20 * day, { reason: 'before-restore' })).toMatchObject({ isNew: true })
    expect(await reasons(versions)).toEqual(['before-restore', 'automatic', 'named'])
  })

  it('are written with the state they were replaced by, or not at all', async () => {
    let isBroken = false
    const { edit, compact, fileId, versions } = await newEditing({
      write:
        (write) =>
        async (...all) => {
          if (isBroken) throw new Error('away')
          return write(...all)
        },
    })
    isBroken = true
    await expect(edit(hour, 'a')).rejects.toThrow('away')
    expect(await versions()).toEqual([])
    expect(await house.journalRows(fileId)).toBe(1)
    isBroken = false
    await compact()
    expect(await versions()).toHaveLength(1)
    expect(await house.journalRows(fileId)).toBe(0)
  })

  it('go with their file, and are not copied with it', async () => {
    const { edit, fileId } = await newEditing()
    await edit(hour, 'a')
    await edit(2 * hour, 'b')
    const copyId = newId()
    const rows = async (file: string) => {
      const counts = []
      for (const table of ['document_states', 'document_versions', 'document_version_authors'] as const) {
        counts.push((await house.db.selectFrom(table).select('file_id').where('file_id', '=', file).execute()).length)
      }
      return counts
    }
    const inTransaction = house.database.tables<unknown>().transaction()
    await inTransaction.execute((transaction) => house.documents.copy(transaction, [[fileId, copyId]]))
    expect(await rows(copyId)).toEqual([1, 0, 0])
    expect(await rows(fileId)).toEqual([1, 2, 2])
    await inTransaction.execute((transaction) => house.documents.remove(transaction, [fileId]))
    expect(await rows(fileId)).toEqual([0, 0, 0])
  })
})
