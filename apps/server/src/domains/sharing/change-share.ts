import { randomInt } from 'node:crypto'
import type { Input } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import type { Session } from '../../platform/sessions/sessions.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import { defaultPasswordOf, presentShare } from './share-state.ts'
import { newShareId } from './shares.ts'
import type { Share, SharingTables } from './tables.ts'

const day = 24 * 60 * 60_000

/** How documents are shared, for who may share them. */
export function changeShare({ database, access, shares, now }: Services) {
  const db = database.tables<SharingTables>()
  /** Documents only: what a link to a folder would show is not decided. */
  const requireShareable = async (session: Session, fileId: string) => {
    await access.require(principalOf(session), 'share', fileId)
    const file = await db.selectFrom('files').select('type').where('id', '=', fileId).executeTakeFirst()
    if (!file) throw noSuchFile()
    if (file.type !== 'file') throw new AppError(-400, { field: 'file_guid' })
  }
  const present = async (session: Session, fileId: string, share: Share | undefined) => {
    const defaultPassword = await defaultPasswordOf(db, session.personId)
    return presentShare(share, { fileId, defaultPassword, now: now() })
  }
  /** One that is made by this call gets the password that the person has chosen for all. */
  const withDefault = async (session: Session, fileId: string) => {
    const before = await shares.ofFile(fileId)
    return before ? {} : { password: await defaultPasswordOf(db, session.personId) }
  }

  const info: Handler<'/share_info'> = async ({ file_guid }, { session }) => {
    await requireShareable(session, file_guid)
    return present(session, file_guid, await shares.ofFile(file_guid))
  }

  const setStatus: Handler<'/set_share_status'> = async ({ file_guid, is_share, renew }, { session }) => {
    await requireShareable(session, file_guid)
    const initial = await withDefault(session, file_guid)
    const share = await shares.change(file_guid, () => ({
      ...initial,
      ...(renew && { id: newShareId() }),
      is_on: is_share,
    }))
    return present(session, file_guid, share)
  }

  const updateLimit: Handler<'/update_share_limit'> = async ({ file_guid, ...wanted }, { session }) => {
    await requireShareable(session, file_guid)
    const initial = await withDefault(session, file_guid)
    const expires = wanted.expires === undefined ? {} : { expires_at: endOf(wanted.expires, now()) }
    const { may_save, may_comment, embed_hosts } = wanted
    const share = await shares.change(file_guid, (before) => ({
      ...initial,
      ...expires,
      ...newPassword(before, wanted.password),
      ...(may_save !== undefined && { may_save: may_save ? 1 : 0 }),
      ...(may_comment !== undefined && { may_comment: may_comment ? 1 : 0 }),
      ...(embed_hosts && { embed_hosts: [...new Set(embed_hosts)].join(' ') }),
    }))
    return present(session, file_guid, share)
  }

  return { info, setStatus, updateLimit }
}

type Limits = Input<'/update_share_limit'>

function endOf(expires: NonNullable<Limits['expires']>, now: number): number | null {
  if (expires === 'never') return null
  const at = expires <= 30 ? now + expires * day : expires
  if (at <= now) throw new AppError(-400, { field: 'expires' })
  return at
}

/** The same digits as before change nothing: whoever saves a whole form sends nobody away, and unlocks nothing. */
function newPassword(before: Share, wanted: Limits['password']): Partial<Share> {
  if (wanted === undefined) return {}
  const password = wanted === 'new' ? otherDigits(before.password) : wanted
  return password === before.password ? {} : { password, password_version: before.password_version + 1, tries: 0 }
}

function otherDigits(before: string | null): string {
  for (;;) {
    const digits = String(randomInt(10_000)).padStart(4, '0')
    if (digits !== before) return digits
  }
}
