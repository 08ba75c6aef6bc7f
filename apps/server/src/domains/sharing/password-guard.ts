import { timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Share, SharingTables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Of one share: by one network, and by all of them. */
const perNetwork = atMost({ count: 5, per: 15 * minute })
const perDay = atMost({ count: 30, per: day })
/** Of one password, however long it takes: one in a hundred guesses four digits then (T6). */
const mostTries = 100

export type Guarded = Pick<Share, 'id' | 'password' | 'password_version' | 'tries'>

export const isLocked = ({ password, tries }: Pick<Share, 'password' | 'tries'>): boolean =>
  password !== null && tries >= mostTries

/** Compares what people take for the password of a share, and not too often. */
export interface PasswordGuard {
  /** Refuses (-123, -429) what is not the password, and whatever comes after too many of those. */
  requireRight: (share: Guarded, password: string, address: string) => Promise<void>
}

interface Options {
  db: Kysely<SharingTables>
  limits: Pick<Limits, 'take' | 'giveBack'>
  /** Nobody gets any further until the owner sets another password. */
  onLocked: (shareId: string) => void
  isEqual?: (one: string, other: string) => boolean
}

export function createPasswordGuard({ db, limits, onLocked, isEqual = isEqualInConstantTime }: Options): PasswordGuard {
  /** Counted before it is compared, in one statement: however many come at once, only so many get this far. */
  const take = async ({ id, password_version }: Guarded) => {
    const counted = await db
      .updateTable('shares')
      .set({ tries: sql<number>`tries + 1` })
      .where('id', '=', id)
      .where('password_version', '=', password_version)
      .where('tries', '<', mostTries)
      .returning(['password', 'tries'])
      .executeTakeFirst()
    return counted?.password == null ? null : { password: counted.password, tries: counted.tries }
  }
  const giveBack = ({ id, password_version }: Guarded) =>
    db
      .updateTable('shares')
      .set({ tries: sql<number>`tries - 1` })
      .where('id', '=', id)
      .where('password_version', '=', password_version)
      .execute()

  return {
    requireRight: async (share, password, address) => {
      if (password === '') throw new AppError(-123, { code: '549', field: 'password' })
      if (!/^[0-9]{4}$/.test(password)) throw new AppError(-123, { code: '551', field: 'password' })
      if (isLocked(share)) throw locked()
      const taken = limitsOf(share, address)
      const wait = await limits.take(...taken)
      if (wait > 0) throw tooMany(-429, wait)
      const counted = await take(share)
      if (!counted) throw locked()
      if (!isEqual(counted.password, password)) {
        if (counted.tries >= mostTries) onLocked(share.id)
        throw new AppError(-123, { code: '550', field: 'password' })
      }
      await giveBack(share)
      await limits.giveBack(...taken)
    },
  }
}

/** With another password everything begins anew. */
function limitsOf({ id, password_version }: Guarded, address: string): Limit[] {
  const subject = `${id} ${password_version}`
  return [
    { name: 'share-network', subject: `${subject} ${networkOf(address)}`, rule: perNetwork },
    { name: 'share-day', subject, rule: perDay },
  ]
}

const locked = () => new AppError(-123, { code: 'x-share-locked' })

/** How long it takes says nothing of how much of it is right. */
const isEqualInConstantTime = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
