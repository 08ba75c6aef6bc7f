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
  serveFromServer: async (_order: ExportOrder, name: string) => {
    if (world.failure) throw world.failure
    return `${name} of the server`
  },
}))
vi.mock('./serve-blob.ts', () => ({ serveBlob: async (made: string, name: string) => `${name} of the ${made}` }))
const { renderExport, serveExport } = await import('./render-export.ts')

beforeEach(() => Object.assign(world, { token: 't', online: true, failure: null }))

const order = (isDrawn: boolean, fileId: string | null): ExportOrder => ({
  source: { kind: 'mindmap', name: 'Plan', fileId, whenSaved: async () => undefined, read: () => Promise.reject() },
  format: { isDrawn, extension: 'pdf' } as ExportFormat,
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

test('a shell gets the address of a file, wherever it was made; without an account or a network the file itself', async () => {
  expect(await serveExport(order(true, 'file'), 'Plan')).toBe('Plan of the server')
  expect(await serveExport(order(false, 'file'), 'Plan')).toBe('Plan.pdf of the page')
  vi.spyOn(console, 'warn').mockReturnValue()
  world.failure = new TypeError('Failed to fetch')
  expect(await serveExport(order(true, 'file'), 'Plan')).toBe('Plan.pdf of the page')
  world.failure = new CallError(-115, { code: 'x-export-vip' })
  await expect(serveExport(order(true, 'file'), 'Plan')).rejects.toBe(world.failure)
  Object.assign(world, { failure: null, online: false })
  expect(await serveExport(order(true, 'file'), 'Plan')).toBe('page')
  Object.assign(world, { online: true, token: null })
  expect(await serveExport(order(true, 'file'), 'Plan')).toBe('page')
})
