export interface ExportTables {
  export_tasks: {
    id: string
    /** A person or a guest: who asks for it, and nobody else. */
    holder: string
    person_id: string | null
    guest_id: string | null
    /** Empty where the person has rendered the file and uploads it. */
    file_id: string
    /** Of the result, without its ending. */
    file_name: string
    format: string
    /** JSON of `TaskSettings`. */
    settings: string
    /** Which of the places of its holder it takes until it is over. */
    slot: number | null
    /** The same while it is at work. */
    run_slot: number | null
    /** `uploading`: nobody works on it; its person may bring the file. */
    state: 'uploading' | 'waiting' | 'running' | 'done' | 'failed'
    /** JSON of `ExportFailure`. */
    failure: string | null
    steps_done: number
    steps: number
    /** Which process has it, and when that was last there. */
    process: string
    seen_at: number
    /** How often somebody began it. */
    attempts: number
    /** Of the result: noted before it is written, so that nothing is left behind by a process that is killed. */
    key: string | null
    bytes: number | null
    created_at: number
    expires_at: number
  }
  /** Kept by `files` and `resources`; here they are only read. */
  files: {
    id: string
    type: 'file' | 'folder'
    space_id: string
    name: string
    kind: number
    trashed_at: number | null
  }
  resources: {
    file_id: string
    id: string
    key: string
    display_key: string | null
    type: string
    bytes: number
    name: string | null
  }
}

export type ExportTask = ExportTables['export_tasks']
