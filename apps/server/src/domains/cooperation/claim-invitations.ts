import { principalOf } from '../access/index.ts'
import { addressesOf } from '../accounts/index.ts'
import { admitMember } from './admit-member.ts'
import { changeCooperation } from './change.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

/**
 * Somebody has signed in: invitations to their addresses make them a member. Those to a file that is full, or not open, stay until they
 * run out; so do all of somebody who takes no invitations.
 */
export async function claimInvitations(services: Services, personId: string): Promise<void> {
  const { database, access, settingsOf, planOfSpace, now } = services
  const db = database.tables<CooperationTables>()
  for (const { kind, value } of await addressesOf(services, personId)) {
    const invitations = await db
      .selectFrom('cooperation_invitations')
      .innerJoin('files', 'files.id', 'cooperation_invitations.file_id')
      .select(['cooperation_invitations.id', 'file_id', 'setting', 'space_id'])
      .where('cooperation_invitations.kind', '=', kind)
      .where('address', '=', value)
      .where('expires_at', '>', now())
      .execute()
    if (invitations.length === 0) continue
    const { accept_invitations } = await settingsOf(personId, ['accept_invitations'])
    if (accept_invitations === 0) return
    for (const { id, file_id: fileId, setting, space_id } of invitations) {
      const plan = await planOfSpace(space_id)
      const ownerId = await access.ownerOf(space_id)
      const isOwn = await access.owns(principalOf({ personId }), fileId)
      await changeCooperation(services, fileId, async (change) => {
        // Taken back meanwhile, or claimed by another sign-in of the same person.
        const isThere = await change.db
          .selectFrom('cooperation_invitations')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!isThere || change.cooperation.is_open === 0) return
        const outcome = isOwn ? 'already' : await admitMember(services, change, { personId, setting, plan })
        if (outcome === 'full') return
        await change.db.deleteFrom('cooperation_invitations').where('id', '=', id).execute()
        if (outcome === 'added') change.event({ type: 'joined', fileId, personId, to: ownerId })
      })
    }
  }
}
