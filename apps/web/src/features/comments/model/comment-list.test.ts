import type { CommentEvent, ListedComment } from '@ramify/contract'
import { expect, test } from 'vitest'
import { afterEvent, threadsOf, withComments } from './comment-list.ts'

let clock = 0
const comment = (id: string, more: Partial<ListedComment> = {}): ListedComment => ({
  ...{ id, file_guid: 'f', thread_id: id, reply_to: null, node_id: 'n', content: id, user_id: 'ben', nickname: 'Ben' },
  ...{ avatar: null, avatar_url: null, guest: null, mentions: [], created_at: ++clock, edited_at: null },
  ...{ is_deleted: false, resolved_at: null, resolved_by: null, own: false, unread: false },
  ...more,
})
const inThread = (id: string, thread_id: string, more: Partial<ListedComment> = {}) =>
  comment(id, { thread_id, reply_to: thread_id, ...more })
const isOwn = ({ user_id }: { user_id: string | null }) => user_id === 'ann'
const node = { node_id: 'n', node_count: 1 }
const hear = (list: readonly ListedComment[], event: Exclude<CommentEvent, { change: 'cleared' }>) =>
  afterEvent(list, event, isOwn)

test('threads stand in the order of their last message, their messages as they came', () => {
  const [a, b] = [comment('a'), comment('b', { node_id: null })]
  const list = withComments([], [inThread('a2', 'a', { unread: true }), b, a])
  expect(threadsOf(list).map(({ id, nodeId, hasUnread }) => [id, nodeId, hasUnread])).toEqual([
    ['a', 'n', true],
    ['b', null, false],
  ])
  expect(threadsOf(list)[0]?.comments.map(({ id }) => id)).toEqual(['a', 'a2'])
})

test('a thread is one also while only its answers are known', () => {
  expect(threadsOf([inThread('a2', 'a')])).toMatchObject([{ id: 'a', nodeId: 'n' }])
})

test('what others add is unread, what one adds oneself is not, and nothing stands there twice', () => {
  const [others, own] = [comment('a'), comment('b', { user_id: 'ann' })]
  let list = hear([], { change: 'added', comment: others, thread_id: 'a', ...node })
  list = hear(list, { change: 'added', comment: own, thread_id: 'b', ...node })
  list = hear(list, { change: 'added', comment: own, thread_id: 'b', ...node })
  expect(list.map(({ id, own, unread }) => [id, own, unread])).toEqual([
    ['a', false, true],
    ['b', true, false],
  ])
})

test('an answer opens a resolved thread, and a thread is resolved as a whole', () => {
  const by = { user_id: 'ann', nickname: 'Ann' }
  const list = [comment('a'), inThread('a2', 'a')]
  const resolved = hear(list, { change: 'resolved', thread_id: 'a', resolved_at: 9, resolved_by: by, ...node })
  expect(threadsOf(resolved)).toMatchObject([{ resolvedAt: 9, resolvedBy: 'Ann' }])
  const open = hear(resolved, { change: 'added', comment: inThread('a3', 'a'), thread_id: 'a', ...node })
  expect(threadsOf(open)).toMatchObject([{ resolvedAt: null, resolvedBy: null }])
})

test('an edited comment says something else, and is as read as before', () => {
  const list = [comment('a', { unread: true })]
  const edited = hear(list, { change: 'edited', comment: comment('a', { content: 'x' }), thread_id: 'a', ...node })
  expect(edited).toMatchObject([{ content: 'x' }])
})

test('a deleted comment leaves a gap as long as there are answers', () => {
  const list = [comment('a', { unread: true }), inThread('a2', 'a')]
  const gap = comment('a', { is_deleted: true, content: '', created_at: list[0]?.created_at ?? 0 })
  const left = hear(list, { change: 'deleted', id: 'a', comment: gap, thread_id: 'a', ...node })
  expect(left).toMatchObject([{ is_deleted: true, unread: false }, { id: 'a2' }])
  expect(hear(left, { change: 'deleted', id: 'a2', comment: null, thread_id: 'a', ...node })).toEqual([])
})
