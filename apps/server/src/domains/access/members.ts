import { batches } from '../../platform/database/batches.ts'
import { allows } from './capability-bits.ts'
import { type AccessDatabase, lives, withPaths } from './held-rights.ts'

/** People with a right to a file in their own name: whoever owns its space, and those with a grant to it or a folder above it. */
export async function membersOf(tables: AccessDatabase, fileId: string, now: number): Promise<string[]> {
  const path = await withPaths(tables, [fileId]).selectFrom('path').select(['at', 'space_id']).execute()
  const own = path.find(({ at }) => at === fileId)
  if (!own) return []
  const { db } = tables
  const people = new Set<string>()
  const space = await db.selectFrom('spaces').select('owner_id').where('id', '=', own.space_id).executeTakeFirst()
  if (space) people.add(space.owner_id)
  for (const ids of batches(path.map(({ at }) => at))) {
    const grants = await db
      .selectFrom('grants')
      .select(['subject_id', 'capabilities'])
      .where('file_id', 'in', ids)
      .where('subject_type', '=', 'person')
      .where(lives(now))
      .execute()
    for (const { subject_id, capabilities } of grants) if (allows(capabilities, 'see')) people.add(subject_id)
  }
  return [...people]
}
