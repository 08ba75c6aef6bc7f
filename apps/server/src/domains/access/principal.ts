/**
 * Who asks: a person or a guest. Which links they have proven is not part of it: the statement that finds rights reads that from the
 * database, so that it is current on every process.
 */
export interface Principal {
  /** Null: a guest. */
  personId: string | null
  /** Null: a person. */
  guestId: string | null
}

/** Of a session, a guest's among them. */
export const principalOf = ({ personId, guestId = null }: PrincipalSource): Principal => ({ personId, guestId })

interface PrincipalSource {
  personId: string | null
  guestId?: string | null
}

/** By which id links are proven, and by which is counted what somebody takes of the server. */
export const holderOf = ({ personId, guestId }: Principal): string => personId ?? guestId ?? ''

/** The space of a person. Files of a team are in a space of the team. */
export const personalSpace = (personId: string): string => personId

/** To tell people what is theirs; what they may do is asked of `can`. */
export const isOwner = ({ personId }: Principal, file: { owner_id: string }): boolean => file.owner_id === personId
