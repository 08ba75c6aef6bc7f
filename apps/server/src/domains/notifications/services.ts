import type { Kysely } from 'kysely'
import type { Brands } from '../../platform/brands/brands.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Log } from '../../platform/log.ts'
import type { PersonEvents } from '../../platform/person-events/person-events.ts'
import type { Tickets } from '../../platform/tickets.ts'
import type { Access } from '../access/index.ts'
import type { KeepPersonSettings, PeopleOf, PersonSettingsOf, ProvedEmailOf } from '../accounts/index.ts'
import type { NotificationTables } from './tables.ts'

/** What the files of this domain work with. */
export interface Services {
  database: Database
  db: Kysely<NotificationTables>
  access: Pick<Access, 'can' | 'allowed' | 'require' | 'membersOf'>
  events: Pick<PersonEvents, 'changed' | 'provide'>
  peopleOf: PeopleOf
  settingsOf: PersonSettingsOf
  keepSettings: KeepPersonSettings
  provedEmailOf: ProvedEmailOf
  unsubscribeTickets: Tickets
  log: Log
  now: () => number
  /** Null: this server mails no notifications. */
  mail: MailServices | null
}

export interface MailServices {
  delivery: Delivery
  /** Where people reach this server, for the links in mails. */
  publicUrl: string
  brands: Brands
  /** Between two mails to a person. */
  intervalMs: number
}
