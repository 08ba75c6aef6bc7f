import type { SearchEntry } from '@ramify/contract'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { livingFiles, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { readSearchCursor, writeSearchCursor } from './cursor.ts'

export function search({ database, search: index }: Services): Handler<'/search'> {
  const db = database.tables<FileTables>()
  return async ({ words, naotu_type, cursor, limit }, { session: { personId } }) => {
    const after = cursor === undefined ? undefined : readSearchCursor(cursor)
    const { hits, next } = await index.find({ personId, words, kind: naotu_type, after, limit })
    if (hits.length === 0) return { files: [], cursor: null }
    const ids = hits.map(({ fileId }) => fileId)
    const rows = await livingFiles(db).where('files.id', 'in', ids).where('files.owner_id', '=', personId).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const files = hits.flatMap(({ fileId, matched, snippet }): SearchEntry[] => {
      const row = byId.get(fileId)
      return row ? [{ ...presentFile(row, personId, 'owner'), matched, snippet }] : []
    })
    return { files, cursor: next && writeSearchCursor(next) }
  }
}
