import type { Role } from '@ramify/contract'

/** Where a right comes from: one person may have several to a file, each taken by itself. */
export type Source = 'owner' | 'member' | 'grant'

export interface AccessTables {
  file_rights: {
    file_id: string
    person_id: string
    source: Source
    role: Role
    expires_at: number | null
    created_at: number
  }
  sleeping_files: { file_id: string }
}
