import { createHmac, randomInt } from 'node:crypto'
import type { CodeScene } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { AccountTables } from '../tables.ts'
import type { Contact } from './contact.ts'

export const codeLifetime = 10 * 60_000
const mostTries = 5

/** What a code is good for: this address, this scene and, where somebody is signed in to do it, this person (T8, T9). */
export interface CodePurpose {
  contact: Contact
  scene: CodeScene
  personId?: string
}

export interface Codes {
  /** A new one; any older one for the same purpose is good for nothing any more. */
  make: (purpose: CodePurpose) => Promise<MadeCode>
  /** Refuses a wrong one (110) and one that is too old or was tried too often (109); a right one is spent. */
  spend: (purpose: CodePurpose, code: string) => Promise<void>
}

interface MadeCode {
  code: string
  /** It never reached anybody: the older one is as good as it was, tries of either counted. */
  takeBack: () => Promise<void>
}

interface Options {
  db: Kysely<AccountTables>
  secret: () => Promise<Buffer>
  now: () => number
}

export function createCodes({ db, secret, now }: Options): Codes {
  // Six digits are guessed from a plain hash at once, so both are hashed with what only the server knows.
  const hashed = async (...parts: string[]) =>
    createHmac('sha256', await secret())
      .update(JSON.stringify(parts))
      .digest('hex')
  const subjectOf = ({ contact, scene, personId = '' }: CodePurpose) =>
    hashed('code', scene, contact.kind, contact.value, personId)

  return {
    make: async (purpose) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const subject = await subjectOf(purpose)
      const row = { code_hash: await hashed(subject, code), tries: 0, expires_at: now() + codeLifetime }
      const older = await db.transaction().execute(async (transaction) => {
        // Written to, so that nobody spends or tries the older one between these two.
        const found = await transaction
          .updateTable('codes')
          .set(({ ref }) => ({ tries: ref('tries') }))
          .where('subject', '=', subject)
          .returning(['code_hash', 'tries', 'expires_at'])
          .executeTakeFirst()
        await transaction
          .insertInto('codes')
          .values({ subject, ...row })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
          .execute()
        return found
      })
      // An hour longer than it is good for: until then it is called too old, not wrong.
      await db
        .deleteFrom('codes')
        .where('expires_at', '<', now() - 60 * 60_000)
        .execute()
      return {
        code,
        takeBack: async () => {
          // Not one that was made since, and nothing where this one was spent after all.
          if (older) {
            await db
              .updateTable('codes')
              .set((each) => ({ ...older, tries: each('tries', '+', older.tries) }))
              .where('subject', '=', subject)
              .where('code_hash', '=', row.code_hash)
              .execute()
          } else {
            await db.deleteFrom('codes').where('subject', '=', subject).where('code_hash', '=', row.code_hash).execute()
          }
        },
      }
    },

    spend: async (purpose, code) => {
      const subject = await subjectOf(purpose)
      // Counted before it is looked at: a thousand at once are still a thousand.
      const sent = await db
        .updateTable('codes')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('subject', '=', subject)
        .returning(['code_hash', 'tries', 'expires_at'])
        .executeTakeFirst()
      if (!sent) throw wrongCode()
      if (sent.tries > mostTries || sent.expires_at <= now())
        throw new AppError(-303, { code: '109', field: 'captcha' })
      const code_hash = await hashed(subject, code)
      const spent =
        code_hash === sent.code_hash &&
        (await db
          .deleteFrom('codes')
          .where('subject', '=', subject)
          .where('code_hash', '=', code_hash)
          .returning('subject')
          .executeTakeFirst())
      if (!spent) throw wrongCode()
    },
  }
}

export const wrongCode = () => new AppError(-303, { code: '110', field: 'captcha' })

/** The code of a body that needs one. */
export function requireCode(captcha: string | undefined): string {
  if (!captcha) throw new AppError(-400, { code: 'x-enter-code', field: 'captcha' })
  return captcha
}
