import type { Input } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import type { Plan } from '../membership/index.ts'
import { noteAccess } from './access-log.ts'
import { type Change, changeCooperation } from './change.ts'
import { presentCooperations } from './list-cooperations.ts'
import { memberGrant } from './member-grants.ts'
import { noteHere } from './presence.ts'
import { requireManager } from './read-cooperation.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'
import { moveTurn } from './turn.ts'

type SetStatus = Extract<Input<'/cooperation'>, { action: 'set_status' }>
type SetMode = Extract<Input<'/cooperation'>, { action: 'set_mode' }>

export async function setStatus(
  services: Services,
  { file_guid, is_cooperation }: SetStatus,
  { session: { personId } }: SessionContext,
) {
  const { access, documents } = services
  const principal = principalOf({ personId })
  if (is_cooperation === 1) {
    await requireManager(services, principal, file_guid)
    const plan = await planOfFile(services, personId, file_guid)
    await changeCooperation(services, file_guid, (change) => openFor(services, change, { personId, plan }), {
      holdsSpace: true,
      owner: personId,
    })
  } else {
    // In the trash, too: what lies there counts, and nobody could open it to end it.
    if (!(await access.owns(principal, file_guid))) throw noSuchFile()
    await documents.kindOf(file_guid)
    await changeCooperation(services, file_guid, (change) => close(services, change, personId), {
      owner: personId,
    })
  }
  return present(services, personId, file_guid)
}

/** The plan of the space that owns a file. */
export async function planOfFile({ access, planOfSpace }: Services, personId: string, fileId: string): Promise<Plan> {
  const standing = await access.standingOf(principalOf({ personId }), fileId)
  if (!standing) throw noSuchFile()
  return planOfSpace(standing.spaceId)
}

/** Opens it, while the space is held. Members from before are back; whoever opens it has the turn. */
export async function openFor(
  services: Services,
  change: Change,
  { personId, plan }: { personId: string; plan: Plan },
): Promise<void> {
  const { transaction, db, fileId, cooperation, now } = change
  if (cooperation.is_open === 1) return
  await requireOpenRoom(change, plan, 1)
  await db.updateTable('cooperations').set({ is_open: 1, opened_at: now }).where('file_id', '=', fileId).execute()
  // Those who already have it open come in now: nobody noted them while it was closed.
  const visits = services.documents.visitorsOf(fileId).map((visitor) => ({ fileId, personId: visitor }))
  await noteHere(db, visits, now)
  await moveTurn(services, change, cooperation.mode === 'turns' ? personId : null)
  for (const { person_id, setting } of await membersOf(change)) {
    await services.access.give(transaction, memberGrant(fileId, person_id, setting))
  }
  await noteAccess(db, { fileId, action: 'started', personId }, now)
  change.say({ type: 'members' })
}

/** Refuses (-111) when the space would have more open ones than its plan allows. To be asked while the space is held. */
export async function requireOpenRoom({ db, spaceId }: Change, { limits }: Plan, more: number): Promise<void> {
  const { collaborated: limit } = limits
  if (limit === null) return
  const { count } = await db
    .selectFrom('cooperations')
    .innerJoin('files', 'files.id', 'cooperations.file_id')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('is_open', '=', 1)
    .where('files.space_id', '=', spaceId)
    .executeTakeFirstOrThrow()
  if (Number(count) + more > limit) throw new AppError(-111, { code: '210', params: { limit } })
}

/** Members lose their rights and stay known; whoever asked for something asks again when it is open once more. */
async function close(services: Services, change: Change, personId: string): Promise<void> {
  const { transaction, db, fileId, cooperation, now } = change
  if (cooperation.is_open === 0) return
  await moveTurn(services, change, null)
  for (const { person_id, setting } of await membersOf(change)) {
    await services.access.take(transaction, memberGrant(fileId, person_id, setting))
  }
  await db.updateTable('cooperations').set({ is_open: 0 }).where('file_id', '=', fileId).execute()
  await db.deleteFrom('edit_requests').where('file_id', '=', fileId).execute()
  await noteAccess(db, { fileId, action: 'ended', personId }, now)
  change.say({ type: 'members' })
}

const membersOf = ({ db, fileId }: Change) =>
  db.selectFrom('cooperation_members').select(['person_id', 'setting']).where('file_id', '=', fileId).execute()

/** Whoever changes it to turns has the first one. */
export async function setMode(
  services: Services,
  { file_guid, mode }: SetMode,
  { session: { personId } }: SessionContext,
) {
  await requireManager(services, principalOf({ personId }), file_guid)
  const set = async (change: Change) => {
    const { db, fileId, cooperation, now } = change
    if (cooperation.mode === mode) return
    if (cooperation.is_open === 1) await moveTurn(services, change, mode === 'turns' ? personId : null)
    await db.updateTable('cooperations').set({ mode }).where('file_id', '=', fileId).execute()
    await db.deleteFrom('edit_requests').where('file_id', '=', fileId).execute()
    await noteAccess(db, { fileId, action: 'mode', personId, detail: mode }, now)
    change.say({ type: 'requests', requests: [] })
  }
  await changeCooperation(services, file_guid, set, { owner: personId })
  return present(services, personId, file_guid)
}

/** The file itself, as lists show it; nothing of one that is in the trash. */
async function present(services: Services, personId: string, fileId: string) {
  const { mode, opened_at } = await services.database
    .tables<CooperationTables>()
    .selectFrom('cooperations')
    .select(['mode', 'opened_at'])
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  const rows = [{ file_id: fileId, mode, since: opened_at }]
  return { files: await presentCooperations(services, principalOf({ personId }), rows), cursor: null }
}
