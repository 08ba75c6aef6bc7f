import { defaultPersonSettings } from '@ramify/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const brand = { isTracking: true }
vi.mock('../brand/brand.ts', () => ({ brand }))
vi.mock('../i18n/language.ts', () => ({ currentTranslator: () => ({ language: 'zh' }) }))
const person = { usage_events: 1 }
vi.mock('../session/settings.ts', () => ({ settings: { get: () => ({ ...defaultPersonSettings, ...person }) } }))
vi.stubGlobal('location', { host: 'maps.example' })
const navigator = { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0' }
vi.stubGlobal('navigator', navigator)

const { trackLimit, trackUse } = await import('./track.ts')

let sent: { query: Record<string, string>; init: RequestInit }[]
let fails = false
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  fails = false
  Object.assign(brand, { isTracking: true })
  Object.assign(person, { usage_events: 1 })
  Object.assign(navigator, { globalPrivacyControl: false })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [path, query] = address.split('?')
    expect(path).toBe('/api/tracking')
    sent.push({ query: Object.fromEntries(new URLSearchParams(query)), init })
    if (fails) throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.useRealTimers())

test('what was done goes out a tenth of a second later, and once more by host, without a word of who did it', () => {
  trackUse('export_file', { format: 'pdf' })
  vi.advanceTimersByTime(99)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  const said = { source: 'web', lang: 'zh', browser: 'edge' }
  expect(sent.map(({ query }) => query)).toEqual([
    { ...said, event: 'use', reason: 'export_file', extras: '{"format":"pdf"}' },
    { ...said, event: 'log', host: 'maps.example', key: 'export_file' },
  ])
  for (const { init } of sent) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(init).not.toHaveProperty('headers')
    expect(init.method ?? 'GET').toBe('GET')
  }
})

test('codes of reasons go out by their names, and others not at all', () => {
  trackLimit('rs026')
  trackLimit('toString')
  vi.runAllTimers()
  expect(sent.map(({ query }) => query.reason ?? query.key)).toEqual(['node_num_limit', 'node_num_limit'])
})

test('nobody hears of it when it does not arrive, and it is given up after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  fails = true
  trackUse('new_file')
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(2)
  expect(timeout).toHaveBeenCalledWith(5_000)
})

test.each([
  ['the server does not want to know', () => Object.assign(brand, { isTracking: false })],
  ['the person has refused', () => Object.assign(person, { usage_events: 0 })],
  ['the browser refuses for its person', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('nothing goes out where %s', (_why, refuse) => {
  trackUse('new_file')
  refuse()
  trackUse('new_file')
  vi.runAllTimers()
  const isKnownAtOnce = !brand.isTracking
  expect(sent).toHaveLength(isKnownAtOnce ? 2 : 0)
})
