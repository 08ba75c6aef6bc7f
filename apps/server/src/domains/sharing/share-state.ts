import type { ShareState } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { isLocked } from './password-guard.ts'
import { hasRunOut } from './shares.ts'
import type { Share, SharingTables } from './tables.ts'

/** A share as whoever may share the file sees it; undefined: it never was. */
export function presentShare(
  share: Share | undefined,
  { fileId, defaultPassword, now }: { fileId: string; defaultPassword: string | null; now: number },
): ShareState {
  const state = stateOf(share, now)
  return {
    file_guid: fileId,
    share_id: share?.id ?? null,
    is_share: state === 'on' ? 1 : 0,
    state,
    expires_at: share?.expires_at ?? null,
    password: share ? share.password : defaultPassword,
    is_locked: share ? isLocked(share) : false,
    may_save: share?.may_save === 1,
    may_comment: share ? share.may_comment === 1 : true,
    embed_hosts: embedHostsOf(share),
    views: share?.views ?? 0,
    default_password: defaultPassword,
  }
}

export const embedHostsOf = (share: Pick<Share, 'embed_hosts'> | undefined): string[] =>
  share?.embed_hosts ? share.embed_hosts.split(' ') : []

export function stateOf(share: Share | undefined, now: number): ShareState['state'] {
  if (!share?.is_on) return 'off'
  return hasRunOut(share, now) ? 'expired' : 'on'
}

export async function defaultPasswordOf(db: Kysely<SharingTables>, personId: string): Promise<string | null> {
  const account = await db.selectFrom('accounts').select('share_password').where('id', '=', personId).executeTakeFirst()
  return account?.share_password ?? null
}
