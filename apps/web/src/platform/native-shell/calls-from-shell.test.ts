import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { listenToShell, openCalls } from './calls-from-shell.ts'

const names = [
  'finishViewAd',
  'getUserInfo',
  'addSameLevel',
  'addChildLevel',
  'delAliResources',
  'showSoftKeyBoard',
] as const

function opened() {
  const { onShellCall, page } = openCalls()
  const heard: unknown[] = []
  const stops = names.map((name) => onShellCall(name, (given) => heard.push(given === null ? name : { [name]: given })))
  return { page, heard, stops }
}

test('a shell sees six calls and can put nothing in their place', () => {
  const target = {}
  listenToShell(null, target)
  expect(target).toEqual({})
  const shell = { kind: 'ios', version: null, post: () => undefined } as const
  listenToShell(shell, target)
  listenToShell(shell, target)
  const page = Reflect.get(target, 'RamifyPage') as Record<string, unknown>
  expect(Object.keys(page).sort()).toEqual([...names].sort())
  expect(Reflect.set(target, 'RamifyPage', {})).toBe(false)
  expect(Reflect.set(page, 'getUserInfo', () => true)).toBe(false)
})

test('whoever listens hears what was checked, from objects and from text', () => {
  const { page, heard } = opened()
  expect(page.getUserInfo?.()).toBe(true)
  expect(page.addSameLevel?.('ignored')).toBe(true)
  expect(page.addChildLevel?.()).toBe(true)
  expect(page.finishViewAd?.()).toBe(true)
  expect(page.showSoftKeyBoard?.({ height: 291.6, more: 1 })).toBe(true)
  expect(page.showSoftKeyBoard?.('{"height":0}')).toBe(true)
  expect(page.showSoftKeyBoard?.(300)).toBe(true)
  expect(page.delAliResources?.('{"ids":["a-1","b_2"]}')).toBe(true)
  expect(page.delAliResources?.()).toBe(true)
  expect(heard).toEqual([
    'getUserInfo',
    'addSameLevel',
    'addChildLevel',
    'finishViewAd',
    { showSoftKeyBoard: { height: 292 } },
    { showSoftKeyBoard: { height: 0 } },
    { showSoftKeyBoard: { height: 300 } },
    { delAliResources: { ids: ['a-1', 'b_2'] } },
    { delAliResources: { ids: null } },
  ])
})

test('what is not as the contract says is refused', () => {
  const { page, heard } = opened()
  for (const height of [-1, Number.NaN, Number.POSITIVE_INFINITY, 10_001, '300', null, {}]) {
    expect(page.showSoftKeyBoard?.({ height })).toBe(false)
  }
  for (const ids of ['a', [1], ['../a'], [''], ['a'.repeat(65)], Array.from({ length: 1_001 }, () => 'a'), null]) {
    expect(page.delAliResources?.({ ids })).toBe(false)
  }
  expect(page.delAliResources?.('all')).toBe(false)
  expect(heard).toEqual([])
})

test('where nobody listens, or not any more, the shell is told so', () => {
  const { page, stops } = opened()
  for (const stop of stops) stop()
  expect(names.map((name) => page[name]?.(1))).toEqual(names.map(() => false))
})

test('a listener that can do nothing with a call says so', () => {
  const { onShellCall, page } = openCalls()
  onShellCall('addSameLevel', () => false)
  expect(page.addSameLevel?.()).toBe(false)
  onShellCall('addSameLevel', () => undefined)
  expect(page.addSameLevel?.()).toBe(true)
})

test('a listener that fails does not fail the shell', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { onShellCall, page } = openCalls()
  onShellCall('addSameLevel', () => {
    throw new Error('no map')
  })
  expect(page.addSameLevel?.()).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('whatever a shell gives, every call answers yes or no', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { page, heard } = opened()
  const given = fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.string(), fc.json())
  fc.assert(
    fc.property(fc.constantFrom(...names), given, (name, value) => {
      heard.length = 0
      expect([true, false]).toContain(page[name]?.(value))
      for (const each of heard) {
        if (typeof each === 'string') continue
        const { showSoftKeyBoard, delAliResources } = each as Record<string, { height?: number; ids?: unknown }>
        if (showSoftKeyBoard) expect(Number.isInteger(showSoftKeyBoard.height)).toBe(true)
        else expect(delAliResources?.ids === null || Array.isArray(delAliResources?.ids)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
  const hostile = new Proxy(
    {},
    {
      has: () => true,
      get: () => {
        throw new Error('hostile')
      },
    },
  )
  for (const name of names) expect([true, false]).toContain(page[name]?.(hostile))
})
