import type { MemberSetting } from '@ramify/contract'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { newId } from '../../platform/random.ts'
import { type Contact, invitationMs, inviteByMessage } from '../accounts/index.ts'
import type { Plan } from '../membership/index.ts'
import { countMembers, membersFull } from './admit-member.ts'
import { type Change, changeCooperation } from './change.ts'
import { ensureInvite } from './invite-link.ts'
import type { Services } from './services.ts'
import { openFor } from './set-status.ts'
import type { CooperationTables } from './tables.ts'

interface Wanted {
  fileId: string
  contact: Contact
  setting: MemberSetting
  plan: Plan
}

/** Invites an address that nobody here has. Whoever signs in with it within a week is a member then. */
export async function inviteAddress(services: Services, wanted: Wanted, context: SessionContext): Promise<void> {
  const { fileId, contact, plan } = wanted
  const { personId } = context.session
  const store = () =>
    changeCooperation(
      services,
      fileId,
      async (change) => {
        await openFor(services, change, { personId, plan })
        await requireRoom(change, contact, plan)
        await keep(change, wanted, personId)
        change.say({ type: 'members' })
        return { name: await nameOf(change), path: `/join/${await ensureInvite(change)}` }
      },
      { holdsSpace: true, owner: personId },
    )
  const takeBack = () => remove(services, wanted)
  await inviteByMessage(services, { contact, to: 'file', store, takeBack }, context)
}

async function remove({ database }: Services, { fileId, contact }: Wanted): Promise<void> {
  const db = database.tables<CooperationTables>()
  await db
    .deleteFrom('cooperation_invitations')
    .where('file_id', '=', fileId)
    .where('kind', '=', contact.kind)
    .where('address', '=', contact.value)
    .execute()
}

/** Whoever is invited has a place: they shall not be told that there is none when they come. */
async function requireRoom(change: Change, { kind, value }: Contact, plan: Plan): Promise<void> {
  const { db, fileId, now } = change
  const { count } = await db
    .selectFrom('cooperation_invitations')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .where('expires_at', '>', now)
    .where((row) => row.not(row.and({ kind, address: value })))
    .executeTakeFirstOrThrow()
  const limit = plan.limits.members ?? Number.POSITIVE_INFINITY
  if ((await countMembers(change)) + Number(count) >= limit) throw membersFull(plan)
}

/** The same address again is invited anew. */
async function keep({ db, fileId, now }: Change, { contact, setting }: Wanted, personId: string): Promise<void> {
  const terms = { setting, invited_by: personId, created_at: now, expires_at: now + invitationMs }
  await db
    .insertInto('cooperation_invitations')
    .values({ id: newId(), file_id: fileId, kind: contact.kind, address: contact.value, ...terms })
    .onConflict((conflict) => conflict.columns(['file_id', 'kind', 'address']).doUpdateSet(terms))
    .execute()
}

async function nameOf({ db, fileId }: Change): Promise<string> {
  const { name } = await db.selectFrom('files').select('name').where('id', '=', fileId).executeTakeFirstOrThrow()
  return name
}
