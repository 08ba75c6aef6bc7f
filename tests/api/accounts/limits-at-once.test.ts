// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { type RunningServer, sameStore, startServer } from '../../kit/server/server.ts'
import { settingsWithPlans, smallPlan } from '../../kit/server/shared-servers.ts'
import { type Redis, startRedis } from '../../kit/services/redis.ts'

const [, postgres] = engines as [EngineUnderTest, EngineUnderTest]

/** Two server processes over one PostgreSQL, each with connections of its own. */
describe('the last document a plan allows, with two servers (T19)', () => {
  let redis: Redis
  let first: RunningServer
  let second: RunningServer
  beforeAll(async () => {
    redis = await startRedis()
    const env = { ...settingsWithPlans, REDIS_URL: redis.url }
    first = await startServer({ engine: postgres, env })
    second = await startServer({ engine: sameStore(first), env })
  })
  afterAll(async () => {
    await second?.stop()
    await first?.stop()
    await redis?.stop()
  })

  it('goes to exactly one of twenty who make, copy or restore at once', { timeout: 240_000 }, async () => {
    const person = await newPerson(first.address)
    const servers = [person.api, apiClient(second.address, person.token)]
    const api = (nth: number) => servers[nth % 2] as typeof person.api
    const kept: string[] = []
    for (let nth = 1; nth < smallPlan.documents; nth++) kept.push((await person.api('/touch', {})).file_guid)
    const trashed: string[] = []
    // While there is room for one: made and thrown away, twenty times.
    for (let nth = 0; nth < 20; nth++) {
      const { file_guid } = await api(nth)('/touch', {})
      await api(nth)('/rm', { file_guids: file_guid })
      trashed.push(file_guid)
    }

    const acts = {
      '/touch': (nth: number) => api(nth)('/touch', {}),
      '/cp': (nth: number) => api(nth)('/cp', { file_guids: kept[nth % kept.length] as string }),
      '/revert': (nth: number) => api(nth)('/revert', { file_guids: trashed[nth] as string }),
    }
    for (const [path, act] of Object.entries(acts)) {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => act(nth)))
      const outcomes = tries.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.errno))
      expect({ path, outcomes: outcomes.sort() }).toEqual({ path, outcomes: [...Array(19).fill(-111), 'done'].sort() })
      const { files } = await person.api('/ls', {})
      expect(files).toHaveLength(smallPlan.documents)
      const added = files.map((file) => file.file_guid).filter((id) => !kept.includes(id))
      await person.api('/rm', { file_guids: added })
    }
  })
})
