export type FileType = 'file' | 'folder'

export interface FileTables {
  files: {
    id: string
    /** The space that owns it. */
    space_id: string
    /** Null: the root of its space. */
    parent_id: string | null
    type: FileType
    /** 0 mind map, 1 flowchart, others of newer servers; 0 for folders, which hold all kinds. */
    kind: number
    name: string
    /** Its place among its siblings: see sort-name.ts. */
    sort_name: string
    /** What whoever made it called the making: one file for each key of a space. */
    touch_key: string | null
    created_at: number
    updated_at: number
    trashed_at: number | null
    /** The file or folder by whose removal this one came into the trash: itself, or one it was in; or `forGood`. */
    trashed_with: string | null
  }
  /** Who was last at which document, and when. */
  recent_files: { person_id: string; file_id: string; at: number }
  /** With which content of a document a session was last answered, and when, in microseconds: see seen-documents.ts. */
  seen_documents: { session_id: string; file_id: string; hash: string; seen_us: number }
  /** Kept by `access`; here it is only read, to name the owner of a file. */
  spaces: { id: string; type: 'person' | 'team'; owner_id: string }
  /** Kept by `cooperation`; here it is only read, to mark what people work on together. */
  cooperations: { file_id: string; is_open: number }
  /** Kept by `documents`; here it is only read, to say who writes. */
  document_heads: { file_id: string; turn_holder: string | null }
  /** Kept by `sharing`; here it is only read, to mark what is shared. */
  shares: { file_id: string; is_on: number; expires_at: number | null; password: string | null }
  /** Kept by `documents`; here it is only read, so that a list is one query. */
  document_readings: {
    file_id: string
    node_count: number
    image_count: number
    thumbnail_version: string | null
  }
}
