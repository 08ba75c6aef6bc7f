import type { Generated } from 'kysely'

export interface SearchTables {
  /** What is in the index. On PostgreSQL its terms are in the row, on SQLite in `search_index` under its number. */
  search_index_files: {
    seq: Generated<number>
    file_id: string
    /** Of what was indexed: the same again need not be. */
    stamp: string
  }
  /** Kept by `files` and `documents`; here they are only read, and held. */
  files: {
    id: string
    space_id: string
    parent_id: string | null
    kind: number
    type: 'file' | 'folder'
    name: string
    updated_at: number
    trashed_at: number | null
  }
  document_readings: { file_id: string; search_text: string }
}
