/** What people may want to hear of. */
export type TeamEvent = { teamId: string; teamName: string } & (
  | { type: 'invited'; personId: string; by: string }
  | { type: 'joined' | 'declined' | 'left'; personId: string; ownerId: string }
  /** `wasMember`: false when an invitation was taken back. */
  | { type: 'removed'; personId: string; by: string; wasMember: boolean }
  | { type: 'handed-over'; personId: string; by: string }
  /** To everybody who was in it or invited to it, but not to who ended it. Its files, if it had any, are in a folder in the trash. */
  | { type: 'ended'; personIds: readonly string[]; by: string; folderId: string | null }
)

/** Called after the transaction that made it so. It must not throw. */
export type TellTeamEvent = (event: TeamEvent) => void
