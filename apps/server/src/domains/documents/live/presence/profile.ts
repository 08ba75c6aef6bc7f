import type { Visitor } from '../socket.ts'
import type { Profile } from './presence.ts'

/** Finds people by their ids; those who have deleted their account are missing. */
type FindPeople = (ids: readonly string[]) => Promise<Map<string, { nickname: string; avatar: string | null }>>

/** What others see of a visitor: the server says so, never their own client. */
export const profileOf =
  (peopleOf: FindPeople) =>
  async ({ personId, guestId }: Visitor): Promise<Profile> => {
    // Guests have no name, and are never more than counted.
    if (personId === null) return { id: guestId ?? '', name: '', avatar: null }
    const person = (await peopleOf([personId])).get(personId)
    return { id: personId, name: person?.nickname ?? '', avatar: person?.avatar ?? null }
  }
