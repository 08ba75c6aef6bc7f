import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../../platform/database/database.ts'
import { everything } from './capability-bits.ts'
import type { Principal } from './principal.ts'
import type { AccessTables } from './tables.ts'

/** A grant that reaches a file, or the right of its owner. */
export interface HeldRight {
  fileId: string
  capabilities: number
  expiresAt: number | null
}

export interface AccessDatabase {
  db: Kysely<AccessTables>
  engine: Engine
}

interface Wanted {
  principal: Principal
  /** Files whose folders are climbed, up to the root. */
  climbed: readonly string[]
  /** Files of which only the grants to themselves are wanted. */
  direct?: readonly string[]
  now: number
}

/** Every right of a principal to these files, in one statement. Files in the trash have none. */
export function heldRights({ db, engine }: AccessDatabase, wanted: Wanted): Promise<HeldRight[]> {
  const { principal, climbed, direct = [], now } = wanted
  const owned = withPaths({ db, engine }, climbed)
    .selectFrom('path')
    .innerJoin('spaces', 'spaces.id', 'path.space_id')
    .select([
      'path.file_id as fileId',
      sql.lit(everything).as('capabilities'),
      sql<number | null>`cast(null as bigint)`.as('expiresAt'),
    ])
    .whereRef('path.at', '=', 'path.file_id')
    .where('spaces.owner_id', '=', principal.personId)
  return owned
    .unionAll((paths) =>
      paths
        .selectFrom('path')
        .innerJoin('grants', (join) => join.on(hasKey(engine, 'grants.file_id', 'path.at')))
        .select(['path.file_id as fileId', 'grants.capabilities', 'grants.expires_at as expiresAt'])
        .where(lives(now))
        .where(isHeldBy(principal)),
    )
    .$if(direct.length > 0, (rights) =>
      rights.unionAll((grants) =>
        grants
          .selectFrom('grants')
          .select(['file_id as fileId', 'capabilities', 'expires_at as expiresAt'])
          .where('file_id', 'in', direct)
          .where(lives(now))
          .where(isHeldBy(principal)),
      ),
    )
    .execute()
}

/**
 * `path`: each of these files that is not in the trash, with itself and every folder above it. Its rows are a set (`union`), so the climb
 * ends even if folders were ever in a circle.
 */
export const withPaths = ({ db, engine }: AccessDatabase, fileIds: readonly string[]) =>
  db.withRecursive('path(file_id, at, parent_id, space_id)', (paths) =>
    paths
      .selectFrom('files')
      .select(['id as file_id', 'id as at', 'parent_id', 'space_id'])
      .where('id', 'in', fileIds)
      .where('trashed_at', 'is', null)
      .union((climb) =>
        climb
          .selectFrom('path')
          .innerJoin('files', (join) => join.on(hasKey(engine, 'files.id', 'path.parent_id')))
          .select(['path.file_id', 'files.id as at', 'files.parent_id', 'files.space_id'])
          .where('files.trashed_at', 'is', null),
      ),
  )

/**
 * A condition to join a climb with the rows of this key. PostgreSQL assumes that every climb is long. If it could compare the two
 * columns by a hash, it would read the whole table instead, and rights would cost more with every file on the server.
 */
export const hasKey = (engine: Engine, key: string, wanted: string): RawBuilder<SqlBool> =>
  engine === 'postgres'
    ? sql`${sql.ref(key)} = any(array[${sql.ref(wanted)}])`
    : sql`${sql.ref(key)} = ${sql.ref(wanted)}`

/** The conditions below are on `grants`. */
export const lives = (now: number): RawBuilder<SqlBool> =>
  sql`(grants.expires_at is null or grants.expires_at > ${now})`

function isHeldBy(principal: Principal): RawBuilder<SqlBool> {
  const links = principal.links.map(
    ({ id, passwordVersion }) =>
      sql`(grants.subject_type = 'link' and grants.subject_id = ${id} and grants.password_version = ${passwordVersion})`,
  )
  return sql`(${sql.join([sql`grants.subject_type = 'anyone'`, ...links, isNamed(principal)], sql` or `)})`
}

/** Grants that name the person or one of their teams. All others are for whoever has the address of the file. */
export function isNamed({ personId, teams }: Principal): RawBuilder<SqlBool> {
  const person = sql<SqlBool>`(grants.subject_type = 'person' and grants.subject_id = ${personId})`
  if (teams.length === 0) return person
  return sql`(${person} or (grants.subject_type = 'team' and grants.subject_id in (${sql.join(teams)})))`
}
