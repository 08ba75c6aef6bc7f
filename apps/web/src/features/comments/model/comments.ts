import { CallError, type Client, type CommentEvent, type Data, type ListedComment } from '@ramify/contract'
import { createStore, mappedStore, type ReadStore } from '../../../platform/store.ts'
import { afterEvent, type CommentList, withComments } from './comment-list.ts'
import { deleteLater } from './delete-later.ts'
import { guestKey } from './guest-key.ts'

/** Who reads and writes: a person, or a guest, whose sessions do not last. */
export type Commenter = { mode: 'person'; personId: string } | { mode: 'guest' }

interface Options {
  fileId: string
  who: Commenter
  call: Client
  /** What the document's socket tells. Without it nothing is shown before it is asked for. */
  live?: CommentSource
  /** Where others find a comment. */
  addressOf: (commentId: string) => string
}

/** An open document, as far as comments come with it. */
export interface CommentSource {
  readonly isUp: ReadStore<boolean>
  readonly events: { on: (listener: (event: { type: string; event?: Record<string, unknown> }) => void) => () => void }
}

type Page = Data<'/get_comment'>
export type MentionedPerson = Data<'/get_mention_list'>['people'][number]

export interface NewComment {
  content: string
  nodeId: string | null
  /** The thread that it answers; null: it begins one. */
  threadId: string | null
  mentions: readonly MentionedPerson[]
}

/** Written, and not on the server yet. */
export interface UnsentComment extends NewComment {
  readonly key: string
  readonly at: number
  /** `waiting`: for a connection. */
  readonly state: 'sending' | 'waiting' | 'failed'
  readonly error: unknown
}

export interface CommentsState {
  /** Undefined until they were asked for. */
  readonly list: CommentList | undefined
  readonly error: unknown
  readonly hasEarlier: boolean
  /** Topics whose comments were asked for by themselves, and how far. */
  readonly topics: ReadonlyMap<string, { readonly pages: number; readonly hasEarlier: boolean }>
  readonly may: Page['may']
  /** The number that a guest comments under. */
  readonly guest: number | null
  readonly unsent: readonly UnsentComment[]
  /** Deleted here, and at the server when it cannot be undone any more. */
  readonly hidden: ReadonlySet<string>
}

export type Comments = ReturnType<typeof createComments>

const nothing: CommentsState = {
  ...{ list: undefined, error: null, hasEarlier: false, topics: new Map(), guest: null, unsent: [], hidden: new Set() },
  may: { comment: false, resolve: false, mention: false, manage: false },
}
const pageSize = 100

/** What is said about one document: as far as it is known here, and kept up with what others say. */
export function createComments({ fileId, who, call, live, addressOf }: Options) {
  const state = createStore(nothing)
  /** Of all comments, also those that were not asked for. Null is the whole document. */
  const nodes = createStore<ReadonlyMap<string | null, { count: number; unread: number }>>(new Map())
  const unread = createStore(0)
  const news = createStore<ListedComment | null>(null)
  const guest = () => (who.mode === 'guest' ? { guest_key: guestKey() } : {})
  const change = (changes: Partial<CommentsState>) => state.set({ ...state.get(), ...changes })
  const isOwn = ({ user_id }: { user_id: string | null }) => who.mode === 'person' && user_id === who.personId
  let pages = 0

  const ask = (current_page: number, node_id: string | null = null) =>
    call('/get_comment', { file_guid: fileId, current_page, page_size: pageSize, node_id, ...guest() })

  const hasMore = ({ current_page, page_size, total }: Page) => current_page * page_size < total

  const take = (page: Page, before: CommentList) => {
    pages = page.current_page
    unread.set(page.unread)
    change({
      list: withComments(before, page.data),
      error: null,
      hasEarlier: hasMore(page),
      may: page.may,
      guest: page.guest,
    })
  }

  const load = async () => {
    try {
      take(await ask(1), [])
      change({ topics: new Map() })
    } catch (error) {
      change({ error })
    }
  }

  const countAll = async () => {
    const read = await call('/get_read', { file_guid: fileId })
    unread.set(read.unread)
    nodes.set(new Map(read.nodes.map(({ node_id, ...counts }) => [node_id, counts])))
  }

  /** Without a socket nobody tells the new number of a topic. */
  const countUnlessTold = () => {
    if (!live?.isUp.get()) countAll().catch(() => undefined) // asked again when the connection comes back
  }

  /** Nobody tells of what happened while the connection was away. */
  const askAgain = () => {
    countAll().catch(() => undefined) // asked again when the connection comes back
    if (state.get().list) void load()
    for (const { key, state: how } of state.get().unsent) if (how === 'waiting') void deliver(key)
  }

  const hear = (event: CommentEvent) => {
    if (event.change === 'cleared') return askAgain()
    const known = nodes.get().get(event.node_id)
    const isNew = event.change === 'added' && !isOwn(event.comment) && !isKnown(event.comment.id)
    const counts = new Map(nodes.get())
    counts.set(event.node_id, { count: event.node_count, unread: (known?.unread ?? 0) + (isNew ? 1 : 0) })
    nodes.set(counts)
    const { list } = state.get()
    if (list) change({ list: afterEvent(list, event, isOwn) })
    if (!isNew) return
    unread.set(unread.get() + 1)
    news.set({ ...event.comment, own: false, unread: true })
  }

  const isKnown = (id: string) => state.get().list?.some((comment) => comment.id === id) ?? false

  const setUnsent = (key: string, changes: Partial<UnsentComment> | null) =>
    change({
      unsent: state
        .get()
        .unsent.flatMap((each) => (each.key !== key ? each : changes === null ? [] : { ...each, ...changes })),
    })

  const deliver = async (key: string): Promise<void> => {
    const comment = state.get().unsent.find((each) => each.key === key)
    if (!comment) return
    setUnsent(key, { state: 'sending' })
    try {
      const written = await call('/add_comment', {
        file_guid: fileId,
        content: comment.content,
        node_id: comment.nodeId,
        reply_to: comment.threadId,
        mentions: comment.mentions.map(({ user_id }) => user_id),
        idempotency_key: key,
        ...guest(),
      })
      setUnsent(key, null)
      const list = withComments(state.get().list ?? [], [{ ...written, own: true, unread: false }])
      change({ list, ...(who.mode === 'guest' && { guest: written.guest }) })
      countUnlessTold()
    } catch (error) {
      // What never arrived may arrive; what was refused is not sent again by itself.
      const isLost = error instanceof CallError && error.errno === null
      setUnsent(key, { state: isLost ? 'waiting' : 'failed', error })
    }
  }

  return {
    fileId,
    who,
    addressOf,
    state: state as ReadStore<CommentsState>,
    unread: unread as ReadStore<number>,
    /** The last comment of somebody else that came while the document was open. */
    news: news as ReadStore<ListedComment | null>,
    /** How many comments topics have. */
    counts: mappedStore(nodes, (all) => topicsWith(all, ({ count }) => count)),
    /** And those of which not all have been read. */
    unreadTopics: mappedStore(nodes, (all) => new Set(topicsWith(all, ({ unread: those }) => those).keys())),

    /** Gives back how to stop. */
    start: (): (() => void) => {
      askAgain()
      if (!live) return () => undefined
      const stops = [
        live.events.on((event) => {
          if (event.type === 'comment') hear(event.event as unknown as CommentEvent)
        }),
        live.isUp.subscribe(() => {
          if (live.isUp.get()) askAgain()
        }),
      ]
      return () => stops.forEach((stop) => void stop())
    },
    load,
    /** The next page of all comments, or of those of a topic. */
    loadEarlier: async (topic: string | null): Promise<void> => {
      if (topic === null) return take(await ask(pages + 1), state.get().list ?? [])
      const page = await ask((state.get().topics.get(topic)?.pages ?? 0) + 1, topic)
      const { list, topics } = state.get()
      const known = { pages: page.current_page, hasEarlier: hasMore(page) }
      change({ list: withComments(list ?? [], page.data), topics: new Map([...topics, [topic, known]]) })
    },

    send: (comment: NewComment): Promise<void> => {
      const key = crypto.randomUUID()
      change({ unsent: [...state.get().unsent, { ...comment, key, at: Date.now(), state: 'sending', error: null }] })
      return deliver(key)
    },
    sendAgain: deliver,
    discard: (key: string) => setUnsent(key, null),

    edit: async (id: string, content: string, mentions: readonly MentionedPerson[]): Promise<void> => {
      const ids = mentions.map(({ user_id }) => user_id)
      const edited = await call('/edit_comment', { comment_id: id, content, mentions: ids, ...guest() })
      change({ list: state.get().list?.map((known) => (known.id === id ? { ...known, ...edited } : known)) })
    },

    remove: (id: string): void => {
      change({ hidden: new Set([...state.get().hidden, id]) })
      const show = () => change({ hidden: new Set([...state.get().hidden].filter((each) => each !== id)) })
      deleteLater(id, {
        undo: show,
        act: async () => {
          await call('/delete_comment', { comment_id: id, ...guest() })
          await Promise.all([load(), countAll()])
          show()
        },
        failed: show,
      })
    },

    removeGuest: async (number: number): Promise<void> => {
      await call('/delete_guest_comments', { file_guid: fileId, guest: number })
      await Promise.all([load(), countAll()])
    },

    resolve: async (threadId: string, resolved: boolean): Promise<void> => {
      const told = await call('/resolve_comment', { comment_id: threadId, resolved })
      const { list } = state.get()
      change({ list: list?.map((known) => (known.thread_id === threadId ? { ...known, ...told } : known)) })
      countUnlessTold()
    },

    /** Everything that is there has been seen. */
    markRead: async (): Promise<void> => {
      if (who.mode === 'guest' || unread.get() === 0) return
      await call('/update_read', { file_guid: fileId })
      unread.set(0)
      nodes.set(new Map([...nodes.get()].map(([id, { count }]) => [id, { count, unread: 0 }])))
      change({ list: state.get().list?.map((known) => (known.unread ? { ...known, unread: false } : known)) })
    },

    people: async (): Promise<readonly MentionedPerson[]> =>
      state.get().may.mention ? (await call('/get_mention_list', { file_guid: fileId })).people : [],
  }
}

/** Of nodes that have some. */
function topicsWith<Counts>(all: ReadonlyMap<string | null, Counts>, of: (counts: Counts) => number) {
  const found = new Map<string, number>()
  for (const [id, counts] of all) if (id !== null && of(counts) > 0) found.set(id, of(counts))
  return found
}
