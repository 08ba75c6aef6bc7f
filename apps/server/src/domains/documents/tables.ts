import type { Generated } from 'kysely'

export interface DocumentTables {
  document_states: {
    file_id: string
    state: Uint8Array
    /** 1 while a claimed draft may come in whole, whatever the limits. */
    lifted: number
    /** Grows with every compaction: whoever started from another one starts again. */
    compacted_at: number
  }
  document_journal: {
    seq: Generated<number>
    file_id: string
    person_id: string | null
    change: Uint8Array
    at: number
  }
  document_readings: {
    file_id: string
    content: string
    hash: string
    node_count: number
    image_count: number
    resource_ids: string
    search_text: string
    thumbnail: string | null
    thumbnail_version: string | null
    read_at: number
  }
  /** Rows of the journal that could not be read, kept for whoever looks into it. */
  document_quarantine: {
    seq: number
    file_id: string
    change: Uint8Array
    at: number
  }
}
