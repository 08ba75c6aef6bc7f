import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ResourceTables } from './tables.ts'

const secretName = 'uploads'

/** The id of an upload and the end of its time, signed: what is forged or over is known without asking the database. */
export interface Tickets {
  write: (uploadId: string, expiresAt: number) => Promise<string>
  /** The upload it stands for; null when it is forged or its time is over. */
  read: (ticket: string) => Promise<string | null>
}

export function createTickets(db: Kysely<ResourceTables>, now: () => number): Tickets {
  let known: Promise<Buffer> | undefined
  const secret = (): Promise<Buffer> => {
    known ??= sharedSecret(db).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
  const signed = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest()

  return {
    write: async (uploadId, expiresAt) => {
      const text = `${uploadId}-${expiresAt.toString(36)}`
      return `${text}-${(await signed(text)).toString('base64url')}`
    },

    read: async (ticket) => {
      const [, text, uploadId, expiresAt, signature] =
        /^(([0-9a-f]{32})-([0-9a-z]{1,10}))-([\w-]{43})$/.exec(ticket) ?? []
      if (!text || !uploadId || !expiresAt || !signature) return null
      if (!timingSafeEqual(await signed(text), Buffer.from(signature, 'base64url'))) return null
      return Number.parseInt(expiresAt, 36) > now() ? uploadId : null
    },
  }
}

/** The same for all servers on one database; made by the first that needs it. */
async function sharedSecret(db: Kysely<ResourceTables>): Promise<Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
