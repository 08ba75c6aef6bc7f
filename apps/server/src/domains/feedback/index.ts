import type { Database } from '../../platform/database/database.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Log } from '../../platform/log.ts'
import { newId } from '../../platform/random.ts'
import type { Feedback } from './feedback.ts'
import type { FeedbackTables } from './tables.ts'

export { byMail, feedbackSettings } from './by-mail.ts'

interface Options {
  database: Database
  limits: Pick<Limits, 'take'>
  log: Log
  /** Takes it to whoever runs the server. Without it they look into the table, and the log says that there is something. */
  forward: ((feedback: Feedback) => Promise<void>) | null
}

const hour = 60 * 60_000
/** An office shares its address. */
const perNetwork = atMost({ count: 10, per: hour })
const perPerson = atMost({ count: 5, per: hour })

/** What people want to tell whoever runs the server. */
export function createFeedback({ database, limits, log, forward }: Options) {
  const db = database.tables<FeedbackTables>()

  const takeOn = async (feedback: Feedback): Promise<void> => {
    if (!forward) return
    await forward(feedback)
    await db.updateTable('feedback').set({ forwarded_at: Date.now() }).where('id', '=', feedback.id).execute()
  }

  return {
    '/feedback': async (input, { address, session, language, brand }) => {
      const feedback: Feedback = { id: newId(), ...input, language, brand: brand.name }
      const personId = session?.personId ?? null
      const wait = await limits.take(
        { name: 'feedback-network', subject: networkOf(address), rule: perNetwork },
        ...(personId === null ? [] : [{ name: 'feedback-person', subject: personId, rule: perPerson }]),
      )
      if (wait > 0) throw tooMany(-429, wait)
      await db
        .insertInto('feedback')
        .values({ ...feedback, person_id: personId, created_at: Date.now(), forwarded_at: null })
        .execute()
      log.info({ id: feedback.id, action: feedback.action }, 'feedback')
      // It is kept: that it could not be taken on is no failure of whoever sent it.
      takeOn(feedback).catch((error) => log.error({ err: error, id: feedback.id }, 'feedback not forwarded'))
      return { feedback_id: feedback.id }
    },
  } satisfies Partial<Handlers>
}
