import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlanLimits, Role } from '@ramify/contract'
import { plans } from '@ramify/contract'
import { openMap } from '@ramify/document'
import * as Y from 'yjs'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { type Access, createAccess, personalSpace } from '../../../apps/server/src/domains/access/index.ts'
import {
  createDocuments,
  type Documents,
  documentLimits,
  documentSettings,
  type Source,
} from '../../../apps/server/src/domains/documents/index.ts'
import { createAppend } from '../../../apps/server/src/domains/documents/journal/append-entries.ts'
import type { DocumentTables } from '../../../apps/server/src/domains/documents/tables.ts'
import { createSearch } from '../../../apps/server/src/domains/search/index.ts'
import { createLocalHub } from '../../../apps/server/src/platform/bus/local-bus.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { readForwarded } from '../../../apps/server/src/platform/http/connections/forwarded.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createSessions, type Sessions } from '../../../apps/server/src/platform/sessions/sessions.ts'
import { readSettings } from '../../../apps/server/src/platform/settings/read-settings.ts'
import { writeTopic } from '../../../apps/web/src/platform/sync/testing/write-topic.ts'
import { addFile } from '../database/add-file.ts'
import { freshDatabase } from '../database/database.ts'
import type { EngineUnderTest } from '../database/engines.ts'
import { memberGrant } from '../server/member-grant.ts'
import { BreakableBus } from './breakable-bus.ts'
import { LiveClient } from './live-client.ts'

export interface Visitor {
  personId: string
  sessionId: string
  token: string
}

interface HouseOptions {
  settings?: Partial<Record<keyof typeof documentSettings, string>>
  trustedProxies?: string[]
  /** A server that is wrong, for tests that have to notice. */
  letsReadersWrite?: boolean
}

const log = createLog('silent')

interface NewFileOptions {
  limitsWaived?: boolean
  /** As in `naotu_type`. */
  kind?: number
}

/** Documents with live editing in this process, on a database of their own. */
export class CollabHouse {
  limits = new Map<string, PlanLimits>()
  access!: Access
  sessions!: Sessions
  documents!: Documents
  database!: Database
  address = ''
  /** What connects it with those beside it. */
  readonly bus: BreakableBus
  readonly #hub: ReturnType<typeof createLocalHub>
  readonly #clients: LiveClient[] = []
  #server: Server | undefined
  #options: HouseOptions = {}
  #reopen!: () => Promise<Database>
  #openBeside!: () => Database
  #dispose!: () => Promise<void>

  private constructor(hub = createLocalHub(log)) {
    this.#hub = hub
    this.bus = new BreakableBus(hub.join())
  }

  static async open(engine: EngineUnderTest, options: HouseOptions = {}): Promise<CollabHouse> {
    const house = new CollabHouse()
    house.#options = options
    const { database, reopen, beside, dispose } = await freshDatabase(engine)
    house.#reopen = reopen
    house.#openBeside = beside
    house.#dispose = dispose
    await migrate(database, migrations)
    await house.#start(database)
    return house
  }

  /** Another one on the same database, as another process would be. Close it first. */
  async beside(): Promise<CollabHouse> {
    const house = new CollabHouse(this.#hub)
    house.#options = this.#options
    house.limits = this.limits
    const open = this.#openBeside
    house.#reopen = async () => {
      await house.database.close()
      return open()
    }
    house.#dispose = () => house.database.close()
    await house.#start(open())
    return house
  }

  /** Its database once more, for who looks at it from outside: it stays open when the house is restarted. */
  openDatabase(): Database {
    return this.#openBeside()
  }

  get db() {
    return this.database.tables<DocumentTables>()
  }

  /** As a server that was told to stop and is started again. */
  async restart(): Promise<void> {
    await this.#stop()
    await this.#start(await this.#reopen())
  }

  async close(): Promise<void> {
    for (const client of this.#clients) await client.close()
    await this.#stop()
    await this.#dispose()
  }

  async newFile(owner: Visitor, source: Source = { text: 'Root' }, options: NewFileOptions = {}): Promise<string> {
    const fileId = newId()
    const { limitsWaived = false, kind = 0 } = options
    const { state } = await this.documents.newState(kind, source, owner.personId)
    await this.database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await this.documents.create(transaction, fileId, state, { limitsWaived })
        await this.access.addPersonalSpace(transaction, owner.personId)
      })
    await addFile(this.database, { id: fileId, kind, space_id: personalSpace(owner.personId) })
    return fileId
  }

  /** What is in it, and not the file itself. */
  async removeFile(fileId: string): Promise<void> {
    await this.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => this.documents.remove(transaction, [fileId]))
  }

  async give(fileId: string, { personId }: Visitor, role: Role, expiresAt: number | null = null): Promise<void> {
    await this.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => this.access.give(transaction, memberGrant(fileId, personId, role, expiresAt)))
    this.access.changed(fileId)
  }

  async take(fileId: string, { personId }: Visitor): Promise<void> {
    await this.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => this.access.take(transaction, memberGrant(fileId, personId, 'viewer')))
    this.access.changed(fileId)
  }

  async newVisitor(limits: PlanLimits = plans.vip): Promise<Visitor> {
    const personId = newId()
    this.limits.set(personId, limits)
    const { token, session } = await this.sessions.open(personId, { device: 'a test', address: '127.0.0.1' })
    return { personId, sessionId: session.id, token }
  }

  client({ token }: { token: string }, fileId: string, doc?: Y.Doc): LiveClient {
    const client = new LiveClient({ address: () => this.address, token, fileId, ...(doc && { doc }) })
    this.#clients.push(client)
    return client
  }

  /** The stored document, read by nobody's code but Yjs' own. */
  async stored(fileId: string): Promise<Y.Doc> {
    return readStored(this.database, fileId)
  }

  async journalRows(fileId: string): Promise<number> {
    const rows = await this.db.selectFrom('document_journal').select('seq').where('file_id', '=', fileId).execute()
    return rows.length
  }

  /** Writes to the journal past everything that looks at changes, as if an earlier server had. */
  async addRows(fileId: string, changes: readonly Uint8Array[]): Promise<void> {
    const append = createAppend(this.database)
    await append(
      changes.map((change) => ({ fileId, personId: null, change })),
      1,
    )
  }

  async #start(database: Database): Promise<void> {
    this.database = database
    const { bus } = this
    this.access = createAccess({ database, bus })
    this.sessions = createSessions({ database, bus, days: 30 })
    this.documents = createDocuments({
      database,
      bus,
      access: this.#options.letsReadersWrite ? lettingReadersWrite(this.access) : this.access,
      sessions: this.sessions,
      search: createSearch({ database, log }),
      log,
      metrics: createMetrics({ ofProcess: false }),
      // Nobody has registered here.
      profileOf: async ({ personId }) => ({
        id: personId ?? '',
        name: `Person ${personId?.slice(0, 4)}`,
        avatar: null,
      }),
      limitsOf: async (personId) => this.limits.get(personId) ?? plans.free,
      limits: documentLimits(readSettings(documentSettings, this.#options.settings ?? {})),
    })
    const server = createServer((_request, response) => response.end('here'))
    this.documents.attach(server, readForwarded(this.#options.trustedProxies ?? []))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async #stop(): Promise<void> {
    await this.documents.stop()
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }
}

const lettingReadersWrite = (access: Access): Access => ({
  ...access,
  standingOf: async (...asked) => {
    const standing = await access.standingOf(...asked)
    return standing && { ...standing, capabilities: [...standing.capabilities, 'edit'] }
  },
})

export async function readStored(database: Database, fileId: string): Promise<Y.Doc> {
  const db = database.tables<DocumentTables>()
  return db.transaction().execute(async (transaction) => {
    const state = await transaction
      .selectFrom('document_states')
      .select('state')
      .where('file_id', '=', fileId)
      .executeTakeFirstOrThrow()
    const rows = await transaction
      .selectFrom('document_journal')
      .select('change')
      .where('file_id', '=', fileId)
      .orderBy('seq')
      .execute()
    const doc = new Y.Doc()
    Y.applyUpdate(doc, state.state)
    for (const { change } of rows) Y.applyUpdate(doc, change)
    return doc
  })
}

export const addTopic = writeTopic

export function topicsOf(doc: Y.Doc): string[] {
  const map = openMap(doc)
  const texts = [...map.snapshot.nodes.values()].map(({ text }) => text.text)
  map.destroy()
  return texts.sort()
}
