import type { Kysely } from 'kysely'
import { noSuchFile, type Principal, principalOf } from '../access/index.ts'
import type { Change, Cooperation } from './change.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

/** Undefined also where it is closed. */
export const openCooperation = (db: Kysely<CooperationTables>, fileId: string): Promise<Cooperation | undefined> =>
  db.selectFrom('cooperations').selectAll().where('file_id', '=', fileId).where('is_open', '=', 1).executeTakeFirst()

export const memberOf = (db: Kysely<CooperationTables>, fileId: string, personId: string) =>
  db
    .selectFrom('cooperation_members')
    .select(['setting', 'joined_at'])
    .where('file_id', '=', fileId)
    .where('person_id', '=', personId)
    .executeTakeFirst()

/** Refuses (-104) who may not manage a file; folders are nothing that is worked on together. */
export async function requireManager(
  { access, documents }: Pick<Services, 'access' | 'documents'>,
  principal: Principal,
  fileId: string,
): Promise<void> {
  await access.require(principal, 'manage', fileId)
  await documents.kindOf(fileId)
}

/** What somebody is to a file that is worked on: its owner (who manages it), a member, or in the team that owns it. */
export interface Place {
  manages: boolean
  /** As a member who can edit, or by another right, as those in the team have it. */
  edits: boolean
  member: { setting: CooperationTables['cooperation_members']['setting']; joined_at: number } | undefined
}

/** Refuses (-104) everybody else, and all but the owner while it is closed: who reads by a link does not see who works on it. */
export async function requirePlace(services: Services, personId: string, fileId: string): Promise<Place> {
  const { access, documents, database } = services
  const db = database.tables<CooperationTables>()
  const principal = principalOf({ personId })
  await access.require(principal, 'see', fileId)
  await documents.kindOf(fileId)
  const manages = await access.can(principal, 'manage', fileId)
  const member = await memberOf(db, fileId, personId)
  const edits = await access.can(principal, 'edit', fileId)
  if (!manages && !((member || edits) && (await openCooperation(db, fileId)))) throw noSuchFile()
  return { manages, edits, member }
}

/** Whether nobody has demoted or removed somebody since their rights were read: the turn would lend them what was just taken (T45). */
export async function hasSamePlace(
  { db, fileId }: Pick<Change, 'db' | 'fileId'>,
  personId: string,
  before: Place['member'],
): Promise<boolean> {
  return (await memberOf(db, fileId, personId))?.setting === before?.setting
}
