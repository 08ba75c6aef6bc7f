export interface CommentTables {
  comments: {
    id: string
    file_id: string
    /** Of this file's comments, from 1 on. */
    seq: number
    /** The first comment of its thread: its own id if it is the first. */
    thread_id: string
    reply_to: string | null
    /** Null: about the whole document. The same in all of a thread. */
    node_id: string | null
    /** Who wrote it: a person or a guest. Neither: it is deleted. */
    person_id: string | null
    guest_id: string | null
    guest_number: number | null
    content: string
    created_at: number
    edited_at: number | null
    /** Kept without content because others answer it. */
    deleted_at: number | null
    /** Of the first of a thread: null while the thread is open. */
    resolved_at: number | null
    resolved_by: string | null
  }
  comment_mentions: { comment_id: string; person_id: string }
  /** Up to which comment a person has read. */
  comment_reads: { file_id: string; person_id: string; seq: number }
  /** The last number that was given to a comment of a file, and to a guest who commented there. */
  comment_counters: { file_id: string; seq: number; guests: number }
  comment_guests: { file_id: string; guest_id: string; number: number }
  /** Kept by `files`. Nothing else of it is read here. */
  files: { id: string }
}

export type CommentRow = CommentTables['comments']
