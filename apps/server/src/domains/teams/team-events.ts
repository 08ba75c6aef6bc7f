/** What people may want to hear of. */
export type TeamEvent = { teamId: string; teamName: string } & (
  | { type: 'invited'; personId: string; by: string }
  | { type: 'joined' | 'declined' | 'left'; personId: string; ownerId: string }
  | { type: 'removed'; personId: string; by: string }
  | { type: 'handed-over'; personId: string; by: string }
  /** To everybody who was in it or invited to it, but not to who ended it. */
  | { type: 'ended'; personIds: readonly string[]; by: string }
)

/** Called after the transaction that made it so. It must not throw. */
export type TellTeamEvent = (event: TeamEvent) => void
