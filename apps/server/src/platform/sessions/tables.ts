export interface SessionTables {
  sessions: {
    id: string
    token_hash: string
    person_id: string
    created_at: number
    last_seen_at: number
    expires_at: number
    ended_at: number | null
    device: string
    address: string
  }
  /** Of people without an account. The id is also the guest's. */
  guest_sessions: { id: string; token_hash: string; created_at: number; expires_at: number }
}
