import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptTokens, Token } from '../../../platform/outside/kept-tokens.ts'
import { createDingtalk } from './dingtalk.ts'

/** What it is answered, by path; without an entry nothing that is JSON. */
let answers: Record<string, unknown>
let asked: string[]
beforeEach(() => {
  answers = {
    '/gettoken': { errcode: 0, access_token: 'token', expires_in: 7_200 },
    '/get_jsapi_ticket': { errcode: 0, ticket: 'ticket', expires_in: 7_200 },
  }
  asked = []
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname)
    const answer = answers[url.pathname]
    return new Response(answer === undefined ? '<html>' : JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

const registration = {
  api: 'https://ding.example',
  appKey: 'key',
  appSecret: 'the-secret',
  agentId: '1',
  corpId: 'corp',
}
const fetchedAnew = { get: (_name: string, fetch: () => Promise<Token>) => fetch(), forget: async () => undefined }
const provider = () =>
  createDingtalk({ ...registration, tokens: fetchedAnew as unknown as KeptTokens, now: () => 1_700_000_000_000 })
const personPath = '/topapi/v2/user/getuserinfo'

it('signs an address as the client reads it, whatever stands in it', async () => {
  const { timeStamp, nonceStr, signature } = await provider().config('https://maps.example/a?b=%ZZ')
  expect(timeStamp).toBe(1_700_000_000)
  expect(nonceStr).toMatch(/^[0-9a-f]{24}$/)
  expect(signature).toMatch(/^[0-9a-f]{40}$/)
})

it('asks for another token once where its own is not taken, and not for ever', async () => {
  answers[personPath] = { errcode: 40_014 }
  await expect(provider().person('code')).rejects.toThrow('errcode 40014')
  expect(asked).toEqual(['/gettoken', personPath, '/gettoken', personPath])
})

it('takes a code that is none for nobody', async () => {
  answers[personPath] = { errcode: 40_078 }
  expect(await provider().person('code')).toBeNull()
})

it('knows a person or says that it was not understood, whatever it is answered, and never tells the secret', async () => {
  const field = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined))
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.record({ errcode: field, result: fc.record({ userid: field, unionid: field, name: field }) }),
  )
  await fc.assert(
    fc.asyncProperty(answer, fc.boolean(), async (given, isRight) => {
      answers[personPath] = isRight && typeof given === 'object' ? { ...given, errcode: 0 } : given
      try {
        const person = await provider().person('code')
        if (person) expect([typeof person.userId, typeof person.unionId]).toEqual(['string', 'string'])
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        expect(String(error)).not.toMatch(/the-secret|token=/)
      }
    }),
    { numRuns: 60 },
  )
})

it.each([1e300, 0.5, -7_200, 0, null, '7200'])(
  'keeps a token that is good for %s seconds for a usual time',
  async (seconds) => {
    answers['/gettoken'] = { errcode: 0, access_token: 'token', expires_in: seconds }
    const left = await provider().token()
    expect(Number.isSafeInteger(left)).toBe(true)
    expect([600_000, 7_200_000]).toContain(left)
  },
)

it('knows nobody without an id: two of them would be one person', async () => {
  answers[personPath] = { errcode: 0, result: { userid: 'ann', unionid: '', name: 'Ann' } }
  await expect(provider().person('code')).rejects.toThrow('named nobody')
})
