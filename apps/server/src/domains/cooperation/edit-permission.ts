import type { TurnState } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { noteAccess } from './access-log.ts'
import { type Change, changeCooperation } from './change.ts'
import { isHere } from './presence.ts'
import { presentTurn } from './present-turn.ts'
import { hasSamePlace, memberOf, requireManager, requirePlace } from './read-cooperation.ts'
import { notAllowed } from './refusals.ts'
import { requestsIn, tellRequests } from './requests.ts'
import type { Services } from './services.ts'
import { changeSetting, holderIn } from './team.ts'
import { holderOf, isFree, moveTurn } from './turn.ts'

/** The right to write, as those ask for it who want it, and answer who have it. */
export function editPermission(services: Services): Handler<'/edit_permission'> {
  return async (input, { session: { personId } }) => {
    const { file_guid } = input
    let asked: string | null = null
    if (input.action === 'apply') asked = await apply(services, file_guid, personId)
    else if (input.action === 'recover') await recover(services, file_guid, personId)
    else if (input.action === 'ls') await requirePlace(services, personId, file_guid)
    else await answer(services, file_guid, { personId, askerId: input.user_id, isAccepted: input.action === 'accept' })
    return presentTurn(services, file_guid, personId, asked)
  }
}

/** Gives who has been asked; null when the right is theirs at once. */
async function apply(services: Services, fileId: string, personId: string): Promise<string | null> {
  const { edits, member } = await requirePlace(services, personId, fileId)
  const ownerId = await ownerOf(services, personId, fileId)
  return changeCooperation(services, fileId, async (change) => {
    const { db, cooperation, now } = change
    // Nobody else writes: the owner need not ask.
    if (cooperation.is_open === 0) return null
    const mayAsk = edits || (member && member.setting !== 'view')
    if (!mayAsk || !(await hasSamePlace(change, personId, member))) throw notAllowed()
    if (cooperation.mode === 'together') {
      if (edits) return null
      await ask(change, { personId, to: [ownerId] })
      return ownerId
    }
    const at = { releaseMs: services.releaseMs, now }
    const holder = await holderOf(db, fileId, at)
    if (holder?.personId === personId) return null
    if (isFree(holder, at)) {
      await moveTurn(services, change, personId)
      return null
    }
    if (holder?.goneSince != null) throw new AppError(-109)
    const holderId = holder?.personId ?? ownerId
    await ask(change, { personId, to: [...new Set([holderId, ownerId])] })
    return holderId
  })
}

async function ask(change: Change, { personId, to }: { personId: string; to: readonly string[] }): Promise<void> {
  const { db, fileId, now } = change
  const pending = await requestsIn(change)
  if (pending.some(({ person_id }) => person_id === personId)) throw new AppError(-110)
  await db
    .insertInto('edit_requests')
    .values({ file_id: fileId, person_id: personId, asked_at: now })
    // One that was never answered, long ago.
    .onConflict((conflict) => conflict.columns(['file_id', 'person_id']).doUpdateSet({ asked_at: now }))
    .execute()
  await tellRequests(change, to)
  change.event({ type: 'applied', fileId, personId, to })
}

interface Answered {
  /** Who answers. */
  personId: string
  askerId: string
  isAccepted: boolean
}

/** By who has the turn, or by the owner: they alone where people write together. Whoever asked takes it back by a no of their own. */
async function answer(services: Services, fileId: string, { personId, askerId, isAccepted }: Answered): Promise<void> {
  const { manages } = await requirePlace(services, personId, fileId)
  const ownerId = await ownerOf(services, personId, fileId)
  await changeCooperation(services, fileId, async (change) => {
    const { transaction, db, cooperation } = change
    // Asked again: they may have handed it over meanwhile.
    const isOwner = manages && (await services.access.ownsIn(transaction, principalOf({ personId }), fileId))
    const isHolder = cooperation.mode === 'turns' && (await holderIn(change)) === personId
    const isAsked = (await requestsIn(change)).some(({ person_id }) => person_id === askerId)
    const isOwn = askerId === personId && !isAccepted
    if (cooperation.is_open === 0 || !(isOwner || isHolder || isOwn) || !isAsked) throw notAllowed()
    if (isAccepted) await giveRight(services, change, { memberId: askerId, by: personId })
    await db.deleteFrom('edit_requests').where('file_id', '=', fileId).where('person_id', '=', askerId).execute()
    if (!isOwn) {
      change.say({ type: 'answered', accepted: isAccepted }, [askerId])
      change.event({ type: 'answered', fileId, personId: askerId, by: personId, isAccepted })
    }
    const holder = await holderIn(change)
    await tellRequests(change, [...new Set([personId, ownerId, ...(holder === null ? [] : [holder])])])
  })
}

/** The turn, which is lent; where people write together, the setting. */
async function giveRight(
  services: Services,
  change: Change,
  { memberId, by }: { memberId: string; by: string },
): Promise<void> {
  const { db, fileId, cooperation, now } = change
  if (cooperation.mode === 'together') {
    return changeSetting(services, change, { memberId, setting: 'edit', by })
  }
  const sighting = await db
    .selectFrom('cooperation_presence')
    .select(['seen_at', 'left_at'])
    .where('file_id', '=', fileId)
    .where('person_id', '=', memberId)
    .executeTakeFirst()
  // Nobody could write until it is free again.
  if (!sighting || !isHere(sighting, { releaseMs: services.releaseMs, now })) throw new AppError(-109, { code: '546' })
  await moveTurn(services, change, memberId)
  await noteAccess(db, { fileId, action: 'editor', personId: memberId, by }, now)
}

/** The owner takes the turn back at once, from whomever. */
async function recover(services: Services, fileId: string, personId: string): Promise<void> {
  await requireManager(services, principalOf({ personId }), fileId)
  const takeBack = async (change: Change) => {
    if (change.cooperation.is_open === 0 || change.cooperation.mode === 'together') return
    if ((await holderIn(change)) === personId) return
    await moveTurn(services, change, personId)
    await noteAccess(change.db, { fileId, action: 'editor', personId }, change.now)
  }
  await changeCooperation(services, fileId, takeBack, { owner: personId })
}

/** The owner gives the right to a member, or the turn to somebody in the team, asked or not. */
export function setUserEditor(services: Services): Handler<'/set_user_editor'> {
  return async ({ file_guid, user_id }, { session: { personId } }): Promise<TurnState> => {
    await requireManager(services, principalOf({ personId }), file_guid)
    const edits = await services.access.can(principalOf({ personId: user_id }), 'edit', file_guid)
    const give = async (change: Change) => {
      const { is_open, mode } = change.cooperation
      const mayHold = (mode === 'turns' && edits) || (await memberOf(change.db, file_guid, user_id))
      if (is_open === 0 || !mayHold) throw notAllowed()
      await giveRight(services, change, { memberId: user_id, by: personId })
    }
    await changeCooperation(services, file_guid, give, { owner: personId })
    return presentTurn(services, file_guid, personId, null)
  }
}

/** The owner of the space that a file is in. */
async function ownerOf({ access }: Services, personId: string, fileId: string): Promise<string> {
  const standing = await access.standingOf(principalOf({ personId }), fileId)
  if (!standing) throw notAllowed()
  return access.ownerOf(standing.spaceId)
}
