import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../../platform/database/database.ts'
import { everything } from './capability-bits.ts'
import { holderOf, type Principal } from './principal.ts'
import type { AccessTables } from './tables.ts'

/** A grant that reaches a file, or the right of its owner. */
export interface HeldRight {
  fileId: string
  capabilities: number
  /** When the grant ends, or the proof of its link. */
  expiresAt: number | null
  /** Through which link; null where it was given otherwise. */
  linkId: string | null
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
      sql<string | null>`cast(null as text)`.as('linkId'),
    ])
    .whereRef('path.at', '=', 'path.file_id')
    .where('spaces.owner_id', '=', principal.personId)
  return owned
    .unionAll((paths) =>
      paths
        .selectFrom('path')
        .innerJoin('grants', (join) => join.on(hasKey(engine, 'grants.file_id', 'path.at')))
        .leftJoin('link_proofs', (join) => join.on(isProof(principal, now)))
        .select(['path.file_id as fileId', 'grants.capabilities', endOfRight, linkOfRight])
        .where(lives(now))
        .where(isHeldBy(principal)),
    )
    .$if(direct.length > 0, (rights) =>
      rights.unionAll((grants) =>
        grants
          .selectFrom('grants')
          .leftJoin('link_proofs', (join) => join.on(isProof(principal, now)))
          .select(['grants.file_id as fileId', 'grants.capabilities', endOfRight, linkOfRight])
          .where('grants.file_id', 'in', direct)
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

/** The proof that somebody has of the link of a grant: of the password that it has now, and not too long ago. */
const isProof = (principal: Principal, now: number): RawBuilder<SqlBool> => sql`
  grants.subject_type = 'link' and link_proofs.link_id = grants.subject_id and link_proofs.holder_id = ${holderOf(principal)}
  and link_proofs.password_version = grants.password_version and link_proofs.expires_at > ${now}`

const endOfRight = sql<number | null>`case
  when link_proofs.expires_at < grants.expires_at or grants.expires_at is null then link_proofs.expires_at
  else grants.expires_at end`.as('expiresAt')

const linkOfRight = sql<string | null>`link_proofs.link_id`.as('linkId')

const isHeldBy = (principal: Principal): RawBuilder<SqlBool> =>
  sql`(grants.subject_type = 'anyone' or link_proofs.link_id is not null or ${isNamed(principal)})`

/** Grants that name the person, or a team that they are in. All others are for whoever has the address of the file. */
export const isNamed = ({ personId }: Principal): RawBuilder<SqlBool> =>
  sql`((grants.subject_type = 'person' and grants.subject_id = ${personId}) or (grants.subject_type = 'team'
    and grants.subject_id in (select team_id from team_members where person_id = ${personId} and state = 'member')))`
