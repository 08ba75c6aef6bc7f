// @module-tag never-retried
import { plans } from '@ramify/contract'
import { newMap } from '@ramify/document'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { openFileServices } from '../../../../../../tests/kit/server/file-services.ts'
import { newId } from '../../../platform/random.ts'
import { createStorage } from '../../storage/index.ts'
import { listTrash } from '../lists/list-trash.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { clearTrash } from '../trash/clear.ts'
import { purgeLeftBehind } from '../trash/purge.ts'
import { addDocument } from '../tree/add-document.ts'
import { makeFolder } from '../tree/make-folder.ts'
import { copy } from './copy.ts'

const megabyte = 1024 * 1024

describe.each(engines)('S9: copies on $name', (engine) => {
  let house: Awaited<ReturnType<typeof openFileServices>>
  let folder: string
  let documents: string[]
  beforeAll(async () => {
    house = await openFileServices(engine)
    folder = (await makeFolder(house.services)({ dir_name: 'Large' }, house.caller)).file_guid
    documents = []
    for (let nth = 0; nth < 6; nth++) documents.push(await addLarge(`Map ${nth}`))
  })
  afterAll(() => house.close())

  const db = () => house.services.database.tables<FileTables>()

  async function addLarge(name: string): Promise<string> {
    const doc = newMap({ text: name })
    doc.getText('large').insert(0, 'x'.repeat(1.5 * megabyte))
    return addDocument(house.services, {
      personId: house.caller.session.personId,
      kind: 0,
      spaceId: house.caller.session.personId,
      parentId: folder,
      name,
      state: Y.encodeStateAsUpdate(doc),
      limitsWaived: false,
      key: undefined,
      limits: plans.vip,
      reason: 'rs016',
    })
  }

  const filesWith = async (mark: string | null) => {
    const rows = await db()
      .selectFrom('files')
      .select('id')
      .where('trashed_with', mark === null ? 'is' : '=', mark)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  const states = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from document_states`.execute(db())
    return Number(rows[0]?.count)
  }

  it('of much are made in steps: others write meanwhile, and nobody sees a part of one', async () => {
    const before = await states()
    const steps: number[] = []
    let seen = 0
    const services: Services = {
      ...house.services,
      documents: {
        ...house.services.documents,
        copy: async (transaction, pairs) => {
          steps.push(pairs.length)
          return house.services.documents.copy(transaction, pairs)
        },
      },
    }
    let isOver = false
    const copying = copy(services)({ file_guids: folder }, house.caller).finally(() => {
      isOver = true
    })
    let writes = 0
    while (!isOver) {
      await db().updateTable('files').set({ updated_at: 1 }).where('id', '=', newId()).execute()
      if (steps.length > 0 && steps.length < 3) writes++
      const { files } = await listTrash(services)({ limit: 100 }, house.caller)
      seen += files.length
      await clearTrash(services)({}, house.caller)
    }
    const { files } = await copying
    expect(files.map(({ file_name }) => file_name)).toEqual(['Large 2'])
    expect(steps).toEqual([2, 2, 2])
    expect(writes).toBeGreaterThan(0)
    expect(seen).toBe(0)
    expect(await states()).toBe(before + 6)
    expect(await filesWith('unfinished')).toEqual([])
    const { content } = await house.documents.read((await filesIn(files[0]?.file_guid ?? ''))[0] ?? '', 'ann')
    expect(content).toMatchObject({ root: { data: { text: 'Map 0' } } })
  })

  const filesIn = async (parent: string) => {
    const rows = await db().selectFrom('files').select('id').where('parent_id', '=', parent).orderBy('name').execute()
    return rows.map(({ id }) => id)
  }

  it('that fail half-way leave nothing, and neither do those of a server that was killed', async () => {
    const before = [await states(), await filesWith(null)]
    let count = 0
    const services: Services = {
      ...house.services,
      documents: {
        ...house.services.documents,
        copy: (transaction, pairs) => {
          if (++count > 2) throw new Error('The disk is full')
          return house.services.documents.copy(transaction, pairs)
        },
      },
    }
    await expect(copy(services)({ file_guids: folder }, house.caller)).rejects.toThrow('The disk is full')
    expect([await states(), await filesWith(null)]).toEqual(before)

    const killed = await addLarge('Killed')
    await db()
      .updateTable('files')
      .set({ trashed_with: 'unfinished', trashed_at: 1 })
      .where('id', '=', killed)
      .execute()
    const young = await addLarge('On its way')
    const mark = { trashed_with: 'unfinished', trashed_at: Date.now() }
    await db().updateTable('files').set(mark).where('id', '=', young).execute()
    await purgeLeftBehind(house.services)
    expect(await filesWith('unfinished')).toEqual([young])
    await db().updateTable('files').set({ trashed_with: null, trashed_at: null }).where('id', '=', young).execute()
  })

  it('and new documents stop where the storage of a person is full', async () => {
    const { personId } = house.caller.session
    const full = { errno: -413, details: { code: 'x-storage-full', params: { limit: 30 } } }
    const storage = createStorage({ STORAGE_PER_PERSON: 30 })
    const services = { ...house.services, storage }
    // Thirteen of them by now, and a copy of one has room.
    const [one = ''] = documents
    await copy(services)({ file_guids: one }, house.caller)
    await expect(copy(services)({ file_guids: folder }, house.caller)).rejects.toMatchObject(full)
    await expect(storage.requireRoom(db(), personId, 12 * megabyte)).rejects.toMatchObject(full)
    await storage.requireRoom(db(), newId(), 12 * megabyte)
    await storage.requireRoom(db(), personId, megabyte)
  })
})
