import type { SearchEntry } from '@ramify/contract'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import { livingFiles, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { readSearchCursor, writeSearchCursor } from './cursor.ts'

export function search({ database, access, search: index }: Services): Handler<'/search'> {
  const db = database.tables<FileTables>()
  return async ({ words, naotu_type, cursor, limit }, { session }) => {
    const principal = principalOf(session)
    const after = cursor === undefined ? undefined : readSearchCursor(cursor)
    const { hits, next } = await index.find({
      by: session.personId,
      spaces: await access.spacesOf(principal),
      visible: (fileIds) => access.allowed(principal, 'see', fileIds),
      words,
      kind: naotu_type,
      after,
      limit,
    })
    if (hits.length === 0) return { files: [], cursor: null }
    const ids = hits.map(({ fileId }) => fileId)
    const rows = await livingFiles(db).where('files.id', 'in', ids).execute()
    const roles = await access.rolesOf(principal, ids)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const files = hits.flatMap(({ fileId, matched, snippet }): SearchEntry[] => {
      const [row, role] = [byId.get(fileId), roles.get(fileId)]
      return row && role ? [{ ...presentFile(row, principal, role), matched, snippet }] : []
    })
    return { files, cursor: next && writeSearchCursor(next) }
  }
}
