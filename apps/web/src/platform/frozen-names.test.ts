import 'fake-indexeddb/auto'
import { globSync, readFileSync } from 'node:fs'
import { clientMessage, closeCodes, refusalReason, serverMessage, type User } from '@ramify/contract'
import { expect, test, vi } from 'vitest'
import { expectFrozen } from '../../../../tests/compat/expect-frozen.ts'
import type { LiveEvent } from './sync/live-document.ts'

// Names that other tabs, browsers with pending edits and installed apps know. What is found out here is what the code really uses:
// every place that stores or sends something runs once.

const localKeys =
  `ramify.agreed ramify.app-banner ramify.away ramify.code ramify.colours ramify.comments.drafts ramify.comments.guest ramify.corp-id ramify.export ramify.grid ramify.guest ramify.guest-token ramify.hint ramify.language
  ramify.nav ramify.open-folders ramify.outline.guided ramify.outline.notes ramify.overview ramify.page-breaks ramify.palette.hidden ramify.palette.recent ramify.palette.unfolded ramify.panel ramify.panel.narrow ramify.pending-share ramify.picture-size
  ramify.recent-actions ramify.rulers ramify.settings ramify.snap ramify.start-panel ramify.start-panel.narrow ramify.theme ramify.token ramify.unended-sessions ramify.upgrade-reason ramify.user
  ramify.way`.split(/\s+/)
/** For one tab, and for as long as somebody signs in. */
const tabKeys = ['ramify.pending-join', 'ramify.share-password.', 'ramify.update-tip']
/** Those of a person or a build begin like this. */
const cacheNames = ['ramify.shell.', 'ramify.fonts', 'ramify.pictures.', 'ramify.incoming']
const channelNames = ['ramify.drafts', 'ramify.draft.']
const databaseNames = ['ramify.guest', 'ramify.person.', 'ramify.visits.', 'ramify.imports']
const lockNames = ['ramify.claim']

/** Databases with their versions, stores, and what the keys and the records in them are made of. */
const stored =
  `ramify.imports@1 ramify.imports/files ramify.imports/files:text ramify.imports/files.id ramify.imports/files.name ramify.imports/files.bytes
  ramify.imports/files.milliseconds ramify.imports/files.documents ramify.imports/documents ramify.imports/documents:text ramify.imports/documents=text
  ramify.guest@2 ramify.guest/drafts ramify.guest/drafts:text ramify.guest/drafts.id ramify.guest/drafts.number
  ramify.guest/drafts.name ramify.guest/drafts.created ramify.guest/drafts.edited ramify.guest/drafts.claim
  ramify.guest/numbers ramify.guest/numbers:drafts ramify.guest/numbers:guest ramify.guest/numbers=number
  ramify.guest/pictures ramify.guest/pictures:text,text ramify.guest/pictures.bytes ramify.guest/pictures.type ramify.guest/pictures.name
  ramify.guest/updates ramify.guest/updates:text,text,number ramify.guest/updates=Uint8Array
  ramify.person.ann@1 ramify.person.ann/copies ramify.person.ann/copies:text ramify.person.ann/copies.id
  ramify.person.ann/copies.fileId ramify.person.ann/copies.reason ramify.person.ann/copies.content ramify.person.ann/copies.state
  ramify.person.ann/copies.made ramify.person.ann/copies.hash ramify.person.ann/flags ramify.person.ann/flags:left
  ramify.person.ann/flags=boolean ramify.person.ann/pending ramify.person.ann/pending:text,text ramify.person.ann/pending=number
  ramify.person.ann/rights ramify.person.ann/rights:text ramify.person.ann/rights.edit ramify.person.ann/rights.nodes
  ramify.person.ann/rights.name ramify.person.ann/rights.opened ramify.person.ann/rights.kind ramify.person.ann/copies.kind
  ramify.person.ann/updates
  ramify.person.ann/updates:text,text,number ramify.person.ann/updates=Uint8Array`.split(/\s+/)

const usedKeys = new Set<string>()
const local = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => usedKeys.add(key) && (local.get(key) ?? null),
  setItem: (key: string, value: string) => usedKeys.add(key) && local.set(key, value),
  removeItem: (key: string) => usedKeys.add(key) && local.delete(key),
})
const media = { matches: false, addEventListener: () => undefined }
/** Narrow windows remember other things than wide ones; on phones nothing is remembered of panels. */
vi.stubGlobal('matchMedia', (query: string) => (query.includes('719.98') ? { ...media, matches: false } : media))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('location', {
  pathname: '/',
  search: '',
  hash: '',
  origin: 'https://ramify.example',
  href: 'https://ramify.example/',
})
vi.stubGlobal('document', {
  documentElement: { dataset: {}, lang: '' },
  querySelector: () => null,
  addEventListener: () => undefined,
  visibilityState: 'visible',
})
const usedLocks: string[] = []
vi.stubGlobal('navigator', {
  languages: ['en'],
  onLine: true,
  locks: {
    request: (name: string, work: () => unknown) => {
      usedLocks.push(name)
      return work()
    },
  },
})
const usedCaches: string[] = []
vi.stubGlobal('caches', {
  open: async (name: string) => {
    usedCaches.push(name)
    const nothing = async () => undefined
    return { addAll: nothing, put: nothing, match: nothing, keys: async () => [] }
  },
  match: async () => undefined,
  delete: async () => true,
})
const posted: [channel: string, message: unknown][] = []
vi.stubGlobal(
  'BroadcastChannel',
  class {
    readonly #name: string
    constructor(name: string) {
      this.#name = name
    }
    postMessage(message: unknown) {
      posted.push([this.#name, message])
    }
    close = () => undefined
  },
)
vi.stubGlobal('fetch', async (address: unknown) =>
  address === '/' ? new Response('<meta name="version" content="v1">') : Response.json({}),
)

const ann = { user_id: 'ann', nickname: 'Ann' } as User

test('keys of local storage', async () => {
  const { dropSession, startSession } = await import('./session/session-store.ts')
  startSession('token', ann)
  startSession('token', { ...ann, user_id: 'ben' })
  dropSession()
  ;(await import('./session/kept-settings.ts')).forgetSettings()
  ;(await import('./session/guest-mark.ts')).markGuest(true)
  ;(await import('./session/guest-token.ts')).forgetGuestToken()
  ;(await import('../features/sharing/saving/pending-save.ts')).takePendingSave()
  void (await import('./session/end-session.ts')).endSession('token')
  ;(await import('./session/provider-return.ts')).rememberLeaving('state')
  ;(await import('./session/upgrade-reason.ts')).keepUpgradeReason('reason')
  ;(await import('./theme/theme.ts')).changeTheme('dark')
  await (await import('./i18n/language.ts')).startLanguage()
  await import('../editor/views/overview/overview-shown.ts')
  await import('../editor/flowchart/arranging/snap-settings.ts')
  await import('../editor/flowchart/palette/palette-state.ts')
  const { isStartPanelOpen } = await import('../editor/core/panels/start-panel.ts')
  await import('../editor/input/pictures/preset.ts')
  ;(await import('../editor/views/colors/recent-colors.ts')).recentColors()
  const { isPanelRemembered } = await import('../editor/core/panels/open-panel.ts')
  media.matches = true
  isPanelRemembered()
  isStartPanelOpen.set(!isStartPanelOpen.get())
  await import('../editor/mindmap/outline/outline-notes.ts')
  const { rememberGuided } = await import('../editor/mindmap/outline/outline-guided.ts')
  rememberGuided('map')
  ;(await import('../features/comments/model/guest-key.ts')).guestKey()
  await import('../shells/desktop/nav-state.ts')
  ;(await import('../features/palette/palette-state.ts')).recentActions()
  await import('../features/document/guide/key-hint.ts')
  await import('../features/files/folders/open-folders.ts')
  await import('../features/accounts/entry/contact/code-clock.ts')
  ;(await import('../features/accounts/entry/form/use-agreement.ts')).hasAgreed()
  ;(await import('../features/exports/formats/export-options.ts')).lastOptions()
  ;(await import('../features/accounts/entry/ways.ts')).rememberedWay()
  ;(await import('../features/apps/banner-away.ts')).isBannerAway()
  ;(await import('./workchat/corp-id.ts')).corpId()
  expectFrozen(usedKeys, localKeys)
  expect([...local.keys()]).toEqual(expect.arrayContaining(['ramify.guest', 'ramify.theme']))
})

test('databases, stores and records', async () => {
  const { FakeServer } = await import('./sync/testing/fake-server.ts')
  const { writeTopic } = await import('./sync/testing/write-topic.ts')
  const { cacheName, cacheOpened, leave, listCopies, openLive } = await import('./sync/index.ts')
  const { createDraft, guestNumber } = await import('./drafts/index.ts')
  const { keepPicture } = await import('./drafts/draft-pictures.ts')
  const server = new FakeServer()
  server.addFile('file')
  const open = () => openLive({ fileId: 'file', token: 't', personId: 'ann', url: 'http://server' }, server.ports)
  const live = open()
  await live.ready
  await vi.waitFor(() => expect(live.saveState.get()).toBe('saved'))
  server.refuses = 'limit'
  writeTopic(live.doc.get(), 'refused')
  await vi.waitFor(async () => expect(await listCopies('ann')).toHaveLength(1))
  await vi.waitFor(() => expect(live.saveState.get()).toBe('saved'))
  server.refuses = null
  server.cut()
  writeTopic(live.doc.get(), 'pending')
  await cacheName('ann', 'file', 'Plan')
  await cacheOpened('ann', 'file')
  await vi.waitFor(() => expect(live.saveState.get()).toBe('offline'))
  await live.close()
  await leave('ann')
  const { id } = await createDraft({ text: 'Draft' }, 'Draft')
  await guestNumber()
  await keepPicture(id, 'picture', { bytes: new ArrayBuffer(1), type: 'image/png' })
  await keepPicture(id, 'attached', { bytes: new ArrayBuffer(1), type: 'application/octet-stream', name: 'a.txt' })

  const { keepImportedFile } = await import('./imports/imported-files.ts')
  const address = { kind: 'draft', id } as const
  const documents = [{ address, kind: 'mindmap', name: 'Draft', rows: [] }] as const
  await keepImportedFile({ id: 'import', name: 'a.xmind', bytes: 1, milliseconds: 1, documents })

  const found = new Set<string>()
  for (const { name = '', version } of await indexedDB.databases()) {
    found.add(`${name}@${version}`)
    const database = await answer(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      found.add(`${name}/${store}`)
      const source = database.transaction(store).objectStore(store)
      // Keys stand beside the records, and nothing is indexed.
      expect([source.keyPath, source.autoIncrement, source.indexNames.length]).toEqual([null, false, 0])
      for (const key of await answer(source.getAllKeys())) {
        const isName = store === 'flags' || store === 'numbers'
        found.add(`${name}/${store}:${isName ? key : [key].flat().map(kindOf)}`)
      }
      for (const value of await answer(source.getAll())) {
        if (kindOf(value) !== 'Object') found.add(`${name}/${store}=${kindOf(value)}`)
        else for (const field of Object.keys(value)) found.add(`${name}/${store}.${field}`)
      }
    }
    database.close()
  }
  expectFrozen(found, stored)
})

test('channels, what is posted there, and locks', async () => {
  const { claimAll, createDraft, openDraft, removeDraft } = await import('./drafts/index.ts')
  const { writeTopic } = await import('./sync/testing/write-topic.ts')
  posted.length = 0
  const { id } = await createDraft({ text: 'Draft' }, 'Draft')
  const draft = openDraft(id)
  await draft.ready
  writeTopic(draft.doc.get(), 'one')
  await draft.close()
  await removeDraft(id)
  const bytes = expect.any(Uint8Array)
  const own = `ramify.draft.${id}`
  expect(posted).toContainEqual(['ramify.drafts', null])
  expect(posted).toContainEqual([own, { type: 'hello', vector: bytes }])
  expect(posted).toContainEqual([own, { type: 'update', update: bytes }])
  expect(posted).toContainEqual([own, { type: 'news', news: { type: 'gone' } }])
  expectFrozen(
    posted.map(([name]) => name.replace(id, '')),
    channelNames,
  )
  const client = () => Promise.reject(new Error('There is nothing to move'))
  await claimAll({ client, token: 't', personId: 'nobody', nameOf: () => '' })
  expectFrozen(usedLocks, lockNames)
})

test('caches', async () => {
  const { startSession } = await import('./session/session-store.ts')
  startSession('token', ann)
  const { openAssets } = await import('./assets/assets.ts')
  await openAssets('file').url('picture')
  const { answerFile, keepBuild } = await import('../offline/worker/shell.ts')
  await keepBuild({ version: 'v1', files: [] })
  await answerFile(new Request('https://ramify.example/assets/a.woff2'))
  const { keepShared } = await import('../offline/worker/share-target.ts')
  vi.stubGlobal('self', { location })
  await keepShared(new Request('https://ramify.example/share-target', { method: 'POST', body: 'a' }))
  expectFrozen(
    usedCaches.map((name) => name.replace(/\.(v1|ann)$/, '.')),
    cacheNames,
  )
})

test('messages and close codes of live editing', async () => {
  const at = { selection: [{ type: 'node', id: 'n' }], cursor: { x: 1, y: 2 }, view: null, typing: null }
  const ben = { id: 'tab', person: { id: 'p', name: 'Ben', avatar: null }, color: 1, since: 0, ...at }
  const messages = [
    { type: 'marked', number: 1 },
    ...['rights', 'limit', 'size'].map((reason) => ({ type: 'refused', reason })),
    { type: 'rights', edit: true, nodes: null },
    { type: 'renamed', name: 'Plan' },
    ...['turns', 'together', null].map((mode) => ({ type: 'turn', mode, holder: null })),
    { type: 'requests', requests: [{ user_id: 'ann', nickname: 'Ann', asked_at: 1 }] },
    { type: 'answered', accepted: true },
    { type: 'members' },
    { type: 'comment', event: { change: 'cleared' } },
    { type: 'people', you: 'tab', people: [ben], watching: 0 },
    { type: 'presence', people: [{ id: 'tab', cursor: null }], left: ['other'], watching: 1 },
    { type: 'summoned', by: 'tab' },
  ]
  for (const message of messages) expect(serverMessage.parse(message)).toEqual(message)
  expectFrozen(
    serverMessage.options.map(({ shape }) => shape.type.value),
    [
      'marked',
      'refused',
      'rights',
      'renamed',
      'turn',
      'requests',
      'answered',
      'members',
      'comment',
      'people',
      'presence',
      'summoned',
    ],
  )
  expectFrozen(refusalReason.options, ['rights', 'limit', 'size'])
  for (const said of [{ type: 'mark', number: 1 }, { type: 'presence', shown: true, ...at }, { type: 'summon' }])
    expect(clientMessage.parse(said)).toEqual(said)
  expectFrozen(Object.values(closeCodes).map(String), [
    '4401',
    '4403',
    '4404',
    '4409',
    '4410',
    '4413',
    '4426',
    '4428',
    '4429',
  ])
  const { collabUrl } = await import('./sync/connection/ports.ts')
  expect(collabUrl('https://ramify.example')).toMatch(/^wss:\/\/ramify\.example\/collab\?schema=\d+$/)

  const { FakeServer } = await import('./sync/testing/fake-server.ts')
  const { openLive } = await import('./sync/index.ts')
  for (const [code, event] of [
    [4401, 'sessionOver'],
    [4403, 'gone'],
    [4426, 'update'],
    [4413, 'tooMuchOpen'],
  ] as const) {
    const server = new FakeServer()
    server.addFile('file')
    const live = openLive(
      { fileId: 'file', token: 't', personId: `closed ${code}`, url: 'http://server' },
      server.ports,
    )
    const seen: LiveEvent['type'][] = []
    live.events.on(({ type }) => seen.push(type))
    await live.ready
    server.sendAway(code)
    await vi.waitFor(() => expect(seen).toContain(event))
    await live.close()
  }
})

test('there are no other names: whoever adds one adds it above', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'public/*.js'], { cwd: web }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(new URL(file, `file://${web}/`), 'utf8').matchAll(/['"`](ramify\.[\w.-]*)/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  // `ramify.` alone is the type of a key.
  const known = [...localKeys, ...tabKeys, ...cacheNames, ...channelNames, ...databaseNames, ...lockNames, 'ramify.']
  expectFrozen(named, known)
})

const web = new URL('../../', import.meta.url).pathname.replace(/\/$/, '')

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text'
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
