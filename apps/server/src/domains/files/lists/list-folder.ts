import { defaultPersonSettings, type Input } from '@ramify/contract'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import { type FileRow, livingFile, livingFiles, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { requireType } from '../tree/require-type.ts'
import { beyond, upTo } from './beyond.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { rootFor } from './get-root-dir.ts'
import { chosenOrder, listOrder, nextOrder, requireSameOrder } from './list-order.ts'

export function listFolder(services: Services): Handler<'/ls'> {
  const { database, access, documents, settingsOf } = services
  const db = database.tables<FileTables>()
  // Who names a field has said all there is to know.
  const usualOrder = async ({ order_type }: Input<'/ls'>, personId: string) =>
    chosenOrder(order_type ? defaultPersonSettings : await settingsOf(personId, ['order_type', 'sort_by']))

  return async (input, { session }) => {
    const { personId } = session
    const principal = principalOf(session)
    const { dir_guid, naotu_type, cursor, limit } = input
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const order = after ? nextOrder(input, after.order) : listOrder(input, await usualOrder(input, personId))
    const { column, direction } = order
    const sequence = { columns: [`files.${column}`, 'files.id'], direction } as const
    const until = input.until === undefined ? undefined : readCursor(input.until, 'until')
    if (until) requireSameOrder(until.order, order, 'until')
    const folderId = dir_guid ?? (await rootFor(services, session, undefined))
    await access.require(principal, 'see', folderId)
    requireType(await livingFile(db, folderId), 'folder', 'dir_guid')

    const rows: FileRow[] = []
    // Folders first. Each of the two is one stretch of an index, which begins where the part before ended.
    for (const type of after?.type === 'file' ? (['file'] as const) : (['folder', 'file'] as const)) {
      const left = limit + 1 - rows.length
      if (left === 0 || (until?.type === 'folder' && type === 'file')) break
      let files = livingFiles(db).where('files.parent_id', '=', folderId).where('files.type', '=', type)
      if (naotu_type !== undefined && type === 'file') files = files.where('files.kind', '=', naotu_type)
      if (after?.type === type) files = files.where(beyond(sequence, [after.value, after.id]))
      if (until?.type === type) files = files.where(upTo(sequence, [until.value, until.id]))
      const found = files.orderBy(`files.${column}`, direction).orderBy('files.id', direction).limit(left)
      rows.push(...(await found.execute()))
    }

    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const ids = page.map(({ id }) => id)
    // Whoever looks at a list has often just come from one of its documents.
    documents.hurry(ids)
    const roles = await access.rolesIn(principal, folderId, ids)
    return {
      files: page.flatMap((row) => {
        const role = roles.get(row.id)
        return role ? [presentFile(row, principal, role)] : []
      }),
      cursor: last && rows.length > limit ? writeCursor({ ...last, value: last[column], order }) : null,
    }
  }
}
