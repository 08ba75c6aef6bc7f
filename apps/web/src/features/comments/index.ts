export { CommentsButton } from './CommentsButton.tsx'
export { CommentsSheet } from './CommentsSheet.tsx'
export { commentActions, commentActionsOfPhone } from './comment-actions.ts'
export { commentsTab } from './comments-tab.tsx'
/** For the page of a share. @public */
export { FileComments } from './FileComments.tsx'
export type { Comments } from './model/comments.ts'
export { commentMarks, useCommentInAddress, useComments } from './model/open-comments.ts'
