import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { sharedServer } from '../../kit/server/shared-servers.ts'

const token = 'a-token-for-prometheus'

describe.each(engines)('looking after the server on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine, env: { METRICS: 'on', METRICS_TOKEN: token } })
  })
  afterAll(() => server.stop())

  const metrics = (headers: Record<string, string> = {}) => fetch(`${server.address}/metrics`, { headers })

  it('tells how its parts are', async () => {
    const answer = await fetch(`${server.address}/readyz`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ready', database: 'ok', journal: 'ok', blobs: 'ok', bus: 'ok' })
  })

  it('counts requests by path and status, and knows no path that is not its own', async () => {
    const { api } = await newPerson(server.address)
    await api('/ls', {})
    await api('/ls', { cursor: 'none' }).catch(() => undefined)
    await fetch(`${server.address}/api/secret-${Date.now()}?token=hunter2`, { method: 'POST' })
    const answer = await metrics()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toMatch(/ramify_http_request_seconds_count\{path="\/api\/ls",status="200"\} 1\n/)
    expect(text).toMatch(/ramify_http_request_seconds_count\{path="\/api\/ls",status="400"\} 1\n/)
    expect(text).toMatch(/ramify_http_request_seconds_bucket\{le="0.5",path="\/api\/ls",status="200"\} \d+\n/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+\n/)
    expect(text).not.toMatch(/secret|hunter2/)
  })

  it('tells of sockets and of the journal', async () => {
    const person = await newPerson(server.address)
    const { file_guid: fileId } = await person.api('/touch', {})
    const live = await new LiveClient({ address: () => server.address, token: person.token, fileId }).connect()
    live.doc.getMap('meta').set('theme', 'midnight')
    expect(await live.saved()).toBe(true)
    const text = await (await metrics()).text()
    expect(text).toMatch(/^ramify_sockets 1$/m)
    // S20: each tab that ever wrote is one.
    expect(text).toMatch(new RegExp(`^ramify_document_authors ${live.doc.store.clients.size}$`, 'm'))
    expect(text).toMatch(/^ramify_journal_appended_total [1-9]\d*$/m)
    expect(text).toMatch(/^ramify_journal_failed_total 0$/m)
    expect(text).toMatch(/^ramify_journal_healthy 1$/m)
    await live.close()
  })

  it('writes one line into its log for each message it sends (T52)', async () => {
    const email = `logged-${Date.now()}@example.com`
    await apiClient(server.address)('/passport/captcha', { email, scene: 'register' })
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(email))
    // The line comes through a pipe, and may come after the answer.
    await expect.poll(lines).toHaveLength(1)
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'tells nothing to what a proxy on this machine passes on with %s, but to the token',
    async (header) => {
      const refused = await metrics({ [header]: '203.0.113.9' })
      expect(refused.status).toBe(404)
      expect(await refused.json()).toMatchObject({ errno: -404 })
      for (const wrong of [`Bearer ${token}x`, 'Bearer x', token, '']) {
        expect((await metrics({ [header]: '203.0.113.9', authorization: wrong })).status).toBe(404)
      }
      expect((await metrics({ [header]: '203.0.113.9', authorization: `Bearer ${token}` })).status).toBe(200)
    },
  )
})

describe('metrics', () => {
  it('are off unless asked for', async () => {
    const [engine] = engines as [EngineUnderTest]
    const { address } = await sharedServer(engine)
    const answer = await fetch(`${address}/metrics`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ errno: -404 })
  })
})
