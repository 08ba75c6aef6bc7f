import type { Member, MemberSetting, Team } from '@ramify/contract'
import type { Translator } from '@ramify/locales'

export const memberSettings = ['view', 'ask', 'edit'] as const satisfies readonly MemberSetting[]

export const settingWords = (setting: MemberSetting, { text }: Translator): string => text(`cooperation.can.${setting}`)

/** What a member is doing, as far as is known; `isHere` is said in another colour. */
export function memberState(
  { user_id, online }: Member,
  { mode, edit_user_id }: Pick<Team, 'mode' | 'edit_user_id'>,
  { text }: Translator,
): { words: string; isHere: boolean } | null {
  if (mode === 'turns' && user_id === edit_user_id) {
    return { words: text(online ? 'cooperation.editing-now' : 'cooperation.editing-away'), isHere: online }
  }
  return online ? { words: text('cooperation.here-now'), isHere: true } : null
}

/** A code as two groups, which are easier to read out. */
export const groupedCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1 ')
