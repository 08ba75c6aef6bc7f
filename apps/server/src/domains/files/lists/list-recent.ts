import type { Handler } from '../../../platform/http/calls/call.ts'
import { principalOf } from '../../access/index.ts'
import { livingFiles, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { eachOnce } from '../tree/named-files.ts'
import { beyond, upTo } from './beyond.ts'
import { readTimeCursor, type TimePlace, writeTimeCursor } from './cursor.ts'
import type { RecentVisits } from './recent-visits.ts'

const newestFirst = { columns: ['recent_files.at', 'recent_files.file_id'], direction: 'desc' } as const

type Recent = Services & { visits: RecentVisits }

interface Wanted {
  personId: string
  kind: number | undefined
  after: TimePlace | undefined
  until: TimePlace | undefined
  limit: number
}

export function listRecent({ database, access, documents, visits }: Recent): Handler<'/ls_recently_edit'> {
  const db = database.tables<FileTables>()
  const visited = ({ personId, kind, after, until, limit }: Wanted) => {
    let files = livingFiles(db)
      .innerJoin('recent_files', 'recent_files.file_id', 'files.id')
      .select('recent_files.at')
      .where('recent_files.person_id', '=', personId)
    if (kind !== undefined) files = files.where('files.kind', '=', kind)
    if (after) files = files.where(beyond(newestFirst, [after.at, after.id]))
    if (until) files = files.where(upTo(newestFirst, [until.at, until.id]))
    return files.orderBy('recent_files.at', 'desc').orderBy('recent_files.file_id', 'desc').limit(limit).execute()
  }

  return async ({ naotu_type: kind, cursor, limit, ...input }, { session }) => {
    const { personId } = session
    const principal = principalOf(session)
    let after = cursor === undefined ? undefined : readTimeCursor(cursor)
    const until = input.until === undefined ? undefined : readTimeCursor(input.until, 'until')
    await visits.settle()
    const files: (ReturnType<typeof presentFile> & { visited_at: number })[] = []
    // Rights may have been taken since the visit: it goes on until the part is full.
    for (let isMore = true; isMore && files.length <= limit; ) {
      const rows = await visited({ personId, kind, after, until, limit: limit + 1 })
      const roles = await access.rolesOf(
        principal,
        rows.map(({ id }) => id),
      )
      for (const row of rows) {
        const role = roles.get(row.id)
        if (role) files.push({ ...presentFile(row, principal, role), visited_at: row.at })
        after = { at: row.at, id: row.id }
      }
      isMore = rows.length > limit
    }
    const page = files.slice(0, limit)
    const last = page.at(-1)
    // Whoever looks at a list has often just come from one of its documents.
    documents.hurry(page.map(({ file_guid }) => file_guid))
    return {
      files: page,
      cursor: last && files.length > limit ? writeTimeCursor({ at: last.visited_at, id: last.file_guid }) : null,
    }
  }
}

/** Whoever takes a document off their list need have no right to it any more. */
export function forgetRecent({ visits }: Pick<Recent, 'visits'>): Handler<'/user/del_recent_edit'> {
  return async ({ file_guid, file_guids = [] }, { session: { personId } }) => ({
    removed: await visits.forget(personId, [...new Set([...eachOnce(file_guids), ...(file_guid ? [file_guid] : [])])]),
  })
}
