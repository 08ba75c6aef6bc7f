import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'

const patience = { timeout: 10_000 }

const persist = vi.fn(async () => false)

beforeEach(() => {
  vi.resetModules()
  persist.mockClear()
  vi.stubGlobal('navigator', { storage: { persist } })
})

test('once a draft is kept, and once only', async () => {
  const { createDraft, listDrafts } = await import('../drafts/drafts.ts')
  await listDrafts()
  expect(persist).not.toHaveBeenCalled()
  await createDraft({ text: 'Main topic' })
  await createDraft({ text: 'Main topic' })
  expect(persist).toHaveBeenCalledTimes(1)
})

test('once a document is kept, not while it is only read', async () => {
  const { LocalUpdateStore } = await import('../sync/storage/local-update-store.ts')
  const { localDatabase } = await import('../sync/storage/local-database.ts')
  const { updateStore } = await import('../sync/storage/update-rows.ts')
  const doc = new Y.Doc()
  const keeper = new LocalUpdateStore({
    database: localDatabase('lasting', [updateStore]),
    id: 'd',
    doc,
    alongside: { stores: [], write: async () => true },
    onKept: () => undefined,
    onStorage: () => undefined,
    onEvicted: () => undefined,
  })
  await keeper.load('loaded', async () => undefined)
  expect(persist).not.toHaveBeenCalled()
  doc.getMap('m').set('a', 1)
  keeper.keep(Y.encodeStateAsUpdate(doc), 1)
  await keeper.idle()
  expect(persist).toHaveBeenCalledTimes(1)
  await keeper.close()
})

test('a browser that cannot, or does not answer, is no trouble', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { askToLast } = await import('./ask-to-last.ts')
  vi.stubGlobal('navigator', {})
  askToLast()
  persist.mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('navigator', { storage: { persist } })
  askToLast()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), patience)
})
