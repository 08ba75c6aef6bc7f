import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { principalOf } from '../access/index.ts'
import { admitMember } from './admit-member.ts'
import { changeCooperation } from './change.ts'
import { normalInviteCode } from './invite-code.ts'
import { codeTries, joinTries } from './join-tries.ts'
import { addsThemselves, noSuchInvitation } from './refusals.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

/** Shows what an invitation is to, and lets in who has the code. */
export function checkInvitation(services: Services): Handler<'/check_cooperation_token'> {
  const { database, access, peopleOf, now } = services
  const db = database.tables<CooperationTables>()
  return async ({ type, file_guid, meta_token }, { session, address }) => {
    if ((type === 1 || file_guid === undefined) && !session) throw new AppError(-102)
    if ((type === 1 || file_guid === undefined) && !meta_token) throw noCode()
    const invite =
      file_guid === undefined
        ? await findByCode(services, meta_token ?? '', session?.personId ?? '', address)
        : await findInvite(db, file_guid, now())
    // Whoever knows a file without its invitation, as by a link that asks for a password, does not learn its name by this (T7).
    if (type === 0 && file_guid === invite.file_id) {
      const sees = session !== undefined && (await access.can(principalOf(session), 'see', invite.file_id))
      if (!sees) throw noSuchInvitation()
    }
    const ownerId = await access.ownerOf(invite.space_id)
    const preview = { nickname: (await peopleOf([ownerId])).get(ownerId)?.nickname ?? '', file_name: invite.name }
    if (type === 0 || !session) return preview
    if (await access.owns(principalOf(session), invite.file_id)) throw addsThemselves()
    await join(services, invite, { personId: session.personId, code: meta_token ?? '', address, ownerId })
    return { ...preview, file_guid: invite.file_id }
  }
}

/** Invitations that work. */
function working(db: Kysely<CooperationTables>, now: number) {
  return db
    .selectFrom('cooperations')
    .innerJoin('files', 'files.id', 'cooperations.file_id')
    .select(['cooperations.file_id', 'files.name', 'files.space_id'])
    .where('is_open', '=', 1)
    .where('code_expires_at', '>', now)
    .where('files.trashed_at', 'is', null)
}

/** A file with an invitation that works, by its own id or the one of the link; all others are alike (220). */
async function findInvite(db: Kysely<CooperationTables>, id: string, now: number) {
  const found = await working(db, now)
    .where((row) => row.or([row('cooperations.file_id', '=', id), row('join_id', '=', id)]))
    .executeTakeFirst()
  if (!found) throw noSuchInvitation()
  return found
}

/** The same by the code alone (221). Two files with the same code, which hardly ever happens, are found by their links only. */
async function findByCode({ database, limits, now }: Services, code: string, personId: string, address: string) {
  const tries = codeTries(personId, address)
  const wait = await limits.take(...tries)
  if (wait > 0) throw tooMany(-429, wait)
  const [found, ...others] = await working(database.tables<CooperationTables>(), now())
    .where('code', '=', normalInviteCode(code))
    .limit(2)
    .execute()
  if (!found || others.length > 0) throw wrongCode()
  await limits.giveBack(...tries)
  return found
}

/** The file that a link of an invitation is to; null when it does not work. For `/check_form_metaguid`. */
export async function fileOfJoinId({ database, now }: Pick<Services, 'database' | 'now'>, joinId: string) {
  const db = database.tables<CooperationTables>()
  return findInvite(db, joinId, now()).then(
    ({ file_id }) => file_id,
    () => null,
  )
}

interface Attempt {
  personId: string
  code: string
  address: string
  ownerId: string
}

async function join(
  services: Services,
  { file_id: fileId, space_id }: { file_id: string; space_id: string },
  { personId, code, address, ownerId }: Attempt,
): Promise<void> {
  const { limits, planOfSpace } = services
  const tries = joinTries(fileId, address)
  const wait = await limits.take(...tries)
  if (wait > 0) throw tooMany(-429, wait)
  const plan = await planOfSpace(space_id)
  const outcome = await changeCooperation(services, fileId, async (change) => {
    const { cooperation, now } = change
    const isValid = cooperation.is_open === 1 && (cooperation.code_expires_at ?? 0) > now
    if (!isValid || !isSame(normalInviteCode(code), cooperation.code ?? '')) return 'wrong'
    const setting = cooperation.code_setting ?? 'ask'
    const admitted = await admitMember(services, change, { personId, setting, plan })
    if (admitted === 'added') change.event({ type: 'joined', fileId, personId, to: ownerId })
    return admitted
  })
  if (outcome === 'wrong') throw wrongCode()
  await limits.giveBack(...tries)
  if (outcome === 'full') throw new AppError(-113)
}

const noCode = () => new AppError(-400, { code: 'x-invite-required', field: 'meta_token' })
const wrongCode = () => new AppError(-104, { code: '221', field: 'meta_token' })

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
