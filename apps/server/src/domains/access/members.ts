import { batches } from '../../platform/database/batches.ts'
import { allows } from './capability-bits.ts'
import { type AccessDatabase, lives, withPaths } from './held-rights.ts'

/** People with a right to a file in their own name or that of a team: who owns its space, and those with a grant to it or above it. */
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
      .select(['subject_type', 'subject_id', 'capabilities'])
      .where('file_id', 'in', ids)
      .where('subject_type', 'in', ['person', 'team'])
      .where(lives(now))
      .execute()
    const named = grants.filter(({ capabilities }) => allows(capabilities, 'see'))
    for (const { subject_type, subject_id } of named) if (subject_type === 'person') people.add(subject_id)
    const teams = named.filter(({ subject_type }) => subject_type === 'team').map(({ subject_id }) => subject_id)
    for (const some of batches(teams)) {
      const members = db.selectFrom('team_members').select('person_id').where('team_id', 'in', some)
      for (const { person_id } of await members.where('state', '=', 'member').execute()) people.add(person_id)
    }
  }
  return [...people]
}
