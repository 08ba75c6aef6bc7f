import { type MemberSetting, plans } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Plan } from '../membership/index.ts'
import { noteAccess } from './access-log.ts'
import type { Change } from './change.ts'
import { memberGrant } from './member-grants.ts'
import { memberOf } from './read-cooperation.ts'
import type { Services } from './services.ts'

interface Wanted {
  personId: string
  setting: MemberSetting
  plan: Plan
  /** Who adds them, where they do not join by themselves. */
  by?: string
}

/** Makes somebody a member of an open cooperation, unless they are one. `full`: the plan allows no more. */
export async function admitMember(
  { access }: Pick<Services, 'access'>,
  change: Change,
  { personId, setting, plan, by }: Wanted,
): Promise<'added' | 'already' | 'full'> {
  const { transaction, db, fileId, now } = change
  if (await memberOf(db, fileId, personId)) return 'already'
  if ((await countMembers(change)) >= (plan.limits.members ?? Number.POSITIVE_INFINITY)) return 'full'
  await db
    .insertInto('cooperation_members')
    .values({ file_id: fileId, person_id: personId, setting, joined_at: now })
    .execute()
  await access.give(transaction, memberGrant(fileId, personId, setting))
  change.changesRights()
  await db.deleteFrom('access_requests').where('file_id', '=', fileId).where('person_id', '=', personId).execute()
  await noteAccess(db, { fileId, personId, action: by === undefined ? 'joined' : 'added', ...(by && { by }) }, now)
  change.say({ type: 'members' })
  return 'added'
}

/** The owner included. */
export async function countMembers({ db, fileId }: Pick<Change, 'db' | 'fileId'>): Promise<number> {
  const { count } = await db
    .selectFrom('cooperation_members')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return Number(count) + 1
}

/** What an owner is told who adds one too many; who joins is told -113 and no more. */
export function membersFull({ name, limits }: Plan): AppError {
  // One of them is the owner.
  if (name === 'free') return new AppError(-113, { code: '209', params: { limit: (plans.vip.members ?? 1) - 1 } })
  return new AppError(-113, { code: '208', params: { limit: limits.members ?? 0 } })
}
