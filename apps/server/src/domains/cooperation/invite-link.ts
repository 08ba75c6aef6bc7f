import type { Input } from '@ramify/contract'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { newId } from '../../platform/random.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { type Change, changeCooperation } from './change.ts'
import { inviteCodeDays, newInviteCode } from './invite-code.ts'
import { triesOfFile } from './join-tries.ts'
import { presentTeam } from './present-team.ts'
import { requireManager } from './read-cooperation.ts'
import type { Services } from './services.ts'
import { openFor, planOfFile } from './set-status.ts'

type Invite = Extract<Input<'/team_worker'>, { action: 'invite' }>

const lifetime = inviteCodeDays * 24 * 60 * 60_000

/** Makes the link and its code where there are none that work; `renew` makes another code for the same link. */
export async function makeInvite(
  services: Services,
  { file_guid, setting, renew }: Invite,
  { session: { personId } }: Pick<SessionContext, 'session'>,
): Promise<void> {
  await requireManager(services, principalOf({ personId }), file_guid)
  const plan = await planOfFile(services, personId, file_guid)
  await changeCooperation(
    services,
    file_guid,
    async (change) => {
      const { db, fileId } = change
      await openFor(services, change, { personId, plan })
      await ensureInvite(change)
      if (setting)
        await db.updateTable('cooperations').set({ code_setting: setting }).where('file_id', '=', fileId).execute()
      if (renew) await renewCode(change)
    },
    { holdsSpace: true, owner: personId },
  )
  // Whoever tried too many codes did not know this one.
  if (renew) await services.limits.forget(triesOfFile(file_guid))
}

/** The same for who tells others in another way: the name of the file, and the path by which they join. */
export async function wayToJoin(
  services: Services,
  fileId: string,
  session: SessionContext['session'],
): Promise<{ name: string; path: string }> {
  await makeInvite(services, { action: 'invite', file_guid: fileId, renew: false }, { session })
  const { invite } = await presentTeam(services, fileId, session.personId)
  const file = (await services.filesFor(principalOf(session), [fileId])).get(fileId)
  if (!invite || !file) throw noSuchFile()
  return { name: file.file_name, path: `/join/${invite.join_id}#${invite.code}` }
}

/** The link, which stays the same as long as the file does, with a code that works. */
export async function ensureInvite(change: Change): Promise<string> {
  const { db, fileId, cooperation, now } = change
  const join_id = cooperation.join_id ?? newId()
  await db.updateTable('cooperations').set({ join_id }).where('file_id', '=', fileId).execute()
  if ((cooperation.code_expires_at ?? 0) <= now) await renewCode(change)
  return join_id
}

export async function renewCode({ db, fileId, now }: Change): Promise<void> {
  await db
    .updateTable('cooperations')
    .set({ code: newInviteCode(), code_expires_at: now + lifetime })
    .where('file_id', '=', fileId)
    .execute()
}
