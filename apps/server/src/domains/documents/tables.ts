import type { EditMode } from '@ramify/contract'
import type { Generated } from 'kysely'

/** Why a version was kept. Those that nobody asked for (automatic, before-restore) are thinned out. */
export type VersionReason = 'automatic' | 'backup' | 'named' | 'before-restore'

export interface DocumentTables {
  document_states: {
    file_id: string
    state: Uint8Array
    /** 1 while a claimed draft may come in whole, whatever the limits. */
    lifted: number
    /** Grows with every compaction: whoever started from another one starts again. */
    compacted_at: number
  }
  /** How far the numbers of a document's changes are. Every append locks it. */
  document_heads: {
    file_id: string
    /** The last number that was given. */
    seq: number
    /** Changes up to this number are in the state. */
    compacted_seq: number
    /** Who alone may write at the moment: see turns.ts. */
    turn_holder: string | null
  }
  /** Kept by `cooperation`; here it is only read. */
  cooperations: { file_id: string; is_open: number; mode: EditMode }
  document_journal: {
    file_id: string
    /** Of this document's changes, from 1 on. Missing ones are in quarantine. */
    seq: number
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
  /** Earlier states of documents. */
  document_versions: {
    /** Grows with every version of a document. */
    id: Generated<number>
    file_id: string
    reason: VersionReason
    /** When the document was in this state last. */
    created_at: number
    /** With which the state was written. */
    schema: number
    /** Of its content. */
    hash: string
    /** Bytes of `state`. */
    size: number
    /** Pictures that it names, as in `document_readings`: they stay as long as it does. */
    resource_ids: string
    /** Compressed. */
    state: Uint8Array
    /** Of named ones. */
    title: string | null
    /** 1 for named versions that were made on a free plan: they are kept for some days only. */
    on_free_plan: Generated<number>
  }
  /** Who changed a document between a version and the one before. `version_id` 0: since the last version. */
  document_version_authors: { file_id: string; version_id: number; person_id: string }
  /** Rows of the journal that could not be read, kept for whoever looks into it. */
  document_quarantine: {
    file_id: string
    /** As it was in the journal. */
    seq: number
    change: Uint8Array
    at: number
  }
}
