/** Ids of topics are shorter. */
export const isCommentId = (id: string): boolean => /^[0-9a-z]{32}$/.test(id)

/** An address that opens a document at one of its comments. */
export const commentAddress = (path: string, commentId: string): string =>
  `${location.origin}${path}#comment-${commentId}`

/** The comment that the address of the page leads to. */
export function commentInAddress(hash: string): string | null {
  const [, id = ''] = /^#comment-(.*)$/.exec(hash) ?? []
  return isCommentId(id) ? id : null
}
