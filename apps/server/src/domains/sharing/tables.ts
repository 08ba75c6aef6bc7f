export interface SharingTables {
  /** The link to a document, with what it is limited to. It stays when sharing is turned off, so that the same link works again. */
  shares: {
    /** What stands in the link, and the subject of its grant. */
    id: string
    file_id: string
    is_on: number
    /** Four digits as they are: their owner is shown them. Null: none is needed. */
    password: string | null
    /** Grows with every other password: what was proven with an older one is over. */
    password_version: number
    /** Passwords that were compared since the last new one, without those that were right. */
    tries: number
    expires_at: number | null
    may_save: number
    may_comment: number
    /** Separated by spaces. */
    embed_hosts: string
    views: number
    created_at: number
    updated_at: number
  }
  /** Which shares a person has viewed, and when last. */
  share_views: { person_id: string; share_id: string; viewed_at: number }
  /** Kept by `accounts`; here only the password is read that a person's documents get when they are first shared. */
  accounts: { id: string; share_password: string | null }
  /** Kept by `files`; here it is only read. */
  files: {
    id: string
    space_id: string
    type: 'file' | 'folder'
    kind: number
    name: string
    trashed_at: number | null
  }
}

export type Share = SharingTables['shares']
