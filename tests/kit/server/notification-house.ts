import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Transaction } from 'kysely'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { createAccess, personalSpace } from '../../../apps/server/src/domains/access/index.ts'
import {
  keepPersonSettings,
  peopleOf,
  personSettingsOf,
  provedEmailOf,
} from '../../../apps/server/src/domains/accounts/index.ts'
import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import { createNotifications, type Notifications } from '../../../apps/server/src/domains/notifications/index.ts'
import { brandSettings } from '../../../apps/server/src/platform/brands/brands.ts'
import { createLocalHub } from '../../../apps/server/src/platform/bus/local-bus.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import type { Message } from '../../../apps/server/src/platform/delivery/delivery.ts'
import type { SessionContext } from '../../../apps/server/src/platform/http/calls/call.ts'
import { readForwarded } from '../../../apps/server/src/platform/http/connections/forwarded.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { PersonEvents } from '../../../apps/server/src/platform/person-events/person-events.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createSessions } from '../../../apps/server/src/platform/sessions/sessions.ts'
import { readSettings } from '../../../apps/server/src/platform/settings/read-settings.ts'
import { BreakableBus } from '../collab/breakable-bus.ts'
import { addFile } from '../database/add-file.ts'
import { freshDatabase } from '../database/database.ts'
import type { EngineUnderTest } from '../database/engines.ts'
import { memberGrant } from './member-grant.ts'

const log = createLog('silent')

/** The time of a test, which passes when the test says so. */
export interface Clock {
  now: number
}

interface Options {
  clock?: Clock
  intervalMs?: number
  socketsPerPerson?: number
}

/** Notifications and the sockets for them, on a database of their own, as one process has them. */
export class NotificationHouse {
  readonly database: Database
  readonly clock: Clock
  readonly mails: Message[] = []
  /** What mails that are sent from now on fail with. */
  mailFailure: Error | null = null
  readonly bus: BreakableBus
  readonly sessions: ReturnType<typeof createSessions>
  readonly access: ReturnType<typeof createAccess>
  readonly events: PersonEvents
  readonly notifications: Notifications
  readonly #hub: ReturnType<typeof createLocalHub>
  readonly #server: Server = createServer()
  readonly #dispose: () => Promise<void>

  private constructor(
    database: Database,
    hub: ReturnType<typeof createLocalHub>,
    dispose: () => Promise<void>,
    { clock = { now: Date.now() }, intervalMs = 60 * 60_000, socketsPerPerson = 50 }: Options,
  ) {
    this.database = database
    this.#hub = hub
    this.clock = clock
    this.#dispose = dispose
    this.bus = new BreakableBus(hub.join())
    const { bus } = this
    this.sessions = createSessions({ database, bus, days: 30 })
    this.access = createAccess({ database, bus })
    this.events = new PersonEvents({ sessions: this.sessions, bus, log, socketsPerPerson, socketsPerAddress: 100 })
    this.notifications = createNotifications({
      ...{ database, access: this.access, events: this.events, log, now: () => this.clock.now },
      peopleOf: peopleOf(database),
      settingsOf: personSettingsOf(database),
      keepSettings: keepPersonSettings(database),
      provedEmailOf: provedEmailOf(database),
      mail: {
        delivery: {
          kind: 'a test',
          send: async (message) => {
            if (this.mailFailure) throw this.mailFailure
            this.mails.push(message)
          },
          forget: async () => undefined,
        },
        publicUrl: 'https://maps.example',
        brands: readSettings(brandSettings, {}, { some: true }).BRANDS,
        intervalMs,
      },
    })
  }

  static async open(engine: EngineUnderTest, options: Options = {}): Promise<NotificationHouse> {
    const { database, dispose } = await freshDatabase(engine)
    await migrate(database, migrations)
    const house = new NotificationHouse(database, createLocalHub(log), dispose, options)
    await house.#listen()
    return house
  }

  /** Another process on the same database. */
  async beside(options: Options = {}): Promise<NotificationHouse> {
    const clock = { clock: this.clock }
    const house = new NotificationHouse(this.database, this.#hub, async () => undefined, { ...clock, ...options })
    await house.#listen()
    return house
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async newPerson(nickname: string, { isProved = true } = {}): Promise<{ id: string; email: string; token: string }> {
    const id = newId()
    const email = `${nickname.toLowerCase()}-${id.slice(0, 6)}@example.com`
    const times = { email_proved_at: isProved ? 1 : null, agreed_at: 1, created_at: 1 }
    const blank = { avatar: null, phone: null, share_password: null, password_hash: null }
    await this.database
      .tables<AccountTables>()
      .insertInto('accounts')
      .values({ id, email, nickname, ...times, ...blank })
      .execute()
    await this.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => this.access.addPersonalSpace(transaction, id))
    const { token } = await this.sessions.open(id, { device: 'a test', address: '127.0.0.1' })
    return { id, email, token }
  }

  newFile(ownerId: string, name: string): Promise<string> {
    return addFile(this.database, { space_id: personalSpace(ownerId), name })
  }

  async letIn(fileId: string, ...personIds: string[]): Promise<void> {
    const transaction = this.database.tables<unknown>() as Transaction<unknown>
    for (const personId of personIds) await this.access.give(transaction, memberGrant(fileId, personId, 'viewer'))
  }

  async takeOut(fileId: string, personId: string): Promise<void> {
    const transaction = this.database.tables<unknown>() as Transaction<unknown>
    await this.access.take(transaction, { fileId, subject: { type: 'person', id: personId }, source: 'member' })
  }

  async list(personId: string, body: { cursor?: string; limit?: number } = {}) {
    return this.notifications.handlers['/ls_notifications']({ limit: 30, ...body }, contextOf(personId))
  }

  async read(personId: string, body: { ids?: string[]; until?: number }) {
    return this.notifications.handlers['/read_notifications']({ ids: [], ...body }, contextOf(personId))
  }

  async mute(personId: string, file_guid: string, muted?: boolean) {
    return this.notifications.handlers['/mute_document']({ file_guid, muted }, contextOf(personId))
  }

  async wantMails(personId: string, language: string | null = null): Promise<void> {
    await keepPersonSettings(this.database)(personId, { notification_mail: 'digest', language })
  }

  async close(): Promise<void> {
    this.events.stop()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    await this.notifications.stop()
    await this.#dispose()
  }

  async #listen(): Promise<void> {
    this.events.attach(this.#server, readForwarded([]))
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }
}

/** As much of a call's context as these calls look at. */
const contextOf = (personId: string) => ({ session: { personId } }) as SessionContext
