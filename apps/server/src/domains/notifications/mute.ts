import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'

export function muteDocument({ db, access }: Services): Handler<'/mute_document'> {
  return async ({ file_guid, muted }, { session }) => {
    await access.require(principalOf(session), 'see', file_guid)
    const row = { person_id: session.personId, file_id: file_guid }
    if (muted === true) {
      await db
        .insertInto('muted_documents')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person_id', 'file_id']).doNothing())
        .execute()
    }
    if (muted === false) {
      await db
        .deleteFrom('muted_documents')
        .where('person_id', '=', row.person_id)
        .where('file_id', '=', row.file_id)
        .execute()
    }
    if (muted !== undefined) return { file_guid, muted }
    const found = await db
      .selectFrom('muted_documents')
      .select('file_id')
      .where('person_id', '=', row.person_id)
      .where('file_id', '=', row.file_id)
      .executeTakeFirst()
    return { file_guid, muted: found !== undefined }
  }
}
