export interface TeamTables {
  /** A team has the id of its space. */
  teams: {
    id: string
    name: string
    /** Its place among the teams of a person: see sort-name.ts. */
    sort_name: string
    /** The name of a drawing; null: its first letter. */
    picture: string | null
    created_at: number
  }
  /** The owner is one of them. */
  team_members: {
    team_id: string
    person_id: string
    state: 'invited' | 'member'
    /** Of who is invited; null when that person has deleted their account. */
    invited_by: string | null
    /** When they joined, or were invited. */
    since: number
  }
  /** To addresses of people who have no account here. */
  team_invitations: {
    id: string
    team_id: string
    kind: 'email' | 'phone'
    address: string
    /** Null when that person has deleted their account. */
    invited_by: string | null
    created_at: number
    expires_at: number
  }
  /** Kept by `access`; here it is only read, to name the owner of a team. */
  spaces: { id: string; owner_id: string }
}
