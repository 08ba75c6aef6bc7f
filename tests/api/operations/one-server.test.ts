// @module-tag never-retried
import { once } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { type RunningServer, sameStore, spawnServer, startServer } from '../../kit/server/server.ts'
import { type Redis, startRedis } from '../../kit/services/redis.ts'

describe.each(engines)('R1: a second server on the same $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine })
  })
  afterAll(() => server.stop())

  it('refuses to start, in one line that says why, and leaves the first one alone', async () => {
    expect(await refusal(server)).toContain('another server is using it')
    await newPerson(server.address)
  })

  it('starts at once when the first one was killed, and has what that one had', async () => {
    const { api, token } = await newPerson(server.address)
    const { file_guid } = await api('/touch', { file_name: 'Kept' })
    await server.kill()
    await server.restart()
    const again = apiClient(server.address, token)
    const found = await again('/file_info', { file_guid })
    expect(found.file_name).toBe('Kept')
  })
})

/** The line in which a second server says why it does not start. */
async function refusal({ store }: RunningServer, env: Record<string, string> = {}): Promise<string | undefined> {
  const second = spawnServer(store, env)
  let said = ''
  second.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [code] = await once(second, 'close')
  expect(code).toBe(1)
  const lines = said.split('\n').filter((line) => line.startsWith('Ramify cannot start'))
  expect(lines).toHaveLength(1)
  return lines[0]
}

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]

describe('servers with Redis between them', () => {
  let redis: Redis
  let env: { REDIS_URL: string }
  beforeAll(async () => {
    redis = await startRedis()
    env = { REDIS_URL: redis.url }
  })
  afterAll(() => redis?.stop())

  const readiness = async ({ address }: RunningServer) => (await fetch(`${address}/readyz`)).json()

  it('start side by side, go on without Redis, and let none without it in', async () => {
    const first = await startServer({ engine: postgres, env })
    const second = await startServer({ engine: sameStore(first), env })
    try {
      const { token, api } = await newPerson(first.address)
      await api('/touch', { file_name: 'Shared' })
      expect((await apiClient(second.address, token)('/ls', {})).files).toHaveLength(1)
      expect(await refusal(first)).toMatch(/another server is using it.*set REDIS_URL on all of them/)

      await expect.poll(() => readiness(second)).toMatchObject({ status: 'ready', bus: 'ok' })
      await redis.kill()
      await expect.poll(() => readiness(second)).toMatchObject({ status: 'degraded', bus: 'degraded' })
      await second.kill()
      await second.restart()
      await newPerson(second.address)
      await redis.restart()
      await expect.poll(() => readiness(second)).toMatchObject({ status: 'ready', bus: 'ok' })
    } finally {
      await second.stop()
      await first.stop()
    }
  })

  it('do not start beside one without it', async () => {
    const first = await startServer({ engine: postgres })
    try {
      expect(await refusal(first, env)).toMatch(/another server without REDIS_URL.*set REDIS_URL on all of them/)
    } finally {
      await first.stop()
    }
  })

  it('do not share SQLite', async () => {
    const first = await startServer({ engine: sqlite, env })
    try {
      expect(await refusal(first, env)).toContain('only one can')
    } finally {
      await first.stop()
    }
  })
})

describe('a server whose PostgreSQL broke its connections', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine: postgres })
  })
  afterAll(() => server.stop())

  const tell = async (statement: string) => {
    const client = new Client({ connectionString: server.store.databaseUrl })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  const claims = `from pg_stat_activity where application_name = 'ramify-claim' and datname = current_database()`

  it('claims it again, so that no other server can start', async () => {
    await tell(`select pg_terminate_backend(pid) ${claims}`)
    await expect.poll(async () => (await tell(`select pid ${claims}`)).length, { timeout: 20_000 }).toBe(1)
    const second = spawnServer(server.store)
    const [code] = await once(second, 'close')
    expect(code).toBe(1)
    expect(server.process.exitCode).toBeNull()
  })

  it('ends when another one has taken it meanwhile', async () => {
    const thief = new Client({ connectionString: server.store.databaseUrl })
    await thief.connect()
    const [held] = await tell(
      `select classid::int, objid::int from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    )
    const taking = thief.query('select pg_advisory_lock($1, $2)', [held?.classid, held?.objid])
    await tell(`select pg_terminate_backend(pid) ${claims}`)
    await taking
    if (server.process.exitCode === null) await once(server.process, 'exit')
    expect(server.process.exitCode).toBe(1)
    await thief.end()
    await server.restart()
  })
})
