import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import { fileRows, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { requireTrash } from '../trash/require-trash.ts'
import { beyond, upTo } from './beyond.ts'
import { readTimeCursor, writeTimeCursor } from './cursor.ts'

const newestFirst = { columns: ['files.trashed_at', 'files.id'], direction: 'desc' } as const

export function listTrash(services: Services): Handler<'/ls_trash'> {
  const db = services.database.tables<FileTables>()
  return async ({ naotu_type, file_guid, team_id, cursor, limit, ...input }, { session }) => {
    const principal = principalOf(session)
    const after = cursor === undefined ? undefined : readTimeCursor(cursor)
    const until = input.until === undefined ? undefined : readTimeCursor(input.until, 'until')
    const { spaceId, role } = await requireTrash(services, session, team_id, 'arrange')
    let files = fileRows(db)
      .select((row) => row.ref('files.trashed_at').$notNull().as('trashed_at'))
      .where('files.space_id', '=', spaceId)
      .whereRef('files.trashed_with', '=', 'files.id')
    if (naotu_type !== undefined) {
      files = files.where(({ eb, or }) => or([eb('files.type', '=', 'folder'), eb('files.kind', '=', naotu_type)]))
    }
    if (file_guid !== undefined) {
      files = files.where('files.id', 'in', (all) =>
        all.selectFrom('files as asked').select('asked.trashed_with').where('asked.id', '=', file_guid),
      )
    }
    if (after) files = files.where(beyond(newestFirst, [after.at, after.id]))
    if (until) files = files.where(upTo(newestFirst, [until.at, until.id]))
    const rows = await files
      .orderBy('files.trashed_at', 'desc')
      .orderBy('files.id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      files: page.map((row) => ({ ...presentFile(row, principal, role), trashed_at: row.trashed_at })),
      cursor: last && rows.length > limit ? writeTimeCursor({ at: last.trashed_at, id: last.id }) : null,
    }
  }
}
