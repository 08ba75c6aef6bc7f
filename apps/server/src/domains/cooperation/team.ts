import type { Input, Team } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Handler, SessionContext } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { namedAddressesIn } from '../accounts/index.ts'
import { noteAccess } from './access-log.ts'
import { addToTeam } from './add-member.ts'
import { type Change, changeCooperation } from './change.ts'
import { makeInvite, renewCode } from './invite-link.ts'
import { memberGrant } from './member-grants.ts'
import { emptyTeam, presentTeam } from './present-team.ts'
import { memberOf, requireManager, requirePlace } from './read-cooperation.ts'
import type { Services } from './services.ts'
import { moveTurn } from './turn.ts'

type Action<Name extends string> = Extract<Input<'/team_worker'>, { action: Name }>

/** Who works on a file, and who may. */
export function teamWorker(services: Services): Handler<'/team_worker'> {
  return async (input, context) => {
    const { personId } = context.session
    let outcome: Pick<Team, 'added' | 'candidates'> = { added: null, candidates: [] }
    switch (input.action) {
      case 'ls':
        await requirePlace(services, personId, input.file_guid)
        break
      case 'add':
        outcome = await addToTeam(services, input, context)
        break
      case 'set':
        await setMember(services, input, context)
        break
      case 'remove':
        await removeMember(services, input, context)
        break
      case 'quit':
        await quit(services, input, context)
        // What is there is not theirs to know any more.
        return emptyTeam(input.file_guid)
      case 'invite':
        await makeInvite(services, input, context)
        break
      case 'uninvite':
        await takeInvitationBack(services, input, context)
        break
      case 'dismiss':
        await dismiss(services, input, context)
        break
    }
    return { ...(await presentTeam(services, input.file_guid, personId)), ...outcome }
  }
}

async function setMember(
  services: Services,
  { file_guid, user_id, setting }: Action<'set'>,
  { session: { personId } }: SessionContext,
): Promise<void> {
  await requireManager(services, principalOf({ personId }), file_guid)
  await changeCooperation(
    services,
    file_guid,
    (change) => changeSetting(services, change, { memberId: user_id, setting, by: personId }),
    { owner: personId },
  )
}

/** Whoever has the turn keeps it, unless they may only look from now on. */
export async function changeSetting(
  services: Services,
  change: Change,
  { memberId, setting, by }: { memberId: string; setting: Action<'set'>['setting']; by: string },
): Promise<void> {
  const { transaction, db, fileId, cooperation, now } = change
  if (!(await memberOf(db, fileId, memberId))) throw noSuchMember()
  const holder = await holderIn(change)
  if (holder === memberId && setting === 'view') await moveTurn(services, change, null)
  await db
    .updateTable('cooperation_members')
    .set({ setting })
    .where('file_id', '=', fileId)
    .where('person_id', '=', memberId)
    .execute()
  const isLent = holder === memberId && setting === 'ask'
  if (cooperation.is_open === 1 && !isLent) {
    await services.access.give(transaction, memberGrant(fileId, memberId, setting))
  }
  if (setting !== 'ask') {
    await db.deleteFrom('edit_requests').where('file_id', '=', fileId).where('person_id', '=', memberId).execute()
  }
  await noteAccess(db, { fileId, action: 'setting', personId: memberId, by, detail: setting }, now)
  change.changesRights()
  change.say({ type: 'members' })
}

async function removeMember(
  services: Services,
  { file_guid, user_id }: Action<'remove'>,
  { session: { personId } }: SessionContext,
): Promise<void> {
  await requireManager(services, principalOf({ personId }), file_guid)
  const remove = async (change: Change) => {
    if (!(await memberOf(change.db, file_guid, user_id))) throw noSuchMember()
    await letGo(services, change, user_id)
    // They know the code.
    if (change.cooperation.code !== null) await renewCode(change)
    await noteAccess(change.db, { fileId: file_guid, action: 'removed', personId: user_id, by: personId }, change.now)
  }
  await changeCooperation(services, file_guid, remove, { owner: personId })
}

async function quit(
  services: Services,
  { file_guid }: Action<'quit'>,
  { session: { personId } }: SessionContext,
): Promise<void> {
  const { member } = await requirePlace(services, personId, file_guid)
  if (!member) throw noSuchFile()
  await changeCooperation(services, file_guid, async (change) => {
    await letGo(services, change, personId)
    await noteAccess(change.db, { fileId: file_guid, action: 'left', personId }, change.now)
  })
}

/** Takes everything from a member that they have by being one. */
async function letGo(services: Services, change: Change, memberId: string): Promise<void> {
  const { transaction, db, fileId } = change
  if ((await holderIn(change)) === memberId) await moveTurn(services, change, null)
  for (const table of ['cooperation_members', 'edit_requests', 'cooperation_presence'] as const) {
    await db.deleteFrom(table).where('file_id', '=', fileId).where('person_id', '=', memberId).execute()
  }
  await withdrawInvitations(change, memberId)
  await services.access.take(transaction, memberGrant(fileId, memberId, 'view'))
  change.changesRights()
  change.say({ type: 'members' })
}

/** Otherwise they would be back when they sign in the next time. Also where they have not proven the address yet: they may do so then. */
async function withdrawInvitations({ transaction, db, fileId }: Change, memberId: string): Promise<void> {
  for (const { kind, value } of await namedAddressesIn(transaction, memberId)) {
    await db
      .deleteFrom('cooperation_invitations')
      .where('file_id', '=', fileId)
      .where('kind', '=', kind)
      .where('address', '=', value)
      .execute()
  }
}

/** The turn moves only while the cooperation is held. */
export async function holderIn({ db, fileId }: Change): Promise<string | null> {
  const head = await db
    .selectFrom('document_heads')
    .select('turn_holder')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return head?.turn_holder ?? null
}

async function takeInvitationBack(
  services: Services,
  { file_guid, invitation_id }: Action<'uninvite'>,
  { session: { personId } }: SessionContext,
): Promise<void> {
  await requireManager(services, principalOf({ personId }), file_guid)
  await changeCooperation(
    services,
    file_guid,
    ({ db }) =>
      db
        .deleteFrom('cooperation_invitations')
        .where('file_id', '=', file_guid)
        .where('id', '=', invitation_id)
        .execute(),
    { owner: personId },
  )
}

async function dismiss(
  services: Services,
  { file_guid, user_id }: Action<'dismiss'>,
  { session: { personId } }: SessionContext,
): Promise<void> {
  await requireManager(services, principalOf({ personId }), file_guid)
  await changeCooperation(
    services,
    file_guid,
    ({ db }) =>
      db.deleteFrom('access_requests').where('file_id', '=', file_guid).where('person_id', '=', user_id).execute(),
    { owner: personId },
  )
}

const noSuchMember = () => new AppError(-200, { field: 'user_id' })
