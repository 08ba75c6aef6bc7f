import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { apiClient } from '../../tests/kit/api.ts'
import { crowd } from '../../tests/kit/crowd.ts'
import { startPostgres } from '../../tests/kit/database/postgres.ts'
import { openStoreOf } from '../../tests/kit/server/own-store.ts'
import { startRedis } from '../../tests/kit/services/redis.ts'
import { findRedis } from '../../tests/kit/services/redis-program.ts'
import { type OwnServer, startOwnServer } from '../drive/own-server.ts'
import type { Crew, House } from './crew.ts'
import type { DocumentSeats } from './driver.ts'

export const houses = { sqlite, postgres, cluster, stock }

/** Everybody comes from another network: limits per network are not what is measured. */
const env = { TRUSTED_PROXIES: '127.0.0.1' }
/** Each person is in so many documents, if there are that many. */
const documentsPerPerson = 10

async function sqlite(): Promise<House> {
  const server = await startOwnServer({ env })
  return ours([server], server.stop)
}

async function postgres(): Promise<House> {
  const { url, stop } = await startPostgres()
  const server = await startOwnServer({ databaseUrl: url, env })
  return ours([server], async () => {
    await server.stop()
    await stop()
  })
}

/** Two processes with PostgreSQL and Redis; the people of a document are spread over both. */
async function cluster(): Promise<House> {
  const [database, redis] = [await startPostgres(), await startRedis(await findRedis())]
  const options = { databaseUrl: database.url, env: { ...env, REDIS_URL: redis.url } }
  const servers = [await startOwnServer(options), await startOwnServer(options)]
  return ours(servers, async () => {
    for (const server of servers) await server.stop()
    await redis.stop()
    await database.stop()
  })
}

function ours(servers: readonly OwnServer[], close: () => Promise<void>): House {
  return {
    pids: servers.map(({ pid }) => pid),
    close,
    async seat(crew) {
      const [first] = servers as [OwnServer]
      const documents = await makeDocuments(first, crew)
      return { addresses: servers.map(({ address }) => address), isEmpty: false, documents }
    },
  }
}

/** Documents of people who write them together, and guests with a link to them. */
async function makeDocuments(server: OwnServer, { documents, editors, viewers }: Crew): Promise<DocumentSeats[]> {
  const store = openStoreOf(server)
  try {
    const groups = await crowd(Math.ceil(documents / documentsPerPerson), () => crowd(editors, store.newPerson))
    return await crowd(documents, async (nth) => {
      const [owner, ...members] = groups[nth % groups.length] ?? []
      if (!owner) throw new Error('a document needs an editor')
      const { file_guid: fileId } = await owner.api('/touch', {})
      for (const { id } of members) await store.letIn(id, fileId, 'editor')
      const tokens = [owner, ...members].map(({ token }) => token)
      return { fileId, editors: tokens, viewers: await guestsOf(server, owner, fileId, viewers) }
    })
  } finally {
    await store.close()
  }
}

async function guestsOf(
  { address }: OwnServer,
  owner: { api: ReturnType<typeof apiClient> },
  file_guid: string,
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const { share_id } = await owner.api('/set_share_status', { file_guid, is_share: 1 })
  return crowd(count, async () => {
    const { token = '' } = await apiClient(address)('/check_share_limit', { share_id: share_id ?? '' })
    return token
  })
}

/** Hocuspocus as it comes, which stores nothing and knows nobody. */
async function stock(): Promise<House> {
  const server = fork(join(import.meta.dirname, '../sync/stock-server.ts'), { stdio: 'inherit' })
  const [port] = (await once(server, 'message')) as [number]
  return {
    pids: [server.pid as number],
    async seat({ documents, editors, viewers }) {
      const tokens = (count: number) => Array.from({ length: count }, () => 'anybody')
      return {
        addresses: [`http://127.0.0.1:${port}`],
        isEmpty: true,
        documents: Array.from({ length: documents }, () => ({
          fileId: randomBytes(16).toString('hex'),
          editors: tokens(editors),
          viewers: tokens(viewers),
        })),
      }
    },
    async close() {
      server.kill()
      await once(server, 'exit')
    },
  }
}
