import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { batches } from '../../../platform/database/batches.ts'
import type { FileTables } from '../tables.ts'
import { branchesOf } from '../tree/branches.ts'

/** Files in one copy. */
const mostCopied = 10_000

export interface CopySource extends Pick<FileTables['files'], 'id' | 'type' | 'kind' | 'name' | 'sort_name'> {
  parent_id: string
  /** Named by the caller, and not in a folder that is named as well. */
  isTop: boolean
}

/** Everything that is to be copied, what was named first. */
export async function copySourcesOf(db: Kysely<FileTables>, asked: readonly string[]): Promise<CopySource[]> {
  const branches = await branchesOf(db, asked)
  const ids = [...branches.values()].flat()
  if (ids.length > mostCopied) throw new AppError(-413, { field: 'file_guids' })
  const sources: CopySource[] = []
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'type', 'kind', 'name', 'sort_name', 'parent_id'])
      .where('id', 'in', some)
      .execute()
    // The root was refused before.
    sources.push(...rows.map((row) => ({ ...row, parent_id: row.parent_id as string, isTop: branches.has(row.id) })))
  }
  const order = new Map(asked.map((id, nth) => [id, nth]))
  const placeOf = ({ id }: CopySource) => order.get(id) ?? asked.length
  return sources.sort((one, other) => placeOf(one) - placeOf(other))
}
