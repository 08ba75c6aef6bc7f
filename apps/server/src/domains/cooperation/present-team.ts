import type { Member, Team } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { noSuchFile, principalOf } from '../access/index.ts'
import { memberRole } from './member-grants.ts'
import { isHere } from './presence.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

const day = 24 * 60 * 60_000
/** Who asked to be let in longer ago than this has found another way. */
const accessRequestMs = 30 * day

/** Nobody at all, for somebody who is no member any more. */
export const emptyTeam = (fileId: string): Team => ({
  ...{ file_guid: fileId, is_cooperation: 0, mode: 'turns', edit_user_id: null, members: [], members_limit: null },
  ...{ invitations: [], access_requests: [], invite: null, added: null, candidates: [] },
})

/** Everybody who works on a file, for one of them who may know it. */
export async function presentTeam(services: Services, fileId: string, personId: string): Promise<Team> {
  const { database, access, planOfSpace } = services
  const db = database.tables<CooperationTables>()
  const file = await db.selectFrom('files').select('space_id').where('id', '=', fileId).executeTakeFirst()
  if (!file) throw noSuchFile()
  const cooperation = await db.selectFrom('cooperations').selectAll().where('file_id', '=', fileId).executeTakeFirst()
  const head = await db
    .selectFrom('document_heads')
    .select('turn_holder')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  const isOpen = cooperation?.is_open === 1
  const manages = await access.can(principalOf({ personId }), 'manage', fileId)
  const { limits } = await planOfSpace(file.space_id)
  return {
    ...emptyTeam(fileId),
    is_cooperation: isOpen ? 1 : 0,
    mode: cooperation?.mode ?? 'turns',
    edit_user_id: isOpen ? (head?.turn_holder ?? null) : null,
    members: await presentMembers(services, db, { fileId, ownerId: await access.ownerOf(file.space_id) }),
    members_limit: limits.members,
    ...(manages && {
      invitations: await invitationsOf(services, db, fileId),
      access_requests: await accessRequestsOf(services, db, fileId),
      invite:
        cooperation?.join_id && cooperation.code
          ? {
              ...{ join_id: cooperation.join_id, code: cooperation.code },
              setting: cooperation.code_setting ?? 'ask',
              expires_at: cooperation.code_expires_at ?? 0,
            }
          : null,
    }),
  }
}

/** The owner first, then in the order in which they came. */
async function presentMembers(
  { peopleOf, releaseMs, now }: Services,
  db: Kysely<CooperationTables>,
  { fileId, ownerId }: { fileId: string; ownerId: string },
): Promise<Member[]> {
  const members = await db
    .selectFrom('cooperation_members')
    .select(['person_id', 'setting', 'joined_at'])
    .where('file_id', '=', fileId)
    .orderBy('joined_at')
    .orderBy('person_id')
    .execute()
  const seen = await db
    .selectFrom('cooperation_presence')
    .select(['person_id', 'seen_at', 'left_at'])
    .where('file_id', '=', fileId)
    .execute()
  const here = new Set(seen.filter((row) => isHere(row, { releaseMs, now: now() })).map(({ person_id }) => person_id))
  const people = await peopleOf([ownerId, ...members.map(({ person_id }) => person_id)])
  const owner = people.get(ownerId)
  return [
    ...(owner ? [{ ...owner, role: 'owner' as const, setting: null, online: here.has(ownerId), joined_at: 0 }] : []),
    ...members.flatMap(({ person_id, setting, joined_at }) => {
      const person = people.get(person_id)
      return person ? [{ ...person, role: memberRole(setting), setting, online: here.has(person_id), joined_at }] : []
    }),
  ]
}

async function invitationsOf({ now }: Services, db: Kysely<CooperationTables>, fileId: string) {
  return db
    .selectFrom('cooperation_invitations')
    .select(['id', 'kind', 'address', 'setting', 'created_at', 'expires_at'])
    .where('file_id', '=', fileId)
    .where('expires_at', '>', now())
    .orderBy('created_at')
    .execute()
}

async function accessRequestsOf({ peopleOf, now }: Services, db: Kysely<CooperationTables>, fileId: string) {
  const requests = await db
    .selectFrom('access_requests')
    .select(['person_id', 'asked_at'])
    .where('file_id', '=', fileId)
    .where('asked_at', '>', now() - accessRequestMs)
    .orderBy('asked_at')
    .execute()
  const people = await peopleOf(requests.map(({ person_id }) => person_id))
  return requests.flatMap(({ person_id, asked_at }) => {
    const person = people.get(person_id)
    return person ? [{ ...person, asked_at }] : []
  })
}
