import type { CommentRow } from './tables.ts'

/** What a comment is to others, for whoever notifies people. */
export type CommentNews = {
  fileId: string
  commentId: string
  threadId: string
  nodeId: string | null
  content: string
  /** Who wrote it; null: a guest. */
  by: string | null
  guestNumber: number | null
} & (
  | { type: 'commented' }
  /** `to`: the others who have written in the thread. */
  | { type: 'replied'; to: readonly string[] }
  | { type: 'mentioned'; to: readonly string[] }
)

export const newsOf = (row: CommentRow) => ({
  fileId: row.file_id,
  commentId: row.id,
  threadId: row.thread_id,
  nodeId: row.node_id,
  content: row.content,
  by: row.person_id,
  guestNumber: row.guest_number,
})

/** Called after the comment is stored. It may not throw. */
export type OnCommentNews = (news: CommentNews) => void
