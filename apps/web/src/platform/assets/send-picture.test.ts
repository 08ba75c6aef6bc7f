import type { Client } from '@ramify/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../api/patience.ts'
import { sendPicture } from './send-picture.ts'

/** Takes a body and never answers. */
class SilentRequest {
  static readonly all: SilentRequest[] = []
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onabort?: () => void
  onloadend?: () => void
  isAborted = false
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  send(): void {
    SilentRequest.all.push(this)
  }
  abort(): void {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  SilentRequest.all.length = 0
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send(signal = new AbortController().signal) {
  const client = vi.fn(async () => ({ upload_url: '/upload' }))
  const picture = { resource: 'r', body: new Blob(['picture']), type: 'image/png' }
  const sent = sendPicture(client as unknown as Client, 'file', picture, { signal, onProgress: () => undefined })
  return { client, outcome: sent.catch((error: unknown) => error) }
}

test('a server that never answers is given ten seconds, twice, each time by an address of its own', async () => {
  expect(patience.picture).toBe(10_000)
  const { client, outcome } = send()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(SilentRequest.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(SilentRequest.all.map(({ isAborted }) => isAborted)).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toMatchObject({ errno: null, failure: { code: '304' } })
  expect(SilentRequest.all).toHaveLength(2)
  expect(client).toHaveBeenCalledTimes(2)
})

test('as long as more of it goes, nobody gives up', async () => {
  send()
  await vi.advanceTimersByTimeAsync(9_000)
  SilentRequest.all[0]?.upload.onprogress?.({ loaded: 1 })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(SilentRequest.all.map(({ isAborted }) => isAborted)).toEqual([false])
})

test('one that is stopped is not sent again', async () => {
  const stop = new AbortController()
  const { outcome } = send(stop.signal)
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  expect(await outcome).toBe(stop.signal.reason)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(SilentRequest.all).toHaveLength(1)
})
