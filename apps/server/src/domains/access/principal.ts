/** Who asks: a person or a guest, with what they have proven. */
export interface Principal {
  /** Null: a guest. */
  personId: string | null
  teams: readonly string[]
  /** Share links, with the version of the password that was known when it was proven. */
  links: readonly { id: string; passwordVersion: number }[]
}

/** Nobody is in a team and no link can be proven yet. */
export const principalOf = ({ personId }: { personId: string }): Principal => ({ personId, teams: [], links: [] })

/** The space of a person. Files of a team are in a space of the team. */
export const personalSpace = (personId: string): string => personId

/** To tell people what is theirs; what they may do is asked of `can`. */
export const isOwner = ({ personId }: Principal, file: { owner_id: string }): boolean => file.owner_id === personId
