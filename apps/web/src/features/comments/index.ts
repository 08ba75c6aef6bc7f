export { CommentsButton } from './CommentsButton.tsx'
export { CommentsSheet } from './CommentsSheet.tsx'
export { commentActions, commentActionsOfPhone } from './comment-actions.ts'
export { CommentsPanel, commentsTab } from './comments-tab.tsx'
export { commentAddress } from './model/comment-address.ts'
export type { Comments } from './model/comments.ts'
export {
  commentMarks,
  isSheetOpen,
  showComments,
  useCommentInAddress,
  useComments,
  useReaderComments,
} from './model/open-comments.ts'
