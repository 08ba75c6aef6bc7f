import type { Kysely } from 'kysely'
import type { CallContext } from '../../../platform/http/calls/call.ts'
import type { Log } from '../../../platform/log.ts'
import type { Session } from '../../../platform/sessions/sessions.ts'
import type { FileTables } from '../tables.ts'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000

/** Which content of a document a session was last answered with: what a `/save` without a base hash builds on. */
export interface SeenDocuments {
  /**
   * To be awaited before the answer is sent: the next call of the session builds on it. Where it cannot be kept, as on a full disk,
   * what was read is still answered; a save that builds on it is asked to open the document again.
   */
  note: (session: Pick<Session, 'id'>, fileId: string, hash: string) => Promise<void>
  /** Undefined when the session has seen nothing for a day, or was answered only after this call had begun. */
  seenBefore: (call: CallContext & { session: Session }, fileId: string) => Promise<string | undefined>
}

interface Options {
  log?: Log
  /** Milliseconds since 1970, with what comes after the point. */
  now?: () => number
}

export function keepSeenDocuments(db: Kysely<FileTables>, { log, now = preciseNow }: Options = {}): SeenDocuments {
  let sweptAt = Number.NEGATIVE_INFINITY

  /** Rows of sessions that went on to other documents. */
  const sweep = async () => {
    if (now() - sweptAt < hour) return
    sweptAt = now()
    await db
      .deleteFrom('seen_documents')
      .where('seen_us', '<', microseconds(now() - day))
      .execute()
  }

  return {
    note: async ({ id: session_id }, file_id, hash) => {
      const row = { hash, seen_us: microseconds(now()) }
      try {
        await db
          .insertInto('seen_documents')
          .values({ session_id, file_id, ...row })
          .onConflict((conflict) => conflict.columns(['session_id', 'file_id']).doUpdateSet(row))
          .execute()
        await sweep()
      } catch (error) {
        log?.warn({ err: error, file: file_id }, 'not noted what a session has seen')
      }
    },

    seenBefore: async ({ session, receivedAt }, fileId) => {
      const found = await db
        .selectFrom('seen_documents')
        .select('hash')
        .where('session_id', '=', session.id)
        .where('file_id', '=', fileId)
        .where('seen_us', '>', microseconds(now() - day))
        // Of two saves that are sent at once the second has not seen what the first one wrote.
        .where('seen_us', '<', microseconds(receivedAt))
        .executeTakeFirst()
      return found?.hash
    },
  }
}

/** Whole numbers: two calls often come within one millisecond. */
const microseconds = (milliseconds: number): number => Math.floor(milliseconds * 1000)

/** Goes on evenly while the clock is set. */
const preciseNow = (): number => performance.timeOrigin + performance.now()
