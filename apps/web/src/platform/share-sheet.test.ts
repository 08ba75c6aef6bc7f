import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({ told: [] as unknown[], shell: null as object | null, errors: [] as unknown[] }))
vi.mock('./native-shell/shell.ts', () => ({
  get shell() {
    return world.shell
  },
}))
vi.mock('./native-shell/tell-shell.ts', () => ({
  tellShell: (...said: unknown[]) => world.shell !== null && world.told.push(said) > 0,
}))
vi.mock('./show-error.ts', () => ({ showError: (error: unknown) => world.errors.push(error) }))
const { canShareFile, canShareLinks, handOnLink, shareFile } = await import('./share-sheet.ts')

const shared: ShareData[] = []
let failure: Error | null = null
const system = {
  share: async (data: ShareData) => {
    shared.push(data)
    if (failure) throw failure
  },
  canShare: ({ files = [] }: ShareData) => files.every(({ name }) => name.endsWith('.png')),
}

beforeEach(() => {
  Object.assign(world, { told: [], shell: null, errors: [] })
  shared.length = 0
  failure = null
  vi.stubGlobal('navigator', system)
})

const link = 'https://maps.example/view/a'
const file = (name: string) => new File(['x'], name)

test('links go to the sheet of the system, in an app to that of the app', async () => {
  expect(canShareLinks()).toBe(true)
  await handOnLink(link, 'Plan')
  expect(shared).toEqual([{ url: link, title: 'Plan' }])
  world.shell = {}
  vi.stubGlobal('navigator', {})
  expect(canShareLinks()).toBe(true)
  await handOnLink(link, 'Plan')
  expect(world.told).toEqual([['share', { link, title: 'Plan' }]])
  expect(shared).toHaveLength(1)
})

test('where there is no sheet none is offered, nor for files that it does not take', async () => {
  expect(canShareFile(file('a.png'))).toBe(true)
  expect(canShareFile(file('a.xmind'))).toBe(false)
  await shareFile(file('a.png'))
  expect(shared[0]?.files?.[0]?.name).toBe('a.png')
  world.shell = {}
  expect(canShareFile(file('a.png'))).toBe(false)
  world.shell = null
  vi.stubGlobal('navigator', {})
  expect([canShareLinks(), canShareFile(file('a.png'))]).toEqual([false, false])
})

test('a sheet that was closed again is no error, one that fails is', async () => {
  failure = new DOMException('closed', 'AbortError')
  await handOnLink(link, 'Plan')
  expect(world.errors).toEqual([])
  failure = new DOMException('no', 'NotAllowedError')
  await handOnLink(link, 'Plan')
  expect(world.errors).toEqual([failure])
})
