import { type Body, CallError, clientSchemaHeader, type Path } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { AppError } from '../../../apps/server/src/platform/app-error.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { apiClient } from '../../kit/api.ts'
import { CollabHouse, type Visitor } from '../../kit/collab/collab.ts'
import { cooperationBeside } from '../../kit/collab/cooperation-beside.ts'
import type { EngineUnderTest } from '../../kit/database/engines.ts'
import { type Cluster, startCluster } from '../../kit/server/cluster.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import type { RunningServer } from '../../kit/server/server.ts'
import type { EditedKind } from './edited-kinds.ts'
import { auditRights } from './rights-audit.ts'

export type CooperationPath = '/cooperation' | '/team_worker' | '/edit_permission' | '/set_user_editor'

/** A process that serves documents, or a part of this one that is as independent as a process. */
export interface Place {
  readonly address: string
  /** Gives the errno of a call that was refused, and 0 otherwise; throws what no call may answer. */
  call<P extends CooperationPath>(visitor: Visitor, path: P, body: Body<P>): Promise<number>
  /** A program adds a text to the whole content: true when it is saved, false when it is not, null when nobody knows. */
  save(visitor: Visitor, file: EditedFile, text: string): Promise<boolean | null>
  compact(fileId: string): Promise<void>
  /** Ends and starts again. Where it can be, it is killed. */
  restart(): Promise<void>
}

/** The document of a play. */
interface EditedFile {
  readonly id: string
  readonly kind: EditedKind
}

/** Processes on one database, whose rights are audited. */
export interface Places {
  readonly all: readonly Place[]
  readonly database: Database
  newPerson(): Promise<Visitor>
  newFile(owner: Visitor, kind: EditedKind): Promise<string>
  /** Nobody needs it any more: reading and drawing it in the background would only take time. */
  removeFile(fileId: string): Promise<void>
  /** From this place all others have to be told over the bus. */
  setBus(isConnected: boolean): void
  close(): Promise<void>
}

/** Short, so that turns of people who are gone become free within a play; a sixth of it is a round of presence. */
const releaseMs = 1_500

/** Inside of this process: one on SQLite, two with a bus on PostgreSQL. */
export async function openHouses(engine: EngineUnderTest, options = { letsReadersWrite: false }): Promise<Places> {
  const first = await CollabHouse.open(engine, options)
  const database = first.openDatabase()
  await auditRights(first.database)
  const houses = engine.name === 'postgres' ? [first, await first.beside()] : [first]
  const all = houses.map((house) => new HousePlace(house))
  return {
    all,
    database,
    newPerson: () => (all[0] as HousePlace).newPerson(),
    newFile: (owner, { number: kind, start }) => first.newFile(owner, start && { content: start }, { kind }),
    removeFile: (fileId) => first.removeFile(fileId),
    setBus: (isConnected) => {
      for (const { bus } of houses.slice(1)) bus.isConnected = isConnected
    },
    close: async () => {
      await database.close()
      for (const place of all.toReversed()) await place.close()
    },
  }
}

class HousePlace implements Place {
  readonly #house: CollabHouse
  #cooperation: ReturnType<typeof cooperationBeside>
  /** Calls that are under way: a server that is told to stop answers them first. */
  readonly #calls = new Set<Promise<unknown>>()
  #restarting: Promise<void> = Promise.resolve()

  constructor(house: CollabHouse) {
    this.#house = house
    this.#cooperation = cooperationBeside(house, { releaseMs })
  }

  get address(): string {
    return this.#house.address
  }

  newPerson(): Promise<Visitor> {
    return this.#cooperation.newPerson()
  }

  call<P extends CooperationPath>(visitor: Visitor, path: P, body: Body<P>): Promise<number> {
    return this.#answer(async () => {
      try {
        await this.#cooperation.call(visitor, path, body)
        return 0
      } catch (error) {
        if (error instanceof AppError && error.errno !== -429) return error.errno
        throw error
      }
    })
  }

  save({ personId }: Visitor, { id: fileId, kind }: EditedFile, text: string): Promise<boolean> {
    return this.#answer(async () => {
      const { documents } = this.#house
      try {
        const { content, hash } = await documents.read(fileId, personId)
        kind.addText(content, text)
        return typeof (await documents.save(fileId, personId, content, hash)) === 'object'
      } catch (error) {
        if (error instanceof AppError && error.errno === -104) return false
        throw error
      }
    })
  }

  compact(fileId: string): Promise<void> {
    return this.#answer(() => this.#house.documents.compact(fileId))
  }

  restart(): Promise<void> {
    this.#restarting = this.#restarting.then(async () => {
      await Promise.allSettled(this.#calls)
      await this.#cooperation.stop()
      await this.#house.restart()
      this.#cooperation = cooperationBeside(this.#house, { releaseMs })
    })
    return this.#restarting
  }

  async close(): Promise<void> {
    await this.#restarting
    await this.#cooperation.stop()
    await this.#house.close()
  }

  async #answer<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (let waited: unknown; waited !== this.#restarting; ) {
      waited = this.#restarting
      await this.#restarting
    }
    const working = work()
    this.#calls.add(working)
    try {
      return await working
    } finally {
      this.#calls.delete(working)
    }
  }
}

/** Real processes on PostgreSQL, with Redis. */
export async function openCluster(engine: EngineUnderTest, redisUrl: string): Promise<Places> {
  const env = { LOG_LEVEL: 'error', REDIS_URL: redisUrl, TURN_RELEASE_SECONDS: '2', TRUSTED_PROXIES: '127.0.0.1' }
  const cluster = await startCluster({ engine, processes: 2, env })
  const [first] = cluster.servers as [RunningServer]
  const store = openStoreOf(first)
  await auditRights(store.database)
  const all = cluster.servers.map((server) => new ServerPlace(server, cluster))
  return {
    all,
    database: store.database,
    newPerson: async () => {
      const { id, token } = await store.newPerson()
      return { personId: id, sessionId: '', token }
    },
    newFile: async ({ token }, { number: naotu_type, start: content }) =>
      (
        await apiClient(first.address, token)('/touch', {
          file_name: 'Together',
          naotu_type,
          ...(content && { content }),
        })
      ).file_guid,
    removeFile: async () => undefined,
    setBus: () => undefined,
    close: async () => {
      await store.close()
      await cluster.stop()
    },
  }
}

class ServerPlace implements Place {
  readonly #server: RunningServer
  readonly #cluster: Cluster

  constructor(server: RunningServer, cluster: Cluster) {
    this.#server = server
    this.#cluster = cluster
  }

  get address(): string {
    return this.#server.address
  }

  async call<P extends CooperationPath>({ token }: Visitor, path: P, body: Body<P>): Promise<number> {
    try {
      await apiClient(this.address, token)(path as Path, body as never)
      return 0
    } catch (error) {
      return errnoOf(error)
    }
  }

  async save({ token }: Visitor, { id: file_guid, kind }: EditedFile, text: string): Promise<boolean | null> {
    const api = apiClient(this.address, token, { [clientSchemaHeader]: String(clientSchema) })
    try {
      const { content = {}, hash } = await api('/open', { file_guid })
      kind.addText(content as unknown as Record<string, unknown>, text)
      await api('/save', { file_guid, content, hash } as never)
      return true
    } catch (error) {
      // A process that was killed may have written it.
      return errnoOf(error) === 0 ? null : false
    }
  }

  async compact(): Promise<void> {
    // It does that by itself.
  }

  async restart(): Promise<void> {
    await this.#server.kill()
    await this.#cluster.revive()
  }
}

/** 0: there was no answer, because the process was killed. */
function errnoOf(error: unknown): number {
  if (error instanceof CallError && error.errno !== -500 && error.errno !== -429) return error.errno ?? 0
  throw error
}
