import type { Limit } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Author } from './author.ts'
import type { Services } from './services.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Writing, editing and resolving count alike: each of them is shown to everybody who has the document open. */
const perPerson = atMost({ count: 30, per: minute }, { count: 1000, per: day })

/** A guest can become another one at any time, and an office shares its address. */
const perGuest = atMost({ count: 6, per: minute }, { count: 60, per: day })
const perNetwork = atMost({ count: 30, per: 10 * minute }, { count: 200, per: day })
const perFile = atMost({ count: 60, per: 10 * minute }, { count: 1000, per: day })

/** Refuses (-429) what comes too often. */
export async function requireTurn(
  { limits }: Pick<Services, 'limits'>,
  { personId, guestId }: Author,
  { fileId, address }: { fileId: string; address: string },
): Promise<void> {
  const those: Limit[] =
    personId === null
      ? [
          { name: 'comment-guest', subject: guestId, rule: perGuest },
          { name: 'comment-guest-network', subject: networkOf(address), rule: perNetwork },
          { name: 'comment-guest-file', subject: fileId, rule: perFile },
        ]
      : [{ name: 'comment-person', subject: personId, rule: perPerson }]
  const wait = await limits.take(...those)
  if (wait > 0) throw tooMany(-429, wait)
}
