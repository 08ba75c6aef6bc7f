import type { Client } from '@ramify/contract'
import { useEffect, useState } from 'react'
import type { Editor } from '../../editor/editor-kind.ts'
import { api } from '../../platform/api/api.ts'
import type { LiveDocument } from '../../platform/sync/index.ts'
import { CommentsPanel } from './comments-tab.tsx'
import { type Commenter, createComments } from './model/comments.ts'

interface Props {
  fileId: string
  who: Commenter
  /** Calls as this reader; those of the page's session where nothing else is said. */
  call?: Client
  /** What the document's socket tells, where there is one. */
  live?: Pick<LiveDocument, 'events' | 'isUp'>
  editor?: Editor | null
}

/**
 * The comments of a file for pages that have no editor around them, as for those who read by a link.
 *
 * @public
 */
export function FileComments({ fileId, who, call = api, live, editor = null }: Props) {
  const [comments] = useState(() => createComments({ fileId, who, call, ...(live && { live }) }))
  useEffect(() => comments.start(), [comments])
  return <CommentsPanel comments={comments} editor={editor} />
}
