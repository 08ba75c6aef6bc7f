/** Who is known by a token: a person, or a guest. */
export interface Reader {
  /** Of the session. */
  id: string
  personId: string | null
  guestId: string | null
  expiresAt: number
}
