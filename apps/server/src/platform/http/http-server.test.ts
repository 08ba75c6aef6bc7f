import { tmpdir } from 'node:os'
import { imageRules } from '@ramify/contract'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import type { Handlers } from './call.ts'
import { createHttpServer, loggedPath } from './http-server.ts'

it('waits for the largest picture over a slow line, a minute for headers, and not long where nothing moves', async () => {
  const app = await createHttpServer({
    version: '0',
    log: createLog('silent'),
    // Nobody calls.
    database: {} as Database,
    sessions: {} as Sessions,
    handlers: {} as Handlers,
    routes: [],
    webDir: tmpdir(),
    brands: () => ({ name: 'Ramify', languages: ['en'], operator: null }),
    trustedProxies: [],
    jsonLimits: { values: 1_000_000, depth: 100_000 },
    healthChecks: {},
  })
  const bytesPerSecond = 64_000 / 8
  const seconds = (imageRules.megabytes * 1024 * 1024) / bytesPerSecond
  expect(app.server.requestTimeout).toBeGreaterThan(seconds * 1000)
  expect(app.server.timeout).toBe(120_000)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  await app.close()
})

it('S14: logs no more of an unmatched path than where it begins', () => {
  expect(loggedPath('/api/upload/:ticket', '/api/upload/secret?x=1')).toBe('/api/upload/:ticket')
  expect(loggedPath('/api/save', '/api/save?token=secret')).toBe('/api/save')
  for (const path of ['/api/uplaod/secret', '/api/secret?x', '//secret', `/${'secret'.repeat(9)}`, 'secret']) {
    expect(loggedPath(undefined, path)).not.toContain('secret')
  }
  expect(loggedPath(undefined, '/api/uplaod/secret')).toBe('/api…')
})

it('R5: a failed /touch says that nothing was saved, other calls speak in general', async () => {
  const fail = async () => {
    throw new Error('disk full')
  }
  const app = await createHttpServer({
    version: '0',
    log: createLog('silent'),
    database: {} as Database,
    sessions: { find: async () => ({}) as Session } as Partial<Sessions> as Sessions,
    handlers: { '/touch': fail, '/ls': fail } as Partial<Handlers> as Handlers,
    routes: [],
    webDir: tmpdir(),
    brands: () => ({ name: 'Ramify', languages: ['en'], operator: null }),
    trustedProxies: [],
    jsonLimits: { values: 1_000_000, depth: 100_000 },
    healthChecks: {},
  })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const answerOf = async (url: string) => (await app.inject({ method: 'POST', url, headers, payload: {} })).json()
  expect(await answerOf('/api/touch')).toMatchObject({
    errno: -500,
    message: expect.stringContaining('not saved'),
    data: { code: '-500:not-saved' },
  })
  expect(await answerOf('/api/ls')).toMatchObject({ errno: -500, data: { code: '-500' } })
  await app.close()
})
