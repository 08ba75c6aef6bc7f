import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from './database/database.ts'
import { sharedSecret } from './database/shared-secret.ts'

/** Some ids and the end of their time, signed: what is forged or over is known without asking the database. */
export interface Tickets {
  write: (ids: readonly string[], expiresAt: number) => Promise<string>
  /** The ids it stands for; null when it is forged or its time is over. */
  read: (ticket: string) => Promise<string[] | null>
}

/** Tickets for one purpose: those for another are as good as forged. */
export function createTickets(database: Database, purpose: string, now: () => number): Tickets {
  const secret = sharedSecret(database, purpose)
  const signed = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest()

  return {
    write: async (ids, expiresAt) => {
      const text = [...ids, expiresAt.toString(36)].join('-')
      return `${text}-${(await signed(text)).toString('base64url')}`
    },

    read: async (ticket) => {
      const [, text, ids, expiresAt, signature] =
        /^(([0-9a-z]{32}(?:-[0-9a-z]{32}){0,3})-([0-9a-z]{1,10}))-([\w-]{43})$/.exec(ticket) ?? []
      if (!text || !ids || !expiresAt || !signature) return null
      if (!timingSafeEqual(await signed(text), Buffer.from(signature, 'base64url'))) return null
      return Number.parseInt(expiresAt, 36) > now() ? ids.split('-') : null
    },
  }
}
