import { plans } from '@ramify/contract'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { createAccess, personalSpace } from '../../../apps/server/src/domains/access/index.ts'
import {
  createDocuments,
  type Documents,
  documentLimits,
  documentSettings,
} from '../../../apps/server/src/domains/documents/index.ts'
import type { Services } from '../../../apps/server/src/domains/files/services.ts'
import { addDocument } from '../../../apps/server/src/domains/files/tree/add-document.ts'
import { createSearch, type Search } from '../../../apps/server/src/domains/search/index.ts'
import { createStorage } from '../../../apps/server/src/domains/storage/index.ts'
import { createLocalHub } from '../../../apps/server/src/platform/bus/local-bus.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import type { CallContext } from '../../../apps/server/src/platform/http/calls/call.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createSessions, type Session } from '../../../apps/server/src/platform/sessions/sessions.ts'
import { readSettings } from '../../../apps/server/src/platform/settings/read-settings.ts'
import { freshDatabase } from '../database/database.ts'
import type { EngineUnderTest } from '../database/engines.ts'

interface FileServices {
  services: Services
  documents: Documents
  search: Search
  /** Whoever calls, signed in. */
  caller: CallContext & { session: Session }
  makeDocument: (name: string) => Promise<string>
  close: () => Promise<void>
}

/** What the calls for files work with, in this process and without pictures, on a database of its own. */
export async function openFileServices(
  engine: EngineUnderTest,
  changed: (search: Search) => Partial<Services> = () => ({}),
): Promise<FileServices> {
  const { database, dispose } = await freshDatabase(engine)
  await migrate(database, migrations)
  const log = createLog('silent')
  const access = createAccess({ database })
  const sessions = createSessions({ database, days: 1 })
  const search = createSearch({ database, log })
  const documents = createDocuments({
    database,
    bus: createLocalHub(log).join(),
    access,
    sessions,
    search,
    log,
    profileOf: async ({ personId }) => ({ id: personId ?? '', name: 'Somebody', avatar: null }),
    limitsOf: async () => plans.vip,
    metrics: createMetrics({ ofProcess: false }),
    limits: documentLimits(readSettings(documentSettings, {})),
  })
  const nothing = async () => undefined
  const services: Services = {
    database,
    access,
    documents,
    search,
    storage: createStorage({ STORAGE_PER_PERSON: 1000 }),
    resources: { copy: nothing, remove: nothing } as Partial<Services['resources']> as Services['resources'],
    imports: { open: () => Promise.reject(new Error('nothing is imported here')) },
    removers: [],
    planOfSpace: async () => ({ name: 'vip', limits: plans.vip }) as Awaited<ReturnType<Services['planOfSpace']>>,
    settingsOf: () => Promise.reject(new Error('nobody has chosen anything here')),
    ...changed(search),
  }
  const { session } = await sessions.open(newId(), { device: 'a test', address: '127.0.0.1' })
  const brand = { name: 'Ramify', languages: ['en'] as const, operator: null }
  return {
    services,
    documents,
    search,
    caller: {
      session,
      receivedAt: Date.now(),
      address: session.address,
      device: session.device,
      language: 'en',
      clientSchema: 1,
      linkOrigin: () => 'http://localhost',
      brand,
    },
    makeDocument: async (name) =>
      addDocument(services, {
        personId: session.personId,
        kind: 0,
        spaceId: personalSpace(session.personId),
        parentId: undefined,
        name,
        state: (await documents.newState(0, { text: 'Root' }, session.personId)).state,
        limitsWaived: false,
        key: undefined,
        limits: plans.vip,
        reason: 'rs016',
      }),
    close: async () => {
      await documents.stop()
      await search.stop()
      await dispose()
    },
  }
}
