import { afterEach, expect, test, vi } from 'vitest'
import { signedPage } from './signed-page.ts'

afterEach(() => vi.unstubAllGlobals())

function at(userAgent: string, loaded: string, now: string): string {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('location', { href: now })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: loaded }] })
  return signedPage()
}

test('is where the page was loaded on iPhones, and where it is elsewhere, without what stands behind a #', () => {
  const [loaded, now] = ['https://maps.example/home?a=1#x', 'https://maps.example/view/a?b=2#topic=1']
  expect(at('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) MicroMessenger/8', loaded, now)).toBe(
    'https://maps.example/home?a=1',
  )
  expect(at('Mozilla/5.0 (Linux; Android 15) MicroMessenger/8', loaded, now)).toBe('https://maps.example/view/a?b=2')
})
