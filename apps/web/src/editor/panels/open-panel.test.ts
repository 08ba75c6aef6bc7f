import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** What is open in a window of this width that remembers this. */
async function openIn(innerWidth: number, stored: string | null) {
  vi.stubGlobal('innerWidth', innerWidth)
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => undefined })
  vi.resetModules()
  const { openPanel } = await import('./open-panel.ts')
  return openPanel.get()
}

test('begins closed where it would take almost half of the map', async () => {
  expect(await openIn(899, null)).toBe(null)
  expect(await openIn(900, null)).toBe('style')
})

test('is as it was left, however wide the window', async () => {
  expect(await openIn(899, 'icons')).toBe('icons')
  expect(await openIn(1440, 'closed')).toBe(null)
  expect(await openIn(1440, 'a tab of long ago')).toBe('style')
})
