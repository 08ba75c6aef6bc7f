import type { Handler } from '../../platform/http/call.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { livingFile, livingFiles, presentFile } from './file-row.ts'
import { rootOf } from './get-root-dir.ts'
import { listOrder } from './list-order.ts'
import { requireType } from './require-type.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

export function listFolder(services: Services): Handler<'/ls'> {
  const { database, access, documents } = services
  const db = database.tables<FileTables>()
  return async (input, { session: { personId } }) => {
    const { dir_guid, naotu_type, cursor, limit } = input
    const { column, direction } = listOrder(input)
    const after = cursor === undefined ? undefined : readCursor(cursor, column)
    const folderId = dir_guid ?? (await rootOf(services, personId))
    await access.require(personId, 'see', folderId)
    requireType(await livingFile(db, folderId), 'folder', 'dir_guid')

    let files = livingFiles(db).where('parent_id', '=', folderId)
    if (naotu_type !== undefined) {
      files = files.where(({ eb, or }) => or([eb('type', '=', 'folder'), eb('kind', '=', naotu_type)]))
    }
    if (after) {
      const { type, value, id } = after
      const past = direction === 'asc' ? '>' : '<'
      files = files.where(({ eb, or, and }) =>
        or([
          eb('type', '<', type),
          and([eb('type', '=', type), eb(column, past, value)]),
          and([eb('type', '=', type), eb(column, '=', value), eb('id', past, id)]),
        ]),
      )
    }
    // “folder” comes after “file”, so downwards is folders first.
    const rows = await files
      .orderBy('type', 'desc')
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(limit + 1)
      .execute()

    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const ids = page.map(({ id }) => id)
    // Whoever looks at a list has often just come from one of its documents.
    documents.hurry(ids)
    const roles = await access.rolesOf(personId, ids)
    return {
      files: page.flatMap((row) => {
        const role = roles.get(row.id)
        return role ? [presentFile(row, personId, role)] : []
      }),
      cursor: last && rows.length > limit ? writeCursor({ ...last, value: last[column] }) : null,
    }
  }
}
