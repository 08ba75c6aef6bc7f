// @module-tag never-retried
import { expect, it, onTestFinished } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { startCluster } from '../../kit/server/cluster.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import type { RunningServer } from '../../kit/server/server.ts'
import { startRedis } from '../../kit/services/redis.ts'

it('a task that one process has is asked for, fetched and cancelled at another', async () => {
  const redis = await startRedis()
  onTestFinished(() => redis.stop())
  const engine = engines.find(({ name }) => name === 'postgres') as EngineUnderTest
  const cluster = await startCluster({ engine, processes: 2, env: { REDIS_URL: redis.url, LOG_LEVEL: 'error' } })
  onTestFinished(() => cluster.stop())
  const [first, second] = cluster.servers as [RunningServer, RunningServer]
  const store = openStoreOf(first)
  const { api, token } = await store.newPerson()
  await store.close()
  const { file_guid } = await api('/touch', { file_name: 'Harbour' })
  const get = (path: string) => fetch(second.address + path, { headers: { authorization: `Bearer ${token}` } })
  const ask = async (id: string) => (await (await get(`/api/tasks/document/render/${id}`)).json()).data

  const { task_id } = await api('/exports', { file_guid, format: 'svg' })
  await expect.poll(async () => (await ask(task_id)).state).toBe(1)
  const { file } = await ask(task_id)
  const response = await fetch(second.address + file)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<svg')

  const there = apiClient(second.address, token)
  const started = await Promise.all([1, 2, 3].map(() => api('/exports', { file_guid, format: 'pdf' })))
  for (const each of started) await there('/cancel_export', each)
  for (const each of started) await expect.poll(async () => (await ask(each.task_id)).state).not.toBe(0)
})
