import type { CooperationFile, Input } from '@ramify/contract'
import type { Kysely } from 'kysely'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { type Principal, principalOf } from '../access/index.ts'
import { isTurnOf } from '../documents/index.ts'
import type { Cooperation } from './change.ts'
import { memberRole } from './member-grants.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'
import { beforeIn, readTimeCursor, writeTimeCursor } from './time-cursor.ts'

type Listing = Extract<Input<'/cooperation'>, { action: 'ls_my' | 'ls_join' }>
type Listed = Pick<Cooperation, 'file_id' | 'mode'> & { since: number }

/** Files that people work on together: one's own, or those one has joined; the newest first. */
export async function listCooperations(services: Services, wanted: Listing, { session }: SessionContext) {
  const db = services.database.tables<CooperationTables>()
  const principal = principalOf(session)
  const files: CooperationFile[] = []
  let after = wanted.cursor === undefined ? undefined : readTimeCursor(wanted.cursor)
  // Rights may be gone although somebody is a member, as when a folder is in the trash: it goes on until the part is full.
  for (let isMore = true; isMore && files.length <= wanted.limit; ) {
    const rows =
      wanted.action === 'ls_my'
        ? await ownRows(services, db, principal, { ...wanted, after })
        : await joinedRows(db, session.personId, { ...wanted, after })
    files.push(...(await presentCooperations(services, principal, rows)))
    const last = rows.at(-1)
    if (last) after = { at: last.since, id: last.file_id }
    isMore = rows.length > wanted.limit
  }
  const page = files.slice(0, wanted.limit)
  const last = page.at(-1)
  const isMore = files.length > wanted.limit
  return { files: page, cursor: last && isMore ? writeTimeCursor({ at: last.since, id: last.file_guid }) : null }
}

interface Part {
  naotu_type?: number | undefined
  limit: number
  after: { at: number; id: string } | undefined
}

async function ownRows(
  { access }: Services,
  db: Kysely<CooperationTables>,
  principal: Principal,
  { naotu_type: kind, limit, after }: Part,
): Promise<Listed[]> {
  const { own } = await access.spacesOf(principal)
  if (own.length === 0) return []
  let rows = db
    .selectFrom('cooperations')
    .innerJoin('files', 'files.id', 'cooperations.file_id')
    .select(['cooperations.file_id', 'mode', 'opened_at as since'])
    .where('is_open', '=', 1)
    .where('files.space_id', 'in', own)
    .where('files.trashed_at', 'is', null)
  if (kind !== undefined) rows = rows.where('files.kind', '=', kind)
  if (after) rows = rows.where(beforeIn(['opened_at', 'cooperations.file_id'], after))
  return rows
    .orderBy('opened_at', 'desc')
    .orderBy('cooperations.file_id', 'desc')
    .limit(limit + 1)
    .execute()
}

async function joinedRows(
  db: Kysely<CooperationTables>,
  personId: string,
  { naotu_type: kind, limit, after }: Part,
): Promise<Listed[]> {
  let rows = db
    .selectFrom('cooperation_members')
    .innerJoin('cooperations', 'cooperations.file_id', 'cooperation_members.file_id')
    .innerJoin('files', 'files.id', 'cooperations.file_id')
    .select(['cooperations.file_id', 'mode', 'joined_at as since'])
    .where('cooperation_members.person_id', '=', personId)
    .where('is_open', '=', 1)
    .where('files.trashed_at', 'is', null)
  if (kind !== undefined) rows = rows.where('files.kind', '=', kind)
  if (after) rows = rows.where(beforeIn(['joined_at', 'cooperation_members.file_id'], after))
  return rows
    .orderBy('joined_at', 'desc')
    .orderBy('cooperation_members.file_id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Faces in a row. */
const shownPeople = 4

async function requestsIn(
  db: Kysely<CooperationTables>,
  table: 'edit_requests' | 'access_requests',
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['file_id', fn.countAll().as('count')])
    .where('file_id', 'in', [...ids])
    .groupBy('file_id')
    .execute()
  // PostgreSQL counts in large numbers, which come as texts.
  return new Map(rows.map(({ file_id, count }) => [file_id, Number(count)]))
}

/** Those of them that somebody may see, in their order. */
export async function presentCooperations(
  { database, filesFor, peopleOf }: Services,
  principal: Principal,
  rows: readonly Listed[],
): Promise<CooperationFile[]> {
  if (rows.length === 0) return []
  const db = database.tables<CooperationTables>()
  const ids = rows.map(({ file_id }) => file_id)
  const files = await filesFor(principal, ids)
  const members = await db
    .selectFrom('cooperation_members')
    .select(['file_id', 'person_id', 'setting'])
    .where('file_id', 'in', ids)
    .orderBy('joined_at')
    .orderBy('person_id')
    .execute()
  const heads = await db
    .selectFrom('document_heads')
    .select(['file_id', 'turn_holder'])
    .where('file_id', 'in', ids)
    .execute()
  const holders = new Map(heads.map(({ file_id, turn_holder }) => [file_id, turn_holder]))
  const [forTurn, toBeLetIn] = await Promise.all(
    (['edit_requests', 'access_requests'] as const).map((table) => requestsIn(db, table, ids)),
  )
  const shownOf = (fileId: string, ownerId: string) => {
    const joined = members.filter((each) => each.file_id === fileId).map(({ person_id }) => person_id)
    return [...new Set([ownerId, ...joined])].slice(0, shownPeople)
  }
  const people = await peopleOf([...files].flatMap(([id, { owner_id }]) => shownOf(id, owner_id)))
  return rows.flatMap(({ file_id, mode, since }) => {
    const file = files.get(file_id)
    if (!file) return []
    const ofFile = members.filter((each) => each.file_id === file_id)
    const own = ofFile.find(({ person_id }) => person_id === principal.personId)
    const isMember = own !== undefined && !file.is_owner
    const holder = mode === 'turns' ? (holders.get(file_id) ?? null) : null
    return {
      ...file,
      role: isMember ? memberRole(own.setting) : 'owner',
      setting: isMember ? own.setting : null,
      ...{ is_member: isMember ? 1 : 0, isMember, mode, edit_user_id: holder },
      isEditor: file.allow_edit && isTurnOf({ mode, holder }, principal.personId ?? ''),
      owner_nickname: people.get(file.owner_id)?.nickname ?? '',
      people: shownOf(file_id, file.owner_id).flatMap((id) => people.get(id) ?? []),
      requests:
        (!isMember || holder === principal.personId ? (forTurn?.get(file_id) ?? 0) : 0) +
        (isMember ? 0 : (toBeLetIn?.get(file_id) ?? 0)),
      members: ofFile.length + 1,
      since,
    } satisfies CooperationFile
  })
}
