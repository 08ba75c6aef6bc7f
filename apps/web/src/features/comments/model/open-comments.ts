import { useEffect, useState } from 'react'
import { goToPanel } from '../../../editor/core/panels/panel-focus.ts'
import type { Comments as CommentMarks } from '../../../editor/core/ports.ts'
import { api } from '../../../platform/api/api.ts'
import { features } from '../../../platform/features.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { commentInAddress } from './comment-address.ts'
import { threadsOf } from './comment-list.ts'
import { type Comments, createComments } from './comments.ts'

/** What is said about the document whose page is open. */
export const openComments = createStore<Comments | null>(null)

/** The thread that is unfolded, or the comment that a link leads to. */
export const openThread = createStore<string | null>(null)

/** On a phone, where they have no place beside the map. */
export const isSheetOpen = createStore(false)

/** Whether only what is said about the chosen topic is listed. */
export const isTopicOnly = createStore(false)

type Look = 'desktop' | 'phone'

/** Opens them where they are on this screen. */
export function showComments(look: Look): void {
  if (look === 'phone') isSheetOpen.set(true)
  else goToPanel('comments')
}

/** The comments of a file for as long as its page is open; null where nobody can comment. */
export function useComments(live: LiveDocument, kind: 'file' | 'draft'): Comments | null {
  const [comments] = useState(() => {
    const personId = sessionStore.get()?.user?.user_id
    if (!features.comments || kind !== 'file' || personId === undefined) return null
    return createComments({ fileId: live.id, who: { mode: 'person', personId }, call: api, live })
  })
  useEffect(() => {
    if (!comments) return
    openComments.set(comments)
    const stop = comments.start()
    return () => {
      stop()
      openThread.set(null)
      isSheetOpen.set(false)
      openComments.set(null)
    }
  }, [comments])
  return comments
}

/** For the editor, which shows where there are comments. */
export const commentMarks = (comments: Comments, look: Look): CommentMarks => ({
  counts: comments.counts,
  unread: comments.unreadTopics,
  open: (nodeId) => {
    const ofTopic = threadsOf(comments.state.get().list ?? []).filter((thread) => thread.nodeId === nodeId)
    openThread.set(ofTopic.find(({ resolvedAt }) => resolvedAt === null)?.id ?? nodeId)
    showComments(look)
  },
})

/** Opens the comment that the address of the page leads to, from whichever page of them it is on. */
export function useCommentInAddress(comments: Comments | null, look: Look): void {
  useEffect(() => {
    const wanted = commentInAddress(location.hash)
    if (!comments || wanted === null) return
    openThread.set(wanted)
    showComments(look)
  }, [comments, look])
}
