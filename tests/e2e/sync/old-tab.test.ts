// @module-tag never-retried
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { goOffline, goOnline } from '../../kit/browser/network.ts'
import { frames, readServerFrame } from '../../kit/collab/frames.ts'
import { sharedJourneys } from '../desk/desk-journey.ts'
import { eventually } from '../editor/editor-journey.ts'
import { follow } from '../files/follow.ts'
import { HomePage } from '../pages/home-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

// After an update a tab of the build before may stay open for weeks beside a new one. Here it is a page without the app that
// does what that build did. Every name and shape is written out by hand and says what is out there: none is imported from the
// app, and none is changed to make a test pass.

/** A page of the same browser, playing the earlier build. */
async function openOldTab(context: BrowserContext, address: string): Promise<OldTab> {
  const page = await context.newPage()
  // A page of the origin without scripts.
  await page.goto(`${address}/healthz`)
  return new OldTab(page)
}

interface OldMessage {
  type: string
  [field: string]: unknown
}

declare global {
  interface Window {
    /** In the page that plays the old tab, by their names. */
    oldChannels?: Record<string, { channel: BroadcastChannel; heard: unknown[] }>
    /** Keys of local storage that another tab changed, and their new values. */
    oldStorage?: [string | null, string | null][]
  }
}

class OldTab {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Opens a channel and listens there from now on. */
  listen(channel: string): Promise<void> {
    return this.page.evaluate((name) => {
      const plain = (value: unknown): unknown => {
        if (value instanceof Uint8Array) return { bytes: [...value] }
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
      }
      const opened = { channel: new BroadcastChannel(name), heard: [] as unknown[] }
      opened.channel.onmessage = ({ data }) => opened.heard.push(plain(data))
      window.oldChannels = { ...window.oldChannels, [name]: opened }
    }, channel)
  }

  /** What was heard there, in order; bytes as `{ bytes }`. */
  heard(channel: string): Promise<OldMessage[]> {
    return this.page.evaluate((name) => window.oldChannels?.[name]?.heard as OldMessage[], channel)
  }

  /** `bytes` goes into the message as a Uint8Array under this name. */
  post(channel: string, message: object | null, bytes?: { name: string; value: Uint8Array }): Promise<void> {
    return this.page.evaluate(
      ([name, plain, field, value]) => {
        // What one posts on a channel, it does not hear there itself.
        const opened = window.oldChannels?.[name]?.channel ?? new BroadcastChannel(name)
        opened.postMessage(field === undefined ? plain : { ...plain, [field]: Uint8Array.from(value ?? []) })
      },
      [channel, message, bytes?.name, bytes && [...bytes.value]] as const,
    )
  }

  /** All records of a store of a database of this version, bytes as `{ bytes }`. Fails when the version is a higher one by now. */
  records(database: string, version: number, store: string): Promise<{ key: unknown; value: unknown }[]> {
    return this.page.evaluate(
      async ([name, at, from]) => {
        const answer = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const opened = await answer(indexedDB.open(name, at))
        const source = opened.transaction(from).objectStore(from)
        const [keys, values] = await Promise.all([answer(source.getAllKeys()), answer(source.getAll())])
        opened.close()
        return keys.map((key, nth) => {
          const value = values[nth]
          return { key, value: value instanceof Uint8Array ? { bytes: [...value] } : value }
        })
      },
      [database, version, store] as const,
    )
  }

  /** Puts records under their keys, all in one transaction. */
  put(database: string, version: number, records: readonly OldRecord[]): Promise<void> {
    const plain = records.map(({ value, ...rest }) => ({
      ...rest,
      value: value instanceof Uint8Array ? { bytes: [...value] } : value,
    }))
    return this.page.evaluate(
      async ([name, at, all]) => {
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name, at)
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        await new Promise<void>((resolve, reject) => {
          const transaction = opened.transaction([...new Set(all.map(({ store }) => store))], 'readwrite')
          transaction.oncomplete = () => resolve()
          transaction.onabort = () => reject(transaction.error)
          for (const { store, key, value } of all) {
            const bytes = (value as { bytes?: number[] } | null)?.bytes
            transaction.objectStore(store).put(bytes ? Uint8Array.from(bytes) : value, key as IDBValidKey)
          }
        })
        opened.close()
      },
      [database, version, plain] as const,
    )
  }

  storeNames(database: string, version: number): Promise<string[]> {
    return this.page.evaluate(
      ([name, at]) =>
        new Promise<string[]>((resolve, reject) => {
          const request = indexedDB.open(name, at)
          request.onsuccess = () => {
            resolve([...request.result.objectStoreNames])
            request.result.close()
          }
          request.onerror = () => reject(request.error)
        }),
      [database, version] as const,
    )
  }

  /** Null removes. */
  setLocal(key: string, value: string | null): Promise<void> {
    return this.page.evaluate(
      ([name, to]) => (to === null ? localStorage.removeItem(name) : localStorage.setItem(name, to)),
      [key, value] as const,
    )
  }
}

interface OldRecord {
  store: string
  key: unknown
  value: unknown
}

const updateIn = (value: unknown): Uint8Array => Uint8Array.from((value as { bytes: number[] }).bytes)

/** A document as the earlier build reads it from rows, or from messages. */
function oldDocument(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}

function oldTopics(doc: Y.Doc): string[] {
  const topics = [...doc.getMap<Y.Map<unknown>>('nodes').values()]
  return topics.filter((topic) => topic.get('gone') !== true).map((topic) => String(topic.get('text')))
}

/** Adds a topic as the earlier build writes it; the update that says so. */
function writeOldTopic(doc: Y.Doc, words: string): Uint8Array {
  const before = Y.encodeStateVector(doc)
  doc.transact(() => {
    const topic = new Y.Map<unknown>()
    doc.getMap('nodes').set(`old${doc.clientID}${words.length}`, topic)
    topic.set('gone', false)
    topic.set('created', 1_700_000_000_000)
    topic.set('place', { parent: doc.getMap('meta').get('root'), order: 'z' })
    topic.set('text', new Y.Text(words))
    topic.set('note', new Y.Text())
  })
  return Y.encodeStateAsUpdate(doc, before)
}

function newOldDocument(words: string): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    const meta = doc.getMap('meta')
    for (const [key, value] of Object.entries({
      kind: 'mindmap',
      schema: 1,
      root: 'main',
      layout: 'right',
      theme: 'sky-19',
    }))
      meta.set(key, value)
    const topic = new Y.Map<unknown>()
    doc.getMap('nodes').set('main', topic)
    topic.set('created', 1_700_000_000_000)
    topic.set('place', { parent: null, order: 'V' })
    topic.set('text', new Y.Text(words))
    topic.set('note', new Y.Text())
  })
  return doc
}

describe('a tab of an earlier build beside a new one', () => {
  const journey = sharedJourneys()

  it('has the same drafts: they see each other’s edits, lists and removals, and one of them moves drafts into the account', async () => {
    const person = await journey.newPerson()
    const opened = await journey.guest('/guest')
    const { page, context } = opened
    const map = await journey.newMap(opened)
    await map.write('Main words')
    await map.stored()
    const draftId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const old = await openOldTab(context, journey.server.address)

    // The store.
    expect(await old.storeNames('ramify.guest', 2)).toEqual(['drafts', 'numbers', 'pictures', 'updates'])
    expect(await old.records('ramify.guest', 2, 'numbers')).toEqual([{ key: 'drafts', value: 1 }])
    const time = expect.any(Number)
    const record = { id: draftId, number: 1, name: 'Main words', created: time, edited: time, claim: null }
    // The name follows the main topic.
    await eventually(() => old.records('ramify.guest', 2, 'drafts')).toEqual([{ key: draftId, value: record }])
    const rows = await old.records('ramify.guest', 2, 'updates')
    expect(rows.map(({ key }) => key)).toContainEqual([draftId, 'first', 0])
    for (const { key } of rows) expect(key).toEqual([draftId, expect.any(String), expect.any(Number)])
    expect(oldTopics(oldDocument(rows.map(({ value }) => updateIn(value))))).toEqual(['Main words'])

    // The channel of the draft.
    const channel = `ramify.draft.${draftId}`
    const doc = new Y.Doc()
    const updates = async () => (await old.heard(channel)).map(({ update }) => updateIn(update))
    await old.listen(channel)
    await old.post(channel, { type: 'hello' }, { name: 'vector', value: Y.encodeStateVector(doc) })
    await eventually(() => old.heard(channel)).toEqual([{ type: 'update', update: { bytes: expect.any(Array) } }])
    for (const update of await updates()) Y.applyUpdate(doc, update)
    expect(oldTopics(doc)).toEqual(['Main words'])
    await old.post(channel, { type: 'update' }, { name: 'update', value: writeOldTopic(doc, 'From the old tab') })
    await map.topic('From the old tab').waitFor()
    await map.addChild('From the new tab')
    await eventually(async () => {
      for (const update of await updates()) Y.applyUpdate(doc, update)
      return oldTopics(doc).sort()
    }).toEqual(['From the new tab', 'From the old tab', 'Main words'])
    for (const message of await old.heard(channel)) {
      expect(message).toEqual({ type: 'update', update: { bytes: expect.any(Array) } })
    }

    // The channel of the list.
    await old.listen('ramify.drafts')
    await map.rename('Named anew')
    await eventually(() => old.heard('ramify.drafts')).toEqual([null])
    await map.back.click()
    await page.getByRole('link', { name: 'Named anew', exact: true }).waitFor()
    const second = { id: 'OldDraft0000000000ab', number: 2, name: 'Of the old tab', created: 1, edited: 2, claim: null }
    const start = Y.encodeStateAsUpdate(newOldDocument('Old thought'))
    await old.put('ramify.guest', 2, [
      { store: 'drafts', key: second.id, value: second },
      { store: 'updates', key: [second.id, 'first', 0], value: start },
      { store: 'numbers', key: 'drafts', value: 2 },
    ])
    await old.post('ramify.drafts', null)
    await page.getByRole('link', { name: 'Of the old tab', exact: true }).waitFor()
    await journey.openMap(opened, `/guest/${second.id}`)
    await map.topic('Old thought').waitFor()
    await old.post(`ramify.draft.${second.id}`, { type: 'news', news: { type: 'gone' } })
    await map.topic('Old thought').waitFor({ state: 'detached' })

    // While the old tab moves drafts into the account, the new one waits; then it says where they went.
    await old.page.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request(
            'ramify.claim',
            () =>
              new Promise<void>((release) => {
                addEventListener('release', () => release())
                held()
              }),
          )
        }),
    )
    await follow(page, '/login')
    await new SignInPage(page, journey.english).send(person.email, person.password)
    await eventually(() =>
      old.page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)),
    ).toEqual(['ramify.claim'])
    expect((await person.api('/ls', {})).files).toEqual([])
    await old.page.evaluate(() => dispatchEvent(new Event('release')))
    await page.waitForURL('**/doc/**')
    await map.topic('From the old tab').waitFor()
    const { files } = await person.api('/ls', {})
    expect(files.map(({ file_name }) => file_name).sort()).toEqual(['Named anew', 'Of the old tab'])
    const fileId = files.find(({ file_name }) => file_name === 'Named anew')?.file_guid
    await eventually(async () => (await old.heard(channel)).at(-1)).toEqual({
      type: 'news',
      news: { type: 'claimed', fileId },
    })
    const { user } = await person.api('/user/info', {})
    const claimed = (await old.records('ramify.guest', 2, 'drafts')).find(({ key }) => key === draftId)
    expect(claimed?.value).toMatchObject({ claim: { personId: user.user_id, key: draftId, fileId } })
  })

  it('has the same maps: over the server, and through what either leaves in the browser', async () => {
    const person = await journey.newPerson()
    const { user } = await person.api('/user/info', {})
    const { file_guid: fileId } = await person.api('/touch', { file_name: 'Plan' })
    const { page, context, map } = await journey.atMap(person, fileId)
    await map.saved.waitFor()
    const socket = await openOldSocket(journey.server.address, fileId, person.token)
    expect(socket.told[0]).toEqual({ type: 'rights', edit: true, kind: 0, nodes: expect.any(Number) })

    const change = writeOldTopic(socket.doc, 'From the old tab')
    socket.send(frames.update(fileId, change))
    socket.send(frames.stateless(fileId, '{"type":"mark","number":7}'))
    await map.topic('From the old tab').waitFor()
    await eventually(async () => socket.told).toContainEqual({ type: 'marked', number: 7 })
    await page.keyboard.press('Home')
    await map.addChild('From the new tab')
    await eventually(async () => oldTopics(socket.doc)).toContain('From the new tab')
    await map.rename('Better plan')
    await eventually(async () => socket.told).toContainEqual({ type: 'renamed', name: 'Better plan' })
    await map.saved.waitFor()

    // What the new tab leaves in the browser, the old one can read.
    const old = await openOldTab(context, journey.server.address)
    const database = `ramify.person.${user.user_id}`
    await goOffline(context)
    await map.addSibling('Typed without a network')
    await map.keptHere.waitFor()
    expect(await old.storeNames(database, 1)).toEqual(['copies', 'flags', 'pending', 'rights', 'updates'])
    const pending = await old.records(database, 1, 'pending')
    expect(pending).toEqual([{ key: [fileId, expect.any(String)], value: expect.any(Number) }])
    const rows = await old.records(database, 1, 'updates')
    for (const { key } of rows) expect(key).toEqual([fileId, expect.any(String), expect.any(Number)])
    const kept = oldDocument(rows.map(({ value }) => updateIn(value)))
    expect(oldTopics(kept)).toContain('Typed without a network')
    expect(await old.records(database, 1, 'rights')).toEqual([
      {
        key: fileId,
        value: {
          edit: true,
          kind: 'mindmap',
          nodes: expect.any(Number),
          name: 'Better plan',
          opened: expect.any(Number),
        },
      },
    ])

    // What the old one leaves there, the new one delivers.
    await old.put(database, 1, [
      { store: 'updates', key: [fileId, 'OldWriter1', 1], value: writeOldTopic(kept, 'Left by the old tab') },
      { store: 'pending', key: [fileId, 'OldWriter1'], value: 2 },
    ])
    await goOnline(context)
    await page.reload()
    await map.topic('Left by the old tab').waitFor()
    await map.saved.waitFor()
    await eventually(async () => oldTopics(socket.doc).sort()).toEqual(
      [
        'Central topic',
        'From the new tab',
        'From the old tab',
        'Left by the old tab',
        'Typed without a network',
      ].sort(),
    )
    await eventually(() => old.records(database, 1, 'pending')).toEqual([])
    socket.close()
  })

  it('has the same session and the same looks: signing out in one ends the other', async () => {
    const person = await journey.newPerson()
    const { user } = await person.api('/user/info', {})
    const { file_guid: fileId } = await person.api('/touch', { file_name: 'Plan' })
    const own = await journey.otherSession(person)
    const { page, context, map } = await journey.atMap(own, fileId)
    await map.saved.waitFor()
    const old = await openOldTab(context, journey.server.address)
    const html = (name: string) => page.locator('html').getAttribute(name)

    // What an open app asks the server for, by and by.
    const version = await old.page.evaluate(async () => (await fetch('/version.json')).json())
    expect(version).toEqual({ version: await page.locator('meta[name="version"]').getAttribute('content') })
    const types = await old.page.evaluate(() =>
      Promise.all(
        ['/service-worker.js', '/boot.js', '/manifest.webmanifest', '/licences.json', '/healthz'].map(async (path) => {
          const { headers } = await fetch(path, { method: 'HEAD' })
          return headers.get('content-type')?.replace(/;.*|^\w+\//g, '')
        }),
      ),
    )
    expect(types).toEqual(['javascript', 'javascript', 'manifest+json', 'json', 'json'])

    await old.setLocal('ramify.theme', 'dark')
    await eventually(() => html('data-theme')).toBe('dark')
    await old.setLocal('ramify.language', 'zh')
    await eventually(() => html('lang')).toBe('zh')
    await old.setLocal('ramify.language', 'en')
    await eventually(() => html('lang')).toBe('en')
    const settings = await old.page.evaluate(() => JSON.parse(localStorage.getItem('ramify.settings') ?? 'null'))
    expect(settings).toMatchObject({ whose: user.user_id, settings: { theme: null, sort_by: 'desc', shortcuts: {} } })
    settings.settings.theme = 'light'
    await old.setLocal('ramify.settings', JSON.stringify(settings))
    await eventually(() => html('data-theme')).toBe('light')

    // The old tab signs out, and somebody signs in there.
    const stored = await old.page.evaluate(() => localStorage.getItem('ramify.user'))
    expect(JSON.parse(stored ?? '')).toMatchObject({ user_id: user.user_id, nickname: user.nickname })
    await old.setLocal('ramify.user', null)
    await old.setLocal('ramify.token', null)
    await page.waitForURL('**/login?**')
    await old.setLocal('ramify.user', stored)
    await old.setLocal('ramify.token', own.token)
    await page.waitForURL(`**/doc/${fileId}`)
    await map.ready()
    await map.saved.waitFor()

    // The new tab signs out: the old one is told by the browser, its socket by the server, and what was synced goes.
    const socket = await openOldSocket(journey.server.address, fileId, own.token)
    const database = `ramify.person.${user.user_id}`
    await old.page.evaluate((name) => {
      window.oldStorage = []
      addEventListener('storage', ({ key, newValue }) => window.oldStorage?.push([key, newValue]))
      return new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1)
        request.onsuccess = () => {
          request.result.onversionchange = () => request.result.close()
          resolve()
        }
      })
    }, database)
    await map.back.click()
    await new HomePage(page, journey.english).signOut(user.nickname)
    await page.waitForURL('**/login')
    await eventually(async () => socket.closeCode).toBe(4401)
    await eventually(() => old.page.evaluate(() => window.oldStorage)).toEqual(
      expect.arrayContaining([
        ['ramify.user', null],
        ['ramify.token', null],
      ]),
    )
    await eventually(() =>
      old.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain(database)
  })
})

/** The socket of the earlier build: what it sends and understands, by hand. */
async function openOldSocket(address: string, fileId: string, token: string) {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/collab?schema=1`)
  ws.binaryType = 'arraybuffer'
  const old = {
    doc: new Y.Doc(),
    told: [] as unknown[],
    closeCode: 0,
    send: (frame: Uint8Array<ArrayBuffer>) => ws.send(frame),
    close: () => ws.close(),
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  ws.onopen = () => old.send(frames.authentication(fileId, token))
  ws.onclose = ({ code }) => {
    old.closeCode = code
    reject(new Error(`closed with ${code}`))
  }
  ws.onmessage = ({ data }) => {
    const frame = readServerFrame(new Uint8Array(data as ArrayBuffer))
    if (frame.type === 'authentication') old.send(frames.syncStep1(fileId, Y.encodeStateVector(old.doc)))
    if (frame.type === 'stateless') old.told.push(JSON.parse(frame.payload))
    if (frame.type !== 'sync') return
    if (frame.step === 0) old.send(frames.syncStep2(fileId, Y.encodeStateAsUpdate(old.doc, frame.payload)))
    else Y.applyUpdate(old.doc, frame.payload)
    if (frame.step === 1) resolve()
  }
  await promise
  return old
}
