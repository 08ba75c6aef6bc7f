import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverFlags } from '../../scripts/setup/setup.mjs'
import { apiClient, type Person } from '../kit/api.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'

const maps = 500
const content = (nth: number) => ({
  root: {
    data: { text: `Map ${nth}` },
    children: Array.from({ length: 20 }, (_, at) => ({ data: { text: `Topic ${at} of map ${nth}` }, children: [] })),
  },
})

// What a document takes in memory is the same on every engine, and Linux says how much a process has.
describe.runIf(process.platform === 'linux').each(engines.filter(({ name }) => name === 'sqlite'))(
  'R7: memory of the server, on $name',
  (engine) => {
    let server: RunningServer
    let store: ReturnType<typeof openStoreOf>
    let ann: Person
    const fileIds: string[] = []
    beforeAll(async () => {
      server = await startServer({ engine, env: { SOCKETS_PER_PERSON: '1000' }, flags: serverFlags })
      store = openStoreOf(server)
      ann = await store.newPerson()
      // Once in order: what every thread compiles is in the cache then, as it is on a server that was started before.
      await ann.api('/touch', { content: content(0) })
      await drawn()
      await server.restart()
      ann = { ...ann, api: apiClient(server.address, ann.token) }
    })
    afterAll(async () => {
      await store.close()
      await server.stop()
    })

    /** In megabytes: now, and the most there ever was. */
    async function resident(): Promise<{ now: number; peak: number }> {
      const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
      const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
      return { now: of('VmRSS'), peak: of('VmHWM') }
    }

    /** The newest have their pictures: they are drawn in the order in which they were made. */
    async function drawn(): Promise<void> {
      const look = async () => {
        const { files } = await ann.api('/ls', { limit: 200, order_type: 'created_at', sort_by: 'desc' })
        expect(files.filter(({ thumbnail }) => thumbnail === null)).toEqual([])
      }
      await vi.waitFor(look, { timeout: 300_000, interval: 1_000 })
    }

    it('is bounded while hundreds of new maps are drawn', async () => {
      for (let nth = 0; nth < maps; nth++) {
        fileIds.push((await ann.api('/touch', { content: content(nth) })).file_guid)
      }
      await drawn()
      expect((await resident()).peak).toBeLessThan(400)
    })

    it('grows by less than a megabyte for each small map that is open', async () => {
      const { now: before } = await resident()
      const clients: LiveClient[] = []
      for (const fileId of fileIds) {
        const client = new LiveClient({ address: () => server.address, token: ann.token, fileId })
        clients.push(await client.connect())
      }
      expect(((await resident()).now - before) / maps).toBeLessThan(1)
      for (const client of clients) await client.close()
    })
  },
)
