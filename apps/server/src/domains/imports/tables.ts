export interface ImportTables {
  /** Files that people had read: what was found in each is a blob of ours. */
  resolved_files: {
    id: string
    person_id: string
    /** Which of the places of its person it takes. */
    slot: number
    key: string
    documents: number
    created_at: number
    expires_at: number
  }
}
