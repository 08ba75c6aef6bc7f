/** Where a grant comes from: one subject may have several to a file, each taken by itself. */
export type Source = 'member' | 'grant' | 'share'

export type SubjectType = 'person' | 'team' | 'link' | 'anyone'

export interface AccessTables {
  /**
   * Who owns files. A person's space has the person's id, and is made with its root. A team that was ended leaves its space without an
   * owner (empty), so that nobody who still has its id makes a person's space of it.
   */
  spaces: { id: string; type: 'person' | 'team'; owner_id: string; created_at: number }
  grants: {
    /** A file, or a folder: the grant is one to everything in it. */
    file_id: string
    subject_type: SubjectType
    /** Empty for anyone. */
    subject_id: string
    source: Source
    /** As bits: see capability-bits.ts. */
    capabilities: number
    /** Of a link: a grant is good for those who have proven this version of its password. */
    password_version: number | null
    expires_at: number | null
    created_at: number
  }
  /** Who has shown, until when, that they have a link and know this version of its password. */
  link_proofs: {
    /** A person or a guest. */
    holder_id: string
    link_id: string
    password_version: number
    expires_at: number
  }
  /** How often rights in a space, or of a person, have changed: a person and their space have one. */
  access_counters: { id: string; count: number }
  /** Kept by `teams`. Nothing else of it is read here. */
  team_members: { team_id: string; person_id: string; state: 'invited' | 'member' }
  /** Kept by `files`. Nothing else of it is read here. */
  files: { id: string; parent_id: string | null; space_id: string; trashed_at: number | null }
}
