import { expect, test, vi } from 'vitest'
import { createEmojiPictures } from './emoji-pictures.ts'

const sheets = [
  { first: '0023-20e3', url: 'signs' },
  { first: '1f44d', url: 'hands' },
]
const content: Record<string, Record<string, string>> = {
  signs: { '0023-20e3': '<path d="M0 0#"/>', '00a9': '<circle/>' },
  hands: { '1f44d': '<path/>', '1f44d-1f3fd': '<path fill="#d5ab88"/>' },
}

test('only the sheets of the emoji that are drawn are fetched, each once', async () => {
  const fetched: string[] = []
  const pictures = createEmojiPictures(sheets, async (url) => {
    fetched.push(url)
    return content[url] ?? {}
  })
  let told = 0
  pictures.subscribe(() => told++)
  expect(pictures.url('1f44d')).toBeUndefined()
  expect(pictures.url('1f44d-1f3fd')).toBeUndefined()
  await vi.waitFor(() => expect(told).toBe(1))
  expect(decodeURIComponent(pictures.url('1f44d-1f3fd') ?? '')).toContain(
    'viewBox="0 0 36 36"><path fill="#d5ab88"/></svg>',
  )
  expect(pictures.url('1f44d')).toBe(pictures.url('1f44d'))
  expect(fetched).toEqual(['hands'])
  expect(await pictures.fetched('00a9')).toContain('data:image/svg+xml,')
  expect(fetched).toEqual(['hands', 'signs'])
})

test('what there is no picture of is drawn by the system', async () => {
  const pictures = createEmojiPictures(sheets, async (url) => content[url] ?? {})
  expect(await pictures.fetched('1f9ff')).toBeNull()
  expect(pictures.url('1f9ff')).toBeNull()
  // Before the first of all.
  expect(pictures.url('0000')).toBeNull()
  expect(createEmojiPictures([], async () => ({})).url('1f44d')).toBeNull()
})

test('a sheet that does not come leaves the glyphs of the system, and is asked for again later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    let tries = 0
    const pictures = createEmojiPictures(sheets, async (url) => {
      if (++tries === 1) throw new Error('offline')
      return content[url] ?? {}
    })
    expect(await pictures.fetched('1f44d')).toBeNull()
    expect(pictures.url('1f44d')).toBeUndefined()
    expect([tries, warn.mock.calls.length]).toEqual([1, 1])
    vi.setSystemTime(Date.now() + 11_000)
    expect(await pictures.fetched('1f44d')).toContain('data:')
    expect(tries).toBe(2)
  } finally {
    warn.mockRestore()
    vi.useRealTimers()
  }
})
