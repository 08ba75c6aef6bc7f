import type { Data } from '@ramify/contract'
import type { Translator } from '@ramify/locales'

/** How many are in a team of how many, and who has yet to answer: a place is kept for them. */
export function memberCount(
  { members, invitations, members_limit: limit }: Data<'/team_user_list'>,
  { text }: Pick<Translator, 'text'>,
): string {
  const count = members.filter(({ state }) => state === 'member').length
  const invited = members.length - count + invitations.length
  const joined = limit === null ? text('teams.members.count', { count }) : text('teams.members.of', { count, limit })
  return invited === 0 ? joined : text('teams.members.and-invited', { joined, count: invited })
}
