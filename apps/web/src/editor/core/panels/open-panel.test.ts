import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A window of this width that remembers this. */
async function openIn(width: number, stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored))
  const watched: { readonly query: string; readonly listener: () => void }[] = []
  let now = width
  const matches = (query: string) => now <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1])
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query)
    },
    addEventListener: (_: string, listener: () => void) => watched.push({ query, listener }),
  }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.resetModules()
  const { openPanel } = await import('./open-panel.ts')
  const resize = (to: number) => {
    const before = watched.map(({ query }) => matches(query))
    now = to
    for (const [nth, { query, listener }] of watched.entries()) if (matches(query) !== before[nth]) listener()
    return openPanel.get()
  }
  return { openPanel, resize }
}

const openAtFirst = async (...where: Parameters<typeof openIn>) => (await openIn(...where)).openPanel.get()

test('begins closed where it would take almost half of the map', async () => {
  expect(await openAtFirst(899)).toBe(null)
  expect(await openAtFirst(900)).toBe('style')
})

test('is as it was left in a window as wide', async () => {
  expect(await openAtFirst(899, { 'ramify.panel': 'icons' })).toBe(null)
  expect(await openAtFirst(899, { 'ramify.panel.narrow': 'icons' })).toBe('icons')
  expect(await openAtFirst(1440, { 'ramify.panel': 'closed', 'ramify.panel.narrow': 'icons' })).toBe(null)
  expect(await openAtFirst(1440, { 'ramify.panel': 'a tab of long ago' })).toBe('style')
})

test('closes when the window becomes narrow, and is back when it is wide again', async () => {
  const { openPanel, resize } = await openIn(1440)
  openPanel.set('icons')
  expect(resize(880)).toBe(null)
  expect(resize(1440)).toBe('icons')
})

test('stays where it was opened in a narrow window', async () => {
  const { openPanel, resize } = await openIn(880, { 'ramify.panel': 'closed' })
  openPanel.set('note')
  expect(resize(1440)).toBe('note')
  expect(resize(880)).toBe('note')
})

test('is closed on a phone, where it would lie over the map, and forgets nothing there', async () => {
  const { openPanel, resize } = await openIn(390, { 'ramify.panel': 'icons', 'ramify.panel.narrow': 'theme' })
  expect(openPanel.get()).toBe(null)
  openPanel.set('note')
  openPanel.set(null)
  expect(resize(880)).toBe('theme')
  expect(resize(390)).toBe(null)
  expect(resize(1440)).toBe('icons')
})
