import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Author } from './author.ts'
import type { Services } from './services.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Writing, editing and resolving count alike: each of them is shown to everybody who has the document open. */
const perPerson = atMost({ count: 30, per: minute }, { count: 1000, per: day })

export async function requireTurn({ limits }: Pick<Services, 'limits'>, { personId }: Author): Promise<void> {
  const wait = await limits.take({ name: 'comment-person', subject: personId, rule: perPerson })
  if (wait > 0) throw tooMany(-429, wait)
}
