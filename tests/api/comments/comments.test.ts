// @module-tag never-retried
import { type Client, type CommentEvent, longestComment } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, type Person } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

const content = { root: { data: { id: 'root', text: 'Root' }, children: [] } }
const refused = { errno: -104, failure: { code: '-104:open' } }

/** What is said about a document, oldest first. */
async function saidIn(api: Client, file_guid: string): Promise<string[]> {
  const { data } = await api('/get_comment', { file_guid })
  return data.map((comment) => (comment.is_deleted ? '(deleted)' : comment.content)).reverse()
}

const countsIn = async (api: Client, file_guid: string) =>
  Object.fromEntries(
    (await api('/get_read', { file_guid })).nodes.map(({ node_id, count }) => [String(node_id), count]),
  )

describe.each(engines)('comments on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  type Someone = Person & { id: string }

  /** A document of Ann's that Ben may edit and Cleo may view. */
  async function shared() {
    const [ann, ben, cleo] = await Promise.all([store.newPerson(), store.newPerson(), store.newPerson()])
    const { file_guid } = await ann.api('/touch', { file_name: 'Plan', content })
    await store.letIn(ben.id, file_guid, 'editor')
    await store.letIn(cleo.id, file_guid, 'viewer')
    return { ann, ben, cleo, file_guid }
  }

  const watch = ({ token }: Someone, fileId: string) =>
    new LiveClient({ address: () => server.address, token, fileId }).connect()

  const eventsOf = (client: LiveClient) =>
    client.heard.flatMap((message) => (message.type === 'comment' ? [message.event as unknown as CommentEvent] : []))

  it('are written, answered, listed page by page and counted', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const before = Date.now()
    const first = await ann.api('/add_comment', { file_guid, content: '  Who takes the pictures? ', node_id: 'n1' })
    expect(first).toMatchObject({
      file_guid,
      thread_id: first.id,
      reply_to: null,
      node_id: 'n1',
      content: 'Who takes the pictures?',
      user_id: ann.id,
      nickname: ann.email.split('@')[0],
      avatar: null,
      guest: null,
      mentions: [],
      edited_at: null,
      is_deleted: false,
      resolved_at: null,
    })
    expect(first.created_at).toBeGreaterThanOrEqual(before)
    const second = await ben.api('/add_comment', { file_guid, content: 'I do.', reply_to: first.id, node_id: 'n9' })
    expect(second).toMatchObject({ thread_id: first.id, reply_to: first.id, node_id: 'n1' })
    // One level: an answer to an answer is in the same thread.
    const third = await cleo.api('/add_comment', { file_guid, content: 'Good.', reply_to: second.id })
    expect(third).toMatchObject({ thread_id: first.id, reply_to: second.id, node_id: 'n1' })
    await ann.api('/add_comment', { file_guid, content: 'The whole map is fine.' })

    const list = await ann.api('/get_comment', { file_guid })
    expect(list.data.map(({ content: text, unread }) => [text, unread])).toEqual([
      ['The whole map is fine.', false],
      ['Good.', true],
      ['I do.', true],
      ['Who takes the pictures?', false],
    ])
    expect(list).toMatchObject({
      total: 4,
      open_threads: 2,
      resolved_threads: 0,
      unread: 2,
      current_page: 1,
      page_size: 100,
      guest: null,
    })
    expect(list.may).toEqual({ comment: true, resolve: true, mention: true, manage: true })
    expect((await cleo.api('/get_comment', { file_guid })).may).toMatchObject({ comment: true, manage: false })
    const page = await ann.api('/get_comment', { file_guid, current_page: 2, page_size: 3 })
    expect(page).toMatchObject({ data: [{ id: first.id }], total: 4, current_page: 2, page_size: 3 })
    const ofTopic = await ann.api('/get_comment', { file_guid, node_id: 'n1' })
    expect(ofTopic.data).toHaveLength(3)
    expect(ofTopic).toMatchObject({ total: 3, open_threads: 1 })
    expect(await countsIn(cleo.api, file_guid)).toEqual({ n1: 3, null: 1 })
    for (const page_size of [0, 101]) {
      await expect(ann.api('/get_comment', { file_guid, page_size })).rejects.toMatchObject({ errno: -400 })
    }
  })

  it('are plain text of 1 to 150 characters as people count them (B30, T26)', async () => {
    const { api } = await store.newPerson()
    const { file_guid } = await api('/touch', { content })
    for (const blank of ['', '   ', '\n', '\u200b']) {
      await expect(api('/add_comment', { file_guid, content: blank })).rejects.toMatchObject({
        errno: -400,
        failure: { code: '515', field: 'content' },
      })
    }
    const tooLong = { errno: -400, failure: { field: 'content' } }
    for (const written of ['x'.repeat(151), '字'.repeat(151), `a${'\u0301'.repeat(3000)}`]) {
      await expect(api('/add_comment', { file_guid, content: written })).rejects.toMatchObject(tooLong)
    }
    const script = '<img src=x onerror="alert(1)"> <script>alert(2)</script> &amp; {{x}} [a](javascript:b)'
    const kept = ['x'.repeat(150), '👨‍👩‍👧‍👦'.repeat(longestComment), `  ${'字'.repeat(150)}  `, script, 'two\nlines']
    for (const written of kept) await api('/add_comment', { file_guid, content: written })
    expect(await saidIn(api, file_guid)).toEqual(kept.map((written) => written.trim()))
    const odd = await api('/add_comment', { file_guid, content: 'a\r\nb\u0007c\td' })
    expect(odd.content).toBe('a\nbc d')
  })

  it('are written once, however often they are sent with one key', async () => {
    const { ann, ben, file_guid } = await shared()
    const body = { file_guid, content: 'Once', idempotency_key: 'key-12345' }
    const sent = await Promise.all(Array.from({ length: 5 }, () => ann.api('/add_comment', body)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    // Others' keys are their own.
    await ben.api('/add_comment', body)
    expect(await saidIn(ann.api, file_guid)).toEqual(['Once', 'Once'])
  })

  it('are edited by their author only, and are marked then', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const { id: comment_id } = await ben.api('/add_comment', { file_guid, content: 'Frist' })
    for (const other of [ann, cleo, await store.newPerson()]) {
      await expect(other.api('/edit_comment', { comment_id, content: 'Mine' })).rejects.toMatchObject(refused)
    }
    await expect(ben.api('/edit_comment', { comment_id, content: ' ' })).rejects.toMatchObject({
      failure: { code: '515' },
    })
    await expect(ben.api('/edit_comment', { comment_id, content: 'x'.repeat(151) })).rejects.toMatchObject({
      errno: -400,
    })
    const edited = await ben.api('/edit_comment', { comment_id, content: 'First' })
    expect(edited).toMatchObject({ content: 'First', edited_at: expect.any(Number) })
    expect(await saidIn(ann.api, file_guid)).toEqual(['First'])
  })

  it('are deleted by their author or whoever manages the file; what was answered stays as a gap', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const say = async ({ api }: Someone, text: string, reply_to?: string) =>
      (await api('/add_comment', { file_guid, content: text, node_id: 'n1', ...(reply_to && { reply_to }) })).id
    const first = await say(cleo, 'First')
    const second = await say(ben, 'Second', first)
    const third = await say(cleo, 'Third', first)
    await expect(ben.api('/delete_comment', { comment_id: first })).rejects.toMatchObject(refused)
    expect(await cleo.api('/delete_comment', { comment_id: first })).toEqual({ comment_id: first })
    expect(await saidIn(ann.api, file_guid)).toEqual(['(deleted)', 'Second', 'Third'])
    const gap = (await ann.api('/get_comment', { file_guid })).data.at(-1)
    expect(gap).toMatchObject({ id: first, content: '', user_id: null, nickname: '', is_deleted: true, unread: false })
    expect(await countsIn(ann.api, file_guid)).toEqual({ n1: 2 })
    await expect(cleo.api('/delete_comment', { comment_id: first })).rejects.toMatchObject(refused)
    await expect(cleo.api('/edit_comment', { comment_id: first, content: 'Back' })).rejects.toMatchObject(refused)
    // The owner deletes what others wrote; with the last answer the gap goes too.
    await ann.api('/delete_comment', { comment_id: second })
    await ann.api('/delete_comment', { comment_id: third })
    expect(await saidIn(ann.api, file_guid)).toEqual([])
    const alone = await say(ben, 'Alone')
    await ben.api('/delete_comment', { comment_id: alone })
    expect(await saidIn(ann.api, file_guid)).toEqual([])
    expect(await store.rowsNaming(first)).toEqual([])
  })

  it('are resolved and opened again as threads; an answer opens one, too', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const { id } = await ben.api('/add_comment', { file_guid, content: 'Gift cards?', node_id: 'n1' })
    const { id: answer } = await ann.api('/add_comment', { file_guid, content: 'Yes', reply_to: id })
    const by = { user_id: cleo.id, nickname: cleo.email.split('@')[0] }
    const resolved = await cleo.api('/resolve_comment', { comment_id: answer })
    expect(resolved).toEqual({ thread_id: id, resolved_at: expect.any(Number), resolved_by: by })
    // Who comes second changes nothing.
    expect(await ann.api('/resolve_comment', { comment_id: id })).toEqual(resolved)
    const list = await ann.api('/get_comment', { file_guid })
    expect(list).toMatchObject({ open_threads: 0, resolved_threads: 1, total: 2 })
    for (const comment of list.data) expect(comment).toMatchObject({ resolved_by: by })
    expect(await countsIn(ann.api, file_guid)).toEqual({})
    expect(await ann.api('/resolve_comment', { comment_id: id, resolved: false })).toMatchObject({ resolved_at: null })
    expect(await countsIn(ann.api, file_guid)).toEqual({ n1: 2 })
    await ann.api('/resolve_comment', { comment_id: id })
    await ben.api('/add_comment', { file_guid, content: 'One more thing', reply_to: id })
    expect(await ann.api('/get_comment', { file_guid })).toMatchObject({ open_threads: 1, resolved_threads: 0 })
  })

  it('are unread until a person has read them, and never for whoever wrote them', async () => {
    const { ann, ben, file_guid } = await shared()
    const readedBy = async ({ api }: Someone) => (await api('/get_read', { file_guid })).readed
    expect(await readedBy(ann)).toBe(0)
    const { id: first } = await ben.api('/add_comment', { file_guid, content: 'One', node_id: 'n1' })
    await ben.api('/add_comment', { file_guid, content: 'Two', node_id: 'n2' })
    expect(await Promise.all([readedBy(ann), readedBy(ben)])).toEqual([1, 0])
    expect((await ann.api('/get_read', { file_guid })).nodes).toEqual(
      expect.arrayContaining([
        { node_id: 'n1', count: 1, unread: 1 },
        { node_id: 'n2', count: 1, unread: 1 },
      ]),
    )
    expect(await ann.api('/update_read', { file_guid, comment_id: first })).toEqual({ readed: 1, unread: 1 })
    expect(await ann.api('/update_read', { file_guid })).toEqual({ readed: 0, unread: 0 })
    // A window that is behind does not make anything new again.
    expect(await ann.api('/update_read', { file_guid, comment_id: first })).toEqual({ readed: 0, unread: 0 })
    await ann.api('/add_comment', { file_guid, content: 'Three' })
    expect(await Promise.all([readedBy(ann), readedBy(ben)])).toEqual([0, 1])
    const elsewhere = await ann.api('/touch', { content })
    await expect(ann.api('/update_read', { file_guid: elsewhere.file_guid, comment_id: first })).rejects.toMatchObject(
      refused,
    )
  })

  it('mention people who can see the file, and nobody else', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const stranger = await store.newPerson()
    const listFor = async ({ api }: Someone) =>
      (await api('/get_mention_list', { file_guid })).people.map(({ user_id }) => user_id).sort()
    expect(await listFor(ann)).toEqual([ben.id, cleo.id].sort())
    expect(await listFor(cleo)).toEqual([ann.id, ben.id].sort())
    const mentioning = (...mentions: string[]) => ({ file_guid, content: '@Ben look', mentions })
    const comment = await ann.api('/add_comment', mentioning(ben.id, ben.id))
    expect(comment.mentions).toEqual([{ user_id: ben.id, nickname: ben.email.split('@')[0] }])
    for (const other of [stranger.id, ann.id, 'f'.repeat(32)]) {
      await expect(ann.api('/add_comment', mentioning(ben.id, other))).rejects.toMatchObject({
        errno: -400,
        failure: { field: 'mentions' },
      })
    }
    const edited = await ann.api('/edit_comment', { comment_id: comment.id, content: 'x', mentions: [cleo.id] })
    expect(edited.mentions.map(({ user_id }) => user_id)).toEqual([cleo.id])
    // Who came by what is open to anyone does not learn who else there is.
    await store.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) =>
        store.access.give(transaction, {
          fileId: file_guid,
          subject: { type: 'anyone' },
          source: 'grant',
          capabilities: ['see', 'comment'],
          expiresAt: null,
        }),
      )
    expect(await listFor(stranger)).toEqual([])
    await expect(stranger.api('/add_comment', mentioning(ben.id))).rejects.toMatchObject({ errno: -400 })
    await stranger.api('/add_comment', { file_guid, content: 'Passing by' })
    expect(await listFor(ann)).toEqual([ben.id, cleo.id].sort())
  })

  it('need the right to comment, and to see; ids of others tell nothing (T1, T4)', async () => {
    const { ann, ben, file_guid } = await shared()
    const stranger = await store.newPerson()
    const reader = await store.newPerson()
    await store.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) =>
        store.access.give(transaction, {
          fileId: file_guid,
          subject: { type: 'person', id: reader.id },
          source: 'grant',
          capabilities: ['see'],
          expiresAt: null,
        }),
      )
    const { id: comment_id } = await ben.api('/add_comment', { file_guid, content: 'Secret' })
    expect(await saidIn(reader.api, file_guid)).toEqual(['Secret'])
    expect((await reader.api('/get_comment', { file_guid })).may).toMatchObject({ comment: false, resolve: false })
    const own = await stranger.api('/touch', { content })
    const mine = await stranger.api('/add_comment', { file_guid: own.file_guid, content: 'Mine' })
    for (const { api } of [stranger, reader]) {
      const forbidden = [
        () => api('/add_comment', { file_guid, content: 'No' }),
        () => api('/edit_comment', { comment_id, content: 'No' }),
        () => api('/delete_comment', { comment_id }),
        () => api('/resolve_comment', { comment_id }),
        () => api('/get_mention_list', { file_guid }),
      ]
      for (const call of forbidden) await expect(call()).rejects.toMatchObject(refused)
    }
    await expect(stranger.api('/get_comment', { file_guid })).rejects.toMatchObject(refused)
    await expect(stranger.api('/get_read', { file_guid })).rejects.toMatchObject(refused)
    // An answer cannot reach into another document.
    await expect(
      stranger.api('/add_comment', { file_guid: own.file_guid, content: 'x', reply_to: comment_id }),
    ).rejects.toMatchObject(refused)
    await expect(ann.api('/add_comment', { file_guid, content: 'x', reply_to: mine.id })).rejects.toMatchObject(refused)
    for (const path of ['/add_comment', '/get_comment', '/get_read'] as const) {
      await expect(apiClient(server.address)(path, { file_guid, content: 'x' } as never)).rejects.toMatchObject({
        errno: -102,
      })
    }
  })

  it('T19: one person cannot flood a document', async () => {
    const { ann, ben, file_guid } = await shared()
    const sent = await Promise.allSettled(
      Array.from({ length: 40 }, (_, nth) => ben.api('/add_comment', { file_guid, content: `No. ${nth}` })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    const late = sent.find((each) => each.status === 'rejected')
    expect(late).toMatchObject({ reason: { errno: -429 } })
    await ann.api('/add_comment', { file_guid, content: 'Quiet, please' })
    const { data, total } = await ann.api('/get_comment', { file_guid })
    expect([data.length, total]).toEqual([31, 31])
  })

  it('are shown at once to everybody who has the document open', async () => {
    const { ann, ben, cleo, file_guid } = await shared()
    const [annWatches, cleoWatches] = [await watch(ann, file_guid), await watch(cleo, file_guid)]
    const comment = await ben.api('/add_comment', { file_guid, content: 'Live', node_id: 'n1' })
    for (const client of [annWatches, cleoWatches]) {
      await client.until(() => eventsOf(client).length === 1, 'told')
      expect(eventsOf(client)).toEqual([
        { change: 'added', comment, thread_id: comment.id, node_id: 'n1', node_count: 1 },
      ])
    }
    const next = async (nth: number) => {
      await cleoWatches.until(() => eventsOf(cleoWatches).length > nth, 'told')
      return eventsOf(cleoWatches)[nth]
    }
    const edited = await ben.api('/edit_comment', { comment_id: comment.id, content: 'Lively' })
    expect(await next(1)).toMatchObject({ change: 'edited', comment: edited })
    await ann.api('/resolve_comment', { comment_id: comment.id })
    expect(await next(2)).toMatchObject({ change: 'resolved', resolved_by: { user_id: ann.id }, node_count: 0 })
    const answer = await ben.api('/add_comment', { file_guid, content: 'Open again', reply_to: comment.id })
    expect(await next(3)).toMatchObject({
      change: 'added',
      comment: { id: answer.id, resolved_at: null },
      node_count: 2,
    })
    await ben.api('/delete_comment', { comment_id: comment.id })
    expect(await next(4)).toMatchObject({
      change: 'deleted',
      id: comment.id,
      comment: { is_deleted: true },
      node_count: 1,
    })
    await ben.api('/delete_comment', { comment_id: answer.id })
    expect(await next(5)).toMatchObject({ change: 'deleted', id: answer.id, comment: null, node_count: 0 })
    await Promise.all([annWatches.close(), cleoWatches.close()])
  })

  it('stay with the file in the trash, go with it for good, and are never copied', async () => {
    const { ann, ben, file_guid } = await shared()
    const { id } = await ben.api('/add_comment', { file_guid, content: 'Stays', mentions: [ann.id] })
    await ann.api('/update_read', { file_guid })
    const [copy] = (await ann.api('/cp', { file_guids: file_guid })).files
    expect(await saidIn(ann.api, copy?.file_guid as string)).toEqual([])
    await ann.api('/rm', { file_guids: file_guid })
    await expect(ben.api('/get_comment', { file_guid })).rejects.toMatchObject(refused)
    await expect(ben.api('/delete_comment', { comment_id: id })).rejects.toMatchObject(refused)
    await ann.api('/revert', { file_guids: file_guid })
    expect(await saidIn(ben.api, file_guid)).toEqual(['Stays'])
    await ann.api('/rm', { file_guids: file_guid })
    await ann.api('/clear', { file_guids: file_guid })
    await expect.poll(() => store.rowsNaming(file_guid)).toEqual([])
    expect(await store.rowsNaming(id)).toEqual([])
  })

  it('are about documents, not folders', async () => {
    const { api } = await store.newPerson()
    const { file_guid } = await api('/mkdir', { dir_name: 'Folder' })
    await expect(api('/add_comment', { file_guid, content: 'x' })).rejects.toMatchObject(refused)
    await expect(api('/get_comment', { file_guid })).rejects.toMatchObject(refused)
  })
})
