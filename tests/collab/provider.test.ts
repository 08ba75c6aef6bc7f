import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { closeCodes } from '@ramify/contract'
import { openMap } from '@ramify/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openProviderLink } from '../../apps/web/src/platform/sync/connection/provider-link.ts'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

let house: CollabHouse
beforeAll(async () => {
  house = await CollabHouse.open(engines[0] as EngineUnderTest)
})
afterAll(() => house.close())

it('the provider of Hocuspocus, which the app uses, is understood: sync, marks, presence, being sent away', async () => {
  const ann = await house.newVisitor()
  const fileId = await house.newFile(ann)
  const other = await house.client(ann, fileId).connect()
  const doc = new Y.Doc()
  const said: unknown[] = []
  const codes: number[] = []
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `${house.address.replace('http', 'ws')}/collab?schema=1`,
  })
  const provider = new HocuspocusProvider({
    websocketProvider,
    name: fileId,
    token: ann.token,
    document: doc,
    onStateless: ({ payload }) => said.push(JSON.parse(payload)),
    onClose: ({ event }) => codes.push(event.code),
  })
  provider.attach()
  try {
    await expect.poll(() => provider.isSynced).toBe(true)
    expect(topicsOf(doc)).toEqual(['Root'])
    addTopic(doc, 'by the provider')
    provider.sendStateless(JSON.stringify({ type: 'mark', number: 1 }))
    await expect.poll(() => said).toContainEqual({ type: 'marked', number: 1 })
    expect(said).toContainEqual({ type: 'rights', edit: true, kind: 0, nodes: 10_000 })
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'by the provider'])
    await other.until(() => topicsOf(other.doc).length === 2, 'told')
    provider.setAwarenessField('user', { name: 'Ann' })
    addTopic(other.doc, 'by the other')
    await expect.poll(() => topicsOf(doc)).toContain('by the other')
    await house.sessions.end(ann.personId, ann.sessionId)
    await expect.poll(() => codes).toContain(closeCodes.session)
  } finally {
    provider.destroy()
    websocketProvider.destroy()
  }
})

it('what the app changes at once is one change for the server, before the mark that follows', async () => {
  const ann = await house.newVisitor()
  const fileId = await house.newFile(ann)
  const doc = new Y.Doc()
  const marked: number[] = []
  const synced = Promise.withResolvers<void>()
  const nothing = () => undefined
  const link = openProviderLink(
    { url: `${house.address.replace('http', 'ws')}/collab?schema=1`, fileId, token: ann.token, doc },
    {
      opened: nothing,
      heard: nothing,
      closed: (code) => synced.reject(new Error(`closed with ${code}`)),
      synced: () => synced.resolve(),
      told: (message) => message.type === 'marked' && marked.push(message.number),
    },
  )
  try {
    await synced.promise
    const map = openMap(doc)
    const parent = map.snapshot.root
    map.batch(Array.from({ length: 500 }, (_, nth) => ({ type: 'addChild', parent, text: `topic ${nth}` }) as const))
    link.mark(1)
    await expect.poll(() => marked).toEqual([1])
    expect(topicsOf(await house.stored(fileId))).toHaveLength(501)
    expect(await house.journalRows(fileId)).toBe(1)
  } finally {
    link.end()
  }
})
