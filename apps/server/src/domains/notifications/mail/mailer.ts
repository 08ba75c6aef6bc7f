import { tablesIn } from '../../../platform/database/database.ts'
import type { MailServices, Services } from '../services.ts'
import type { NotificationTables } from '../tables.ts'
import { writeDigest } from './digest.ts'

/** Other servers may have planned mails and ended before they were due. */
const longestSleepMs = 10 * 60_000
const claimedAtOnce = 20

/**
 * Sends mails with notifications when they are due. Whoever claims a mail in the database sends it, so that of several servers only one
 * does. A claim is the next due time: a mail whose server ended in between is sent then.
 */
export class Mailer {
  readonly #services: Services
  readonly #mail: MailServices
  #timer: NodeJS.Timeout | undefined
  #wakesAt = Number.POSITIVE_INFINITY
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(services: Services, mail: MailServices) {
    this.#services = services
    this.#mail = mail
  }

  start(): void {
    this.#wakeAt(this.#services.now())
  }

  /** A mail is planned for this time. */
  expect(dueAt: number): void {
    if (dueAt < this.#wakesAt) this.#wakeAt(dueAt)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Everything that is due. */
  async sendDue(): Promise<void> {
    for (let claimed = await this.#claim(); claimed.length > 0 && !this.#stopped; claimed = await this.#claim()) {
      for (const { person_id, due_at } of claimed) await this.#sendTo(person_id, due_at)
    }
  }

  #wakeAt(at: number): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    const now = this.#services.now()
    this.#wakesAt = Math.min(at, now + longestSleepMs)
    const wake = () => {
      this.#wakesAt = Number.POSITIVE_INFINITY
      this.#running = this.#work()
    }
    this.#timer = setTimeout(wake, Math.max(this.#wakesAt - now, 0)).unref()
  }

  async #work(): Promise<void> {
    try {
      await this.sendDue()
      this.expect((await this.#nextDue()) ?? Number.POSITIVE_INFINITY)
    } catch (error) {
      this.#services.log.warn({ err: error }, 'mails with notifications not sent')
    }
    // Also when the database did not answer.
    this.expect(this.#services.now() + longestSleepMs)
  }

  async #nextDue(): Promise<number | null> {
    const { db } = this.#services
    const next = await db
      .selectFrom('notification_mails')
      .select('due_at')
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return next?.due_at ?? null
  }

  async #claim(): Promise<{ person_id: string; due_at: number | null }[]> {
    const { db, now } = this.#services
    const at = now()
    return (
      db
        .updateTable('notification_mails')
        .set({ due_at: at + this.#mail.intervalMs })
        .where('person_id', 'in', (mails) =>
          mails
            .selectFrom('notification_mails')
            .select('person_id')
            .where('due_at', '<=', at)
            .orderBy('due_at')
            .limit(claimedAtOnce),
        )
        // Once more: another server may have claimed it while this statement waited for that.
        .where('due_at', '<=', at)
        .returning(['person_id', 'due_at'])
        .execute()
    )
  }

  async #sendTo(personId: string, claimedDueAt: number | null): Promise<void> {
    const { log } = this.#services
    try {
      const { message, ids } = await writeDigest(this.#services, this.#mail, personId)
      if (message) await this.#mail.delivery.send(message)
      await this.#done(personId, { ids, isSent: message !== null, claimedDueAt })
    } catch (error) {
      // It is tried again when the claim is due.
      log.warn({ err: error }, 'a mail with notifications was not sent')
    }
  }

  /** Notes what was mailed. What came in meanwhile is mailed when the claim is due. */
  async #done(
    personId: string,
    { ids, isSent, claimedDueAt }: { ids: string[]; isSent: boolean; claimedDueAt: number | null },
  ): Promise<void> {
    const { database, now } = this.#services
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<NotificationTables>(transaction)
        // First of all: whoever plans another mail at this moment is waited for, and then seen below.
        await db
          .updateTable('notification_mails')
          .set((row) => ({ sent_at: isSent ? now() : row.ref('sent_at') }))
          .where('person_id', '=', personId)
          .execute()
        if (ids.length > 0) await db.updateTable('notifications').set({ to_mail: 0 }).where('id', 'in', ids).execute()
        const more = await db
          .selectFrom('notifications')
          .select('id')
          .where('person_id', '=', personId)
          .where('to_mail', '=', 1)
          .where('read_at', 'is', null)
          .limit(1)
          .executeTakeFirst()
        if (more) return
        await db
          .updateTable('notification_mails')
          .set({ due_at: null })
          .where('person_id', '=', personId)
          .where('due_at', '=', claimedDueAt)
          .execute()
      })
  }
}
