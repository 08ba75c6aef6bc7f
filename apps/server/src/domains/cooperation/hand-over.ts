import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, personalSpace, principalOf } from '../access/index.ts'
import { noteAccess } from './access-log.ts'
import { changeCooperation } from './change.ts'
import { memberGrant } from './member-grants.ts'
import { memberOf, requireManager } from './read-cooperation.ts'
import type { Services } from './services.ts'
import { requireOpenRoom } from './set-status.ts'

/** Makes a member the owner of a file. Whoever owned it before is a member who can edit. */
export function handOverFile(services: Services): Handler<'/hand_over_file'> {
  const { access, planOfSpace, handOver } = services
  return async ({ file_guid: fileId, user_id }, { session: { personId } }) => {
    const principal = principalOf({ personId })
    await requireManager(services, principal, fileId)
    const standing = await access.standingOf(principal, fileId)
    if (!standing?.capabilities.includes('manage')) throw noSuchFile()
    const spaceId = personalSpace(user_id)
    const plan = await planOfSpace(spaceId)
    const move = await handOver(fileId, { from: standing.spaceId, spaceId, limits: plan.limits })
    await changeCooperation(
      services,
      fileId,
      async (change) => {
        const { transaction, db, cooperation, now } = change
        if (!(await memberOf(db, fileId, user_id))) throw new AppError(-200, { field: 'user_id' })
        // With this one, which lies there by now.
        if (cooperation.is_open === 1) await requireOpenRoom(change, plan, 0)
        await db
          .deleteFrom('cooperation_members')
          .where('file_id', '=', fileId)
          .where('person_id', '=', user_id)
          .execute()
        await access.take(transaction, memberGrant(fileId, user_id, 'view'))
        await db
          .insertInto('cooperation_members')
          .values({ file_id: fileId, person_id: personId, setting: 'edit', joined_at: now })
          // A member of the file who came to own its team.
          .onConflict((conflict) => conflict.columns(['file_id', 'person_id']).doUpdateSet({ setting: 'edit' }))
          .execute()
        if (cooperation.is_open === 1) await access.give(transaction, memberGrant(fileId, personId, 'edit'))
        await access.raise(transaction, [standing.spaceId])
        await noteAccess(db, { fileId, action: 'handed-over', personId: user_id, by: personId }, now)
        change.changesRights()
        change.say({ type: 'members' })
      },
      {
        first: async (transaction) => {
          // Of a team that was handed over a moment ago.
          if (!(await access.ownsIn(transaction, principal, fileId))) throw noSuchFile()
          await move(transaction)
        },
      },
    )
    return { file_guid: fileId, owner_id: user_id }
  }
}
