import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { errors } from './errors.ts'
import { messages } from './messages.ts'
import { byteRoutes } from './open-api/byte-routes.ts'
import { openApi } from './open-api/open-api.ts'

it('every errno has a message, and answers 200 unless the specifications lack it', () => {
  const ours = ['-400', '-404', '-405', '-409', '-413', '-426', '-429', '-500', '-503']
  for (const [errno, entry] of Object.entries(errors)) {
    expect(messages).toHaveProperty([entry.message])
    expect(entry.status).toBe(ours.includes(errno) ? -Number(errno) : 200)
  }
})

it('is described whole by its OpenAPI document', () => {
  const document = openApi('1.2.3') as { paths: Record<string, { post: { security?: unknown } }> }
  expect(Object.keys(document.paths)).toEqual([...Object.keys(contract), ...Object.keys(byteRoutes)])
  expect(document.paths['/user/info']?.post.security).toEqual([{ session: [] }])
  expect(document.paths['/login']?.post.security).toBeUndefined()
  expect(() => JSON.stringify(document)).not.toThrow()
})
