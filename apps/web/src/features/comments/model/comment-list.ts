import type { CommentEvent, ListedComment } from '@ramify/contract'

/** Comments as they are known here, oldest first. */
export type CommentList = readonly ListedComment[]

/** What belongs together: the first comment, if it is known here, and its answers. */
export interface Thread {
  readonly id: string
  readonly nodeId: string | null
  readonly comments: CommentList
  readonly resolvedAt: number | null
  /** Who resolved it; null also where they have deleted their account. */
  readonly resolvedBy: string | null
  readonly hasUnread: boolean
}

/** With comments that were asked for: what is known of one twice is what came last. */
export function withComments(list: CommentList, more: CommentList): CommentList {
  const byId = new Map(list.map((comment) => [comment.id, comment]))
  for (const comment of more) byId.set(comment.id, comment)
  return [...byId.values()].sort((one, other) => one.created_at - other.created_at)
}

/** What is known after something has changed at the server. `isOwn`: whether the person here wrote it. */
export function afterEvent(
  list: CommentList,
  event: Exclude<CommentEvent, { change: 'cleared' }>,
  isOwn: (comment: { id: string; user_id: string | null }) => boolean,
): CommentList {
  switch (event.change) {
    case 'added': {
      const { comment } = event
      const known = list.find(({ id }) => id === comment.id)
      const own = known?.own ?? isOwn(comment)
      const others = resolvedIn(list, comment.thread_id, comment)
      return withComments(others, [{ ...comment, own, unread: known?.unread ?? !own }])
    }
    case 'edited':
      return list.map((known) => (known.id === event.comment.id ? { ...known, ...event.comment } : known))
    case 'deleted': {
      const { comment } = event
      if (comment) return list.map((known) => (known.id === event.id ? { ...known, ...comment, unread: false } : known))
      const left = list.filter(({ id }) => id !== event.id)
      // With the last answer goes what was left of the first comment.
      const isSaid = left.some(({ thread_id, is_deleted }) => thread_id === event.thread_id && !is_deleted)
      return isSaid ? left : left.filter(({ thread_id }) => thread_id !== event.thread_id)
    }
    case 'resolved':
      return resolvedIn(list, event.thread_id, event)
  }
}

function resolvedIn(
  list: CommentList,
  threadId: string,
  { resolved_at, resolved_by }: Pick<ListedComment, 'resolved_at' | 'resolved_by'>,
): CommentList {
  return list.map((known) => (known.thread_id === threadId ? { ...known, resolved_at, resolved_by } : known))
}

/** The one with the last message first. */
export function threadsOf(list: CommentList): Thread[] {
  const threads = new Map<string, ListedComment[]>()
  for (const comment of list) {
    const those = threads.get(comment.thread_id)
    if (those) those.push(comment)
    else threads.set(comment.thread_id, [comment])
  }
  const lastOf = ({ comments }: Thread) => comments.at(-1)?.created_at ?? 0
  return [...threads]
    .map(([id, comments]): Thread => {
      const last = comments.at(-1)
      return {
        id,
        nodeId: last?.node_id ?? null,
        comments,
        resolvedAt: last?.resolved_at ?? null,
        resolvedBy: last?.resolved_by?.nickname ?? null,
        hasUnread: comments.some(({ unread }) => unread),
      }
    })
    .sort((one, other) => lastOf(other) - lastOf(one))
}
