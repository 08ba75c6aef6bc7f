import { type AccessDatabase, hasKey, isNamed, lives } from './held-rights.ts'
import type { Principal } from './principal.ts'

/**
 * Whether a grant of one reaches a file that the other owns, or has a grant to at the same place or above it. Asked both ways it is
 * whether both have a right to one file. What is open to anyone or by a link does not make people known to each other.
 */
export async function shareSomething(
  { db, engine }: AccessDatabase,
  one: Principal,
  other: Principal,
  now: number,
): Promise<boolean> {
  const found = await db
    .withRecursive('path(at, parent_id, space_id)', (paths) =>
      paths
        .selectFrom('files')
        .innerJoin('grants', 'grants.file_id', 'files.id')
        .select(['files.id as at', 'files.parent_id', 'files.space_id'])
        .where(isNamed(one))
        .where(lives(now))
        .where('files.trashed_at', 'is', null)
        .union((climb) =>
          climb
            .selectFrom('path')
            .innerJoin('files', (join) => join.on(hasKey(engine, 'files.id', 'path.parent_id')))
            .select(['files.id as at', 'files.parent_id', 'files.space_id'])
            .where('files.trashed_at', 'is', null),
        ),
    )
    .selectFrom('path')
    .leftJoin('spaces', 'spaces.id', 'path.space_id')
    .leftJoin('grants', (join) => join.onRef('grants.file_id', '=', 'path.at').on(isNamed(other)).on(lives(now)))
    .select('path.at')
    .where((row) => row.or([row('spaces.owner_id', '=', other.personId), row('grants.file_id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
