import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExportFormat } from '../formats/export-format.ts'
import type { ExportOrder } from './render-in-page.ts'

const world = vi.hoisted(() => ({ token: 't' as string | null, online: true, failure: null as unknown }))
vi.stubGlobal('navigator', {
  get onLine() {
    return world.online
  },
})
vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => world.token }))
vi.mock('./render-in-page.ts', () => ({ renderInPage: async () => 'page' }))
vi.mock('./render-on-server.ts', () => ({
  renderOnServer: async () => {
    if (world.failure) throw world.failure
    return 'server'
  },
}))
const { renderExport } = await import('./render-export.ts')

beforeEach(() => Object.assign(world, { token: 't', online: true, failure: null }))

const order = (isDrawn: boolean, fileId: string | null): ExportOrder => ({
  source: { kind: 'mindmap', name: 'Plan', fileId, whenSaved: async () => undefined, read: () => Promise.reject() },
  format: { isDrawn } as ExportFormat,
  settings: {},
  signal: new AbortController().signal,
  onProgress: () => undefined,
})

test('the server draws the documents of an account; drafts and data formats are made in the page', async () => {
  expect(await renderExport(order(true, 'file'))).toBe('server')
  expect(await renderExport(order(false, 'file'))).toBe('page')
  expect(await renderExport(order(true, null))).toBe('page')
  world.token = null
  expect(await renderExport(order(true, 'file'))).toBe('page')
})

test('without an answer of the server the page draws', async () => {
  world.failure = new CallError(null, { code: '304' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await renderExport(order(true, 'file'))).toBe('page')
  world.failure = null
  world.online = false
  expect(await renderExport(order(true, 'file'))).toBe('page')
})

test('what the server refuses is refused', async () => {
  world.failure = new CallError(-115, { code: 'x-export-vip' })
  await expect(renderExport(order(true, 'file'))).rejects.toBe(world.failure)
})
