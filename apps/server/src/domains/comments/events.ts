/** What a comment is to others, for whoever notifies people. The comment itself is found by its id. */
type CommentNews = {
  fileId: string
  commentId: string
  threadId: string
  /** Who wrote it; null: a guest. */
  by: string | null
} & (
  | { type: 'commented' }
  /** `to`: the others who have written in the thread. */
  | { type: 'replied'; to: readonly string[] }
  | { type: 'mentioned'; to: readonly string[] }
)

/** Called after the comment is stored. It may not throw. */
export type OnCommentNews = (news: CommentNews) => void
