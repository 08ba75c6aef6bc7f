import type { Member } from '@ramify/contract'

/** Who has come to a team since; the last of them where others came in the same moment. */
export const newMember = (after: readonly Member[], before: readonly Member[]): Member | undefined =>
  after.findLast(({ user_id, role }) => role !== 'owner' && !before.some((known) => known.user_id === user_id))
