import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findShell } from './shell.ts'
import { tellTo } from './tell-shell.ts'

interface Injected {
  RamifyAndroid?: unknown
  webkit?: unknown
  isSecureContext?: boolean
  userAgent?: string
  parent?: unknown
}

function pageWith({ userAgent = 'Mozilla/5.0', ...injected }: Injected) {
  const page: Record<string, unknown> = { isSecureContext: true, navigator: { userAgent }, ...injected }
  page.parent ??= page
  return page
}

const iosWith = (handler: unknown) => ({ messageHandlers: { ramify: handler } })

test('a browser is no shell, whatever else has been put into its pages', () => {
  for (const injected of [
    {},
    { RamifyAndroid: {} },
    { RamifyAndroid: null },
    { RamifyAndroid: { postMessage: 'no function' } },
    { webkit: {} },
    { webkit: { messageHandlers: { other: { postMessage: () => undefined } } } },
    { webkit: 'text' },
  ]) {
    expect(findShell(pageWith(injected))).toBeNull()
  }
})

test('either app is known by what it puts into the page, and its version by the user agent', () => {
  const android = { RamifyAndroid: { postMessage: () => undefined } }
  const agent = 'Mozilla/5.0 (Linux; Android 15) Chrome/130 RamifyShell/1.2.0'
  expect(findShell(pageWith({ ...android, userAgent: agent }))).toMatchObject({ kind: 'android', version: '1.2.0' })
  expect(findShell(pageWith(android))).toMatchObject({ kind: 'android', version: null })
  const ios = { webkit: iosWith({ postMessage: () => undefined }) }
  expect(findShell(pageWith({ ...ios, userAgent: 'RamifyShell/2' }))).toMatchObject({ kind: 'ios', version: '2' })
  for (const userAgent of ['RamifyShell/', 'RamifyShell/1.0b', 'NotRamifyShell/1.1.0', 'RamifyShell/1..2']) {
    expect(findShell(pageWith({ ...ios, userAgent }))).toMatchObject({ version: null })
  }
})

test('frames in other pages, and pages that others can change on their way, talk to no shell', () => {
  const android = { RamifyAndroid: { postMessage: () => undefined } }
  expect(findShell(pageWith({ ...android, parent: {} }))).toBeNull()
  expect(findShell(pageWith({ ...android, isSecureContext: false }))).toBeNull()
  // Whatever is injected may throw when it is touched.
  expect(
    findShell({
      get RamifyAndroid(): unknown {
        throw new Error('gone')
      },
      isSecureContext: true,
    }),
  ).toBeNull()
})

test('nothing that is injected makes finding a shell fail', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (RamifyAndroid, webkit, navigator) => {
      const page: Record<string, unknown> = { RamifyAndroid, webkit, navigator, isSecureContext: true }
      page.parent = page
      expect(findShell(page)).toBeNull()
    }),
    { numRuns: 50 },
  )
})

test('an action is told as text, with what comes with it and nothing else', () => {
  const told: string[] = []
  class Bridge {
    postMessage(text: string) {
      // Injected objects refuse to be called apart from themselves.
      if (!(this instanceof Bridge)) throw new TypeError('Illegal invocation')
      told.push(text)
    }
  }
  for (const page of [{ RamifyAndroid: new Bridge() }, { webkit: iosWith(new Bridge()) }]) {
    const tell = tellTo(findShell(pageWith(page)))
    expect(tell('logout')).toBe(true)
    expect(tell('share', { link: 'https://maps.example/view/a', title: 'Plan "A"' })).toBe(true)
  }
  const said = [
    { action: 'logout' },
    { action: 'share', payload: { link: 'https://maps.example/view/a', title: 'Plan "A"' } },
  ]
  expect(told.map((text) => JSON.parse(text))).toEqual([...said, ...said])
})

test('where there is no shell, or one that fails, nothing is thrown', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(tellTo(null)('backToMain')).toBe(false)
  const postMessage = () => {
    throw new Error('Method not found')
  }
  expect(tellTo(findShell(pageWith({ RamifyAndroid: { postMessage } })))('backToMain')).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('the page knows from its first moment', async () => {
  vi.resetModules()
  vi.stubGlobal('RamifyAndroid', { postMessage: () => undefined })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('parent', globalThis)
  const { shell, isAndroidShell, isIosShell } = await import('./shell.ts')
  vi.unstubAllGlobals()
  expect([shell?.kind, isAndroidShell, isIosShell]).toEqual(['android', true, false])
})
