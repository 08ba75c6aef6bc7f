import type { Client } from '@ramify/contract'
import { useEffect, useState } from 'react'
import type { Editor } from '../../editor/editor-kind.ts'
import { api } from '../../platform/api/api.ts'
import { CommentsPanel } from './comments-tab.tsx'
import { type Commenter, type CommentSource, createComments } from './model/comments.ts'

interface Props {
  fileId: string
  who: Commenter
  /** Calls as this reader; those of the page's session where nothing else is said. */
  call?: Client
  /** What the document's socket tells, where there is one. */
  live?: CommentSource
  editor?: Editor | null
}

/** The comments of a file for those who read it by a link. */
export function FileComments({ fileId, who, call = api, live, editor = null }: Props) {
  const [comments] = useState(() => createComments({ fileId, who, call, ...(live && { live }) }))
  useEffect(() => comments.start(), [comments])
  return <CommentsPanel comments={comments} editor={editor} />
}
