import type { Handler } from '../../platform/http/calls/call.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

const hour = 60 * 60_000
const perPerson = atMost({ count: 10, per: hour })
const perNetwork = atMost({ count: 60, per: hour })
/** More people do not ask for one file. */
const mostWaiting = 50

/** Asks the owner of a file to be let in. What there is to ask for is not told: the answer is always the same. */
export function requestAccess(services: Services): Handler<'/request_access'> {
  const { database, access, limits, documents, tell, now } = services
  const db = database.tables<CooperationTables>()
  return async ({ file_guid: fileId }, { session: { personId }, address }) => {
    const wait = await limits.take(
      { name: 'access-requests', subject: personId, rule: perPerson },
      { name: 'access-requests-network', subject: networkOf(address), rule: perNetwork },
    )
    if (wait > 0) throw tooMany(-429, wait)
    const file = await db
      .selectFrom('files')
      .innerJoin('document_heads', 'document_heads.file_id', 'files.id')
      .select('space_id')
      .where('files.id', '=', fileId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()
    if (!file || (await access.can(principalOf({ personId }), 'see', fileId))) return {}
    const { count } = await db
      .selectFrom('access_requests')
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .where('file_id', '=', fileId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostWaiting) return {}
    const added = await db
      .insertInto('access_requests')
      .values({ file_id: fileId, person_id: personId, asked_at: now() })
      .onConflict((conflict) => conflict.columns(['file_id', 'person_id']).doNothing())
      .returning('file_id')
      .execute()
    if (added.length === 0) return {}
    const ownerId = await access.ownerOf(file.space_id)
    documents.tell(fileId, { message: { type: 'members' }, to: [ownerId] })
    await tell({ type: 'access-requested', fileId, personId, to: ownerId })
    return {}
  }
}
