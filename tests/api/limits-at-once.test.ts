// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../kit/api.ts'
import { type EngineUnderTest, engines } from '../kit/engines.ts'
import { type RunningServer, startServer } from '../kit/server.ts'

const [, postgres] = engines as [EngineUnderTest, EngineUnderTest]

/** Two server processes over one PostgreSQL, each with connections of its own. */
describe('the last document a plan allows, with two servers (T19)', () => {
  const env = { MEMBERSHIP: 'on', PLANS: JSON.stringify({ free: { documents: 5 } }) }
  let first: RunningServer
  let second: RunningServer
  beforeAll(async () => {
    first = await startServer({ engine: postgres, env })
    // On the same database; what it keeps goes with the first.
    const same: EngineUnderTest = {
      name: 'postgres',
      fresh: async () => ({ ...first.store, dispose: async () => undefined }),
    }
    second = await startServer({ engine: same, env })
  })
  afterAll(async () => {
    await second?.stop()
    await first?.stop()
  })

  it('goes to exactly one of twenty who make, copy or restore at once', { timeout: 120_000 }, async () => {
    const person = await newPerson(first.address)
    const servers = [person.api, apiClient(second.address, person.token)]
    const api = (nth: number) => servers[nth % 2] as typeof person.api
    const four: string[] = []
    for (let nth = 0; nth < 4; nth++) four.push((await person.api('/touch', {})).file_guid)
    const trashed: string[] = []
    // While there is room for one: made and thrown away, twenty times.
    for (let nth = 0; nth < 20; nth++) {
      const { file_guid } = await api(nth)('/touch', {})
      await api(nth)('/rm', { file_guids: file_guid })
      trashed.push(file_guid)
    }

    const acts = {
      '/touch': (nth: number) => api(nth)('/touch', {}),
      '/cp': (nth: number) => api(nth)('/cp', { file_guids: four[nth % 4] as string }),
      '/revert': (nth: number) => api(nth)('/revert', { file_guids: trashed[nth] as string }),
    }
    for (const [path, act] of Object.entries(acts)) {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => act(nth)))
      const outcomes = tries.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.errno))
      expect({ path, outcomes: outcomes.sort() }).toEqual({ path, outcomes: [...Array(19).fill(-111), 'done'].sort() })
      const { files } = await person.api('/ls', {})
      expect(files).toHaveLength(5)
      const added = files.map((file) => file.file_guid).filter((id) => !four.includes(id))
      await person.api('/rm', { file_guids: added })
    }
  })
})
