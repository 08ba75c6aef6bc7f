import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptTokens, Token } from '../../../platform/outside/kept-tokens.ts'
import { createWechat } from './wechat.ts'

const [tokenPath, ticketPath] = ['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']

/** What it is answered, by path; without an entry nothing that is JSON. */
let answers: Record<string, unknown>
let asked: string[]
beforeEach(() => {
  answers = {
    [tokenPath]: { access_token: 'token', expires_in: 7_200 },
    [ticketPath]: {
      errcode: 0,
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl',
      expires_in: 7_200,
    },
  }
  asked = []
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname)
    const answer = answers[url.pathname]
    return new Response(answer === undefined ? '<html>' : JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

const got: Token[] = []
const fetchedAnew = {
  get: async (_name: string, fetch: () => Promise<Token>) => {
    const token = await fetch()
    got.push(token)
    return token
  },
  forget: async () => undefined,
}
const now = 1_700_000_000_000
const provider = () =>
  createWechat({
    ...{ api: 'https://wechat.example', appId: 'wx1', appSecret: 'the-secret' },
    ...{ tokens: fetchedAnew as unknown as KeptTokens, now: () => now },
  })

it('signs an address as it is, without what stands behind a #', async () => {
  const page = 'https://maps.example/view/a?b=%ZZ&c=1'
  const { nonceStr, signature, ...rest } = await provider().config(`${page}#topic=1`)
  expect(rest).toEqual({ appId: 'wx1', timestamp: 1_700_000_000 })
  const { createHash } = await import('node:crypto')
  const { ticket } = answers[ticketPath] as { ticket: string }
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=1700000000&url=${page}`
  expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
})

it('asks for another token once where its own is not taken, and not for ever', async () => {
  answers[ticketPath] = { errcode: 40_001 }
  await expect(provider().config('https://maps.example/')).rejects.toThrow('errcode 40001')
  expect(asked).toEqual([tokenPath, ticketPath, tokenPath, ticketPath])
})

it('knows its browser by what it says', () => {
  const { isClient } = provider()
  expect(isClient('Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 MicroMessenger/8.0.50(0x18)')).toBe(true)
  expect(isClient('Mozilla/5.0 (iPhone) AppleWebKit/605 NotMicroMessengerAtAll')).toBe(false)
  expect(isClient('Mozilla/5.0 (iPhone) AppleWebKit/605 wxwork/4.1.30 MicroMessenger/7.0.1')).toBe(false)
})

it('has a ticket or says that it was not understood, whatever it is answered, and never tells the secret', async () => {
  const field = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null), fc.constant(undefined))
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.record({ errcode: field, ticket: field, access_token: field, expires_in: field }),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(tokenPath, ticketPath), answer, async (path, given) => {
      const usual = answers[path]
      answers[path] = given
      got.length = 0
      try {
        const { signature } = await provider().config('https://maps.example/')
        expect(signature).toMatch(/^[0-9a-f]{40}$/)
        // Neither for ever nor for no time, and one that is none is not kept.
        for (const { value, expiresAt } of got) {
          expect(value).not.toBe('')
          expect(expiresAt - now).toBeGreaterThanOrEqual(600_000)
          expect(expiresAt - now).toBeLessThanOrEqual(7_200_000)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        expect(String(error)).not.toMatch(/the-secret|token=/)
      } finally {
        answers[path] = usual
      }
    }),
    { numRuns: 80 },
  )
})
