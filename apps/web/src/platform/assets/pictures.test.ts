import { expect, test } from 'vitest'
import { openPictures, type PicturePorts } from './pictures.ts'

const image = (text: string) => new Response(text, { headers: { 'content-type': 'image/png' } })
const refusal = (errno: number) => Response.json({ errno, message: '', data: {} })

function setUp(answer: (path: string) => Response | Promise<Response>, more: Partial<PicturePorts> = {}) {
  const asked: string[] = []
  const kept = new Map<string, Response>()
  const ports: PicturePorts = {
    fetch: async (path, { headers }) => {
      asked.push(`${path} ${(headers as Record<string, string>).Authorization}`)
      return answer(path)
    },
    token: () => 't',
    cache: async () => ({
      match: async (path) => kept.get(String(path))?.clone(),
      put: async (path, response) => void kept.set(String(path), response),
    }),
    ...more,
  }
  return { asked, kept, ports, open: () => openPictures(ports) }
}

const textAt = async (url: string | null) => (url === null ? null : (await fetch(url)).text())

test('a picture is fetched once, with the right of the person, and shown from memory', async () => {
  const { asked, open } = setUp(() => image('a'))
  const pictures = open()
  const [one, other] = await Promise.all([pictures.url('/a'), pictures.url('/a')])
  expect(one).toMatch(/^blob:/)
  expect(other).toBe(one)
  expect(await textAt(one)).toBe('a')
  expect(asked).toEqual(['/a Bearer t'])
})

test('what was fetched is there without a network, for the next who opens it', async () => {
  let isOnline = true
  const { open } = setUp(() => (isOnline ? image('a') : Promise.reject(new TypeError('no network'))))
  await open().url('/a')
  isOnline = false
  expect(await textAt(await open().url('/a'))).toBe('a')
  await expect(open().url('/b')).rejects.toThrow('no network')
})

test('a refusal is no picture, is not kept, and is asked for again', async () => {
  const answers = [refusal(-102), new Response('gone', { status: 404 }), image('now')]
  const { kept, open } = setUp(() => answers.shift() ?? image('never'))
  const pictures = open()
  expect(await pictures.url('/a')).toBeNull()
  expect(await pictures.url('/a')).toBeNull()
  expect(kept.size).toBe(0)
  expect(await textAt(await pictures.url('/a'))).toBe('now')
})

test('nobody signed in fetches nothing; a cache that fails is done without', async () => {
  const nobody = setUp(() => image('a'), { token: () => null })
  expect(await nobody.open().url('/a')).toBeNull()
  expect(nobody.asked).toEqual([])
  const full = setUp(() => image('a'), {
    cache: async () => ({ match: async () => undefined, put: () => Promise.reject(new Error('full')) }),
  })
  expect(await textAt(await full.open().url('/a'))).toBe('a')
  expect(
    await textAt(
      await setUp(() => image('b'), { cache: async () => null })
        .open()
        .url('/a'),
    ),
  ).toBe('b')
})

test('closed, it gives back its memory, also of what comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { open } = setUp((path) => (path === '/a' ? image('a') : promise))
  const pictures = open()
  const [shown, coming] = [await pictures.url('/a'), pictures.url('/b')]
  pictures.close()
  await expect(textAt(shown)).rejects.toThrow()
  resolve(image('b'))
  expect(await coming).toBeNull()
})
