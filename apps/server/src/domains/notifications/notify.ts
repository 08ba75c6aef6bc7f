import { charactersOf } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { newId } from '../../platform/random.ts'
import { principalOf } from '../access/index.ts'
import { mutableTypes, type NotificationEvent, openTypes } from './event.ts'
import { scheduleMail } from './mail/schedule-mail.ts'
import { trimOf } from './retention.ts'
import type { Services } from './services.ts'
import type { NotificationTables } from './tables.ts'

/** What the same person does again in the same document within this time is added to the unread notification of it. */
const mergeWithinMs = 10 * 60_000
const longestExcerpt = 150

/** A person who was notified, and when they get that by mail; null: they do not. */
export interface Notified {
  personId: string
  mailAt: number | null
}

/** Stores an event for everybody it concerns. */
export async function notify(services: Services, event: NotificationEvent): Promise<Notified[]> {
  const { database, settingsOf, mail } = services
  const notified: Notified[] = []
  for (const personId of await recipientsOf(services, event)) {
    const { notification_mail } = await settingsOf(personId, ['notification_mail'])
    const byMail = mail !== null && notification_mail === 'digest'
    const stored = await database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => store(services, transaction, { event, personId, byMail }))
    if (stored) notified.push(stored)
  }
  return notified
}

async function recipientsOf({ db, access }: Services, { type, to, actor, fileId }: NotificationEvent) {
  const people: string[] = []
  const muted = mutableTypes.has(type)
    ? await db.selectFrom('muted_documents').select('person_id').where('file_id', '=', fileId).execute()
    : []
  const silent = new Set([actor, ...muted.map(({ person_id }) => person_id)])
  for (const personId of new Set(to)) {
    if (silent.has(personId)) continue
    if (openTypes.has(type) || (await access.can(principalOf({ personId }), 'see', fileId))) people.push(personId)
  }
  return people
}

interface Wanted {
  event: NotificationEvent
  personId: string
  byMail: boolean
}

async function store(services: Services, transaction: Transaction<unknown>, wanted: Wanted): Promise<Notified | null> {
  const { event, personId, byMail } = wanted
  const { type, actor, guestNumber = null, fileId, details = {} } = event
  const db = tablesIn<NotificationTables>(transaction)
  if (!(await bothExist(services, db, personId, fileId))) return null
  const now = services.now()
  const news = {
    comment_id: details.commentId ?? null,
    node_id: details.nodeId ?? null,
    excerpt: details.excerpt === undefined ? null : charactersOf(details.excerpt).slice(0, longestExcerpt).join(''),
    at: now,
    to_mail: byMail ? 1 : 0,
  } as const
  const merged = await db
    .updateTable('notifications')
    .set((row) => ({ ...news, count: row('count', '+', 1) }))
    .where('id', '=', (rows) =>
      rows
        .selectFrom('notifications')
        .select('id')
        .where('person_id', '=', personId)
        .where('at', '>', now - mergeWithinMs)
        .where('type', '=', type)
        .where('file_id', '=', fileId)
        .where('actor_id', actor === null ? 'is' : '=', actor)
        .where('guest_number', guestNumber === null ? 'is' : '=', guestNumber)
        .where('read_at', 'is', null)
        .orderBy('at', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  if (!merged) {
    const about = { id: newId(), person_id: personId, type, actor_id: actor, guest_number: guestNumber }
    await db
      .insertInto('notifications')
      .values({ ...about, file_id: fileId, ...news, count: 1, read_at: null })
      .execute()
    await trimOf(db, personId)
  }
  return { personId, mailAt: byMail && services.mail ? await scheduleMail(db, personId, now, services.mail) : null }
}

/**
 * Whether the person and the file are still there. On PostgreSQL whoever removes one of them waits for this transaction, and then finds
 * what it has written; SQLite has one transaction at a time.
 */
async function bothExist(
  { database: { engine } }: Services,
  db: Transaction<NotificationTables>,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const held = engine === 'postgres'
  const person = db.selectFrom('accounts').select('id').where('id', '=', personId)
  const file = db.selectFrom('files').select('id').where('id', '=', fileId)
  return (
    (await person.$if(held, (row) => row.forKeyShare()).executeTakeFirst()) !== undefined &&
    (await file.$if(held, (row) => row.forKeyShare()).executeTakeFirst()) !== undefined
  )
}
