import type { Client } from '@ramify/contract'
import { useEffect, useMemo, useState } from 'react'
import { goToPanel } from '../../../editor/core/panels/panel-focus.ts'
import type { Comments as CommentMarks } from '../../../editor/core/ports.ts'
import { api } from '../../../platform/api/api.ts'
import { features } from '../../../platform/features.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { createStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { commentAddress, commentInAddress } from './comment-address.ts'
import { threadsOf } from './comment-list.ts'
import { type Commenter, type CommentSource, type Comments, createComments } from './comments.ts'

/** What is said about the document whose page is open. */
export const openComments = createStore<Comments | null>(null)

/** The thread that is unfolded, or the comment that a link leads to. */
export const openThread = createStore<string | null>(null)

/** On a phone, where they have no place beside the map. */
export const isSheetOpen = createStore(false)

/** Whether only what is said about the chosen topic is listed. */
export const isTopicOnly = createStore(false)

export type Look = 'desktop' | 'phone'

/** Opens them where they are on this screen. */
export function showComments(look: Look): void {
  if (look === 'phone') isSheetOpen.set(true)
  else goToPanel('comments')
}

/** The comments of a file for as long as its page is open; null where nobody can comment. */
export function useComments(live: LiveDocument, kind: 'file' | 'draft'): Comments | null {
  const [comments] = useState(() => {
    const addressOf = (commentId: string) => commentAddress(`/doc/${live.id}`, commentId)
    const personId = sessionStore.get()?.user?.user_id
    if (!features.comments || kind !== 'file' || personId === undefined) return null
    return createComments({ fileId: live.id, who: { mode: 'person', personId }, call: api, live, addressOf })
  })
  useOpened(comments)
  return comments
}

/** A document that is looked at by a link. */
interface ReadByLink extends CommentSource {
  readonly id: string
}

interface Reading {
  /** Who looks; null while that is not known, or where nobody can comment. */
  who: Commenter | null
  /** Calls as this reader. */
  call: Client
  /** Where a comment is to be found by others who have the link. */
  addressOf: (commentId: string) => string
}

/** The same for those who read a file by a link. */
export function useReaderComments(read: ReadByLink | null, { who, call, addressOf }: Reading): Comments | null {
  const personId = who?.mode === 'person' ? who.personId : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or another reader has other comments
  const comments = useMemo(
    () =>
      read && who && features.comments ? createComments({ fileId: read.id, who, call, live: read, addressOf }) : null,
    [read, who === null, personId],
  )
  useOpened(comments)
  return comments
}

function useOpened(comments: Comments | null): void {
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
}

/** For the editor, which shows where there are comments. `show`: opens them where they are on this screen. */
export const commentMarks = (comments: Comments, show: () => void): CommentMarks => ({
  counts: comments.counts,
  unread: comments.unreadTopics,
  open: (nodeId) => {
    const ofTopic = threadsOf(comments.state.get().list ?? []).filter((thread) => thread.nodeId === nodeId)
    openThread.set(ofTopic.find(({ resolvedAt }) => resolvedAt === null)?.id ?? nodeId)
    show()
  },
})

/** Opens the comment that the address of the page leads to, from whichever page of them it is on. */
export function useCommentInAddress(comments: Comments | null, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who reads them
  useEffect(() => {
    const wanted = commentInAddress(location.hash)
    if (!comments || wanted === null) return
    openThread.set(wanted)
    show()
  }, [comments])
}
