import { charactersOf, isBlankName, longestNickname } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { AccountTables } from '../tables.ts'
import type { Avatars } from './avatars.ts'
import { presentUser } from './present-user.ts'

export function editProfile(db: Kysely<AccountTables>, avatars: Avatars): Handler<'/user/edit'> {
  return async ({ nickname, avatar }, { session: { personId } }) => {
    const changes = nickname === undefined ? {} : { nickname: requireNickname(nickname) }
    if (nickname !== undefined) await db.updateTable('accounts').set(changes).where('id', '=', personId).execute()
    if (avatar !== undefined) await avatars.choose(personId, avatar)
    return { user: await presentUser(db, personId) }
  }
}

/** On one line, and not too long for it. */
function requireNickname(given: string): string {
  const nickname = given.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  if (isBlankName(nickname)) throw new AppError(-400, { code: '114', field: 'nickname' })
  if (charactersOf(nickname).length > longestNickname) {
    throw new AppError(-400, { code: '405', params: { max: longestNickname }, field: 'nickname' })
  }
  return nickname
}

export function editSharePassword(db: Kysely<AccountTables>): Handler<'/user/edit_share_pwd'> {
  return async ({ password }, { session: { personId } }) => {
    // ASCII digits alone: others look like them and are typed by nobody who is told the password (B21).
    if (password !== null && !/^[0-9]{4}$/.test(password)) {
      throw new AppError(-400, { code: '551', field: 'password' })
    }
    await db.updateTable('accounts').set({ share_password: password }).where('id', '=', personId).execute()
    return { share_pwd: password }
  }
}
