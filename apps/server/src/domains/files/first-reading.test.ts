import { plans } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database.ts'
import { engines } from '../../../../../tests/kit/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { newId } from '../../platform/random.ts'
import { createSessions } from '../../platform/sessions/sessions.ts'
import { createAccess } from '../access/index.ts'
import { createDocuments, type Documents } from '../documents/index.ts'
import { createSearch } from '../search/index.ts'
import { addDocument } from './add-document.ts'
import { copy } from './copy.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

const log = createLog('silent')

describe.each(engines)('a new document on $name', (engine) => {
  let services: Services
  let documents: Documents
  let close: () => Promise<void>
  /** What happens in the transaction that makes a document, after it was made. */
  let beforeCommit: (transaction: Transaction<unknown>) => Promise<void>
  const personId = newId()

  beforeAll(async () => {
    const { database, dispose } = await freshDatabase(engine)
    await migrate(database, migrations)
    const access = createAccess({ database })
    const search = createSearch({ database, log })
    documents = createDocuments({
      database,
      access,
      sessions: createSessions({ database, days: 1 }),
      search,
      log,
      limitsOf: async () => plans.vip,
      metrics: createMetrics({ ofProcess: false }),
    })
    const late: Pick<Services, 'resources' | 'search'> = {
      resources: { copy: (transaction) => beforeCommit(transaction) } as Partial<
        Services['resources']
      > as Services['resources'],
      search: {
        ...search,
        write: async (transaction, fileId) => {
          await search.write(transaction, fileId)
          await beforeCommit(transaction)
        },
      },
    }
    const planOf = async () => ({ name: 'vip', limits: plans.vip }) as Awaited<ReturnType<Services['planOf']>>
    const settingsOf: Services['settingsOf'] = () => Promise.reject(new Error('not asked here'))
    services = { database, access, documents, planOf, settingsOf, ...late }
    close = async () => {
      await documents.stop()
      await search.stop()
      await dispose()
    }
  })
  afterAll(() => close())

  const filesIn = async (db: Kysely<FileTables>) => {
    const rows = await db.selectFrom('files').select('id').where('type', '=', 'file').execute()
    return rows.map(({ id }) => id)
  }
  /** What is being made is looked at, while nothing of it is there yet for anybody else. */
  const lookTooEarly = async (transaction: Transaction<unknown>) => {
    const there = new Set(await filesIn(services.database.tables<FileTables>()))
    const making = (await filesIn(tablesIn<FileTables>(transaction))).filter((id) => !there.has(id))
    expect(making).toHaveLength(1)
    for (const id of making) await documents.compact(id)
  }
  const make = async () =>
    addDocument(services, {
      personId,
      parentId: undefined,
      name: 'Map',
      state: await documents.newState({ text: 'Root' }),
      lifted: false,
      key: undefined,
      limits: plans.vip,
      reason: 'rs016',
    })
  const isRead = (fileId: string) => expect.poll(() => documents.thumbnail(fileId)).not.toBeNull()

  it('is read once it is there, however long its commit took', async () => {
    beforeCommit = lookTooEarly
    await isRead(await make())
  })

  it('is read when it is a copy of one that nobody has read, too', async () => {
    beforeCommit = async () => undefined
    const source = await make()
    await isRead(source)
    const db = services.database.tables<FileTables>()
    await db.deleteFrom('document_readings').where('file_id', '=', source).execute()
    beforeCommit = lookTooEarly
    const session = { id: newId(), personId } as Parameters<ReturnType<typeof copy>>[1]['session']
    const caller = { session, address: '', device: '', language: 'en' } as Parameters<ReturnType<typeof copy>>[1]
    const { files } = await copy(services)({ file_guids: source }, caller)
    await isRead(files[0]?.file_guid ?? '')
  })
})
