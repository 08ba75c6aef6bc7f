import type { Client, ListedComment } from '@ramify/contract'
import { expect, test } from 'vitest'
import { createComments } from './comments.ts'

const comment = (seq: number, node_id: string | null): ListedComment =>
  ({ id: `c${seq}`, thread_id: `c${seq}`, node_id, created_at: seq, content: `${seq}`, own: false }) as ListedComment

/** 250 comments, of which every hundredth is about the topic. */
const all = Array.from({ length: 250 }, (_, nth) => comment(nth, nth % 100 === 0 ? 'topic' : null)).reverse()

function setUp() {
  const asked: object[] = []
  const call = (async (path: string, body: Record<string, unknown>) => {
    asked.push({ path, ...body })
    if (path === '/get_read') return { unread: 0, nodes: [{ node_id: 'topic', count: asked.length, unread: 0 }] }
    if (path === '/resolve_comment') return { resolved_at: 1, resolved_by: null }
    const { current_page, page_size, node_id } = body as { current_page: number; page_size: number; node_id: string }
    const those = node_id === null ? all : all.filter((each) => each.node_id === node_id)
    const data = those.slice((current_page - 1) * page_size, current_page * page_size)
    return { data, current_page, page_size, total: those.length, unread: 0, may: {}, guest: null }
  }) as Client
  const who = { mode: 'person', personId: 'ann' } as const
  return { asked, comments: createComments({ fileId: 'map', who, call, addressOf: (id) => id }) }
}

test('all comments of a topic are asked for, on whichever page they are', async () => {
  const { comments } = setUp()
  const ofTopic = () => comments.state.get().list?.filter(({ node_id }) => node_id === 'topic').length
  await comments.load()
  expect(ofTopic()).toBe(1)
  await comments.loadEarlier('topic')
  expect(ofTopic()).toBe(3)
  expect(comments.state.get().topics.get('topic')).toEqual({ pages: 1, hasEarlier: false })
  // The pages of all comments go on where they were.
  await comments.loadEarlier(null)
  expect(comments.state.get().list).toHaveLength(201)
  expect(comments.state.get().hasEarlier).toBe(true)
  // What is loaded anew is asked for anew.
  await comments.load()
  expect(comments.state.get().topics.size).toBe(0)
})

test('without a socket the number of a topic is asked for after a change', async () => {
  const { asked, comments } = setUp()
  await comments.resolve('c100', true)
  expect(asked.map((each) => (each as { path: string }).path)).toEqual(['/resolve_comment', '/get_read'])
  await expect.poll(() => comments.counts.get().get('topic')).toBe(2)
})
