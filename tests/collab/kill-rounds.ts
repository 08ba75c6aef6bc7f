import { setTimeout as sleep } from 'node:timers/promises'
import * as Y from 'yjs'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { apiClient, newPerson, type Person } from '../kit/api.ts'
import { readStored, topicsOf } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { openStore } from '../kit/database/database.ts'
import type { EngineUnderTest } from '../kit/database/engines.ts'
import { type Cluster, startCluster } from '../kit/server/cluster.ts'
import type { RunningServer } from '../kit/server/server.ts'
import type { Victim } from './kill-victims.ts'
import { Editor, Saver } from './kill-writers.ts'
import { newRandom } from './seed.ts'

interface Options {
  engine: EngineUnderTest
  rounds: number
  /** Server processes on the one database. */
  processes?: number
  env?: Record<string, string>
  /** In the first rounds each of them in turn, so that a short run has all of them; then by chance. */
  victims: (servers: readonly RunningServer[]) => readonly Victim[]
}

export interface Outcome {
  rounds: number
  /** How often each victim was struck. */
  strikes: Record<string, number>
  /** Edits that were called saved, over WebSocket and over /save. */
  acknowledged: number
  savedByCall: number
  /** The fewest edits that were on their way at a strike. */
  inFlight: number
  /** Acknowledged, and not in the database after a strike or once all is healed. */
  lost: string[]
  /** More than once in the database. */
  doubled: string[]
  /** Whoever had another document than the database for too long after all was healed. */
  different: string[]
  /** The longest that it took until all had the same. */
  slowestMs: number
}

/** So many edits of each editor are called saved before each strike. */
const leastBetweenStrikes = 5
/** So long after everything is healed all have the same. */
const mostHealingMs = 5_000
/** Documents grow with every round, and with them what each takes. */
const roundsPerDocument = 25

/**
 * Real servers, and what they need, are killed again and again while people edit over WebSockets and programs save over HTTP. Every
 * edit has a name. After each strike the database alone must hold every one that was called saved, once; and once all is healed, every
 * editor and whoever opens the document anew on any of the servers must have just that. Ends with the first that is not so.
 */
export async function killRounds({ engine, rounds, processes = 1, env = {}, victims }: Options): Promise<Outcome> {
  const cluster = await startCluster({ engine, processes, env: { LOG_LEVEL: 'error', ...env } })
  const outcome: Outcome = {
    ...{ rounds: 0, strikes: {}, acknowledged: 0, savedByCall: 0, inFlight: Number.POSITIVE_INFINITY },
    ...{ lost: [], doubled: [], different: [], slowestMs: 0 },
  }
  const random = newRandom()
  const all = victims(cluster.servers)
  try {
    const person = await newPerson(addressOf(cluster))
    while (outcome.rounds < rounds && !hasFailed(outcome)) {
      const fileIds = [await touch(cluster, person), await touch(cluster, person)]
      const sitting = new Sitting(cluster, person, fileIds, random)
      try {
        const last = Math.min(rounds, outcome.rounds + roundsPerDocument)
        while (outcome.rounds < last && !hasFailed(outcome)) {
          const victim = all[outcome.rounds] ?? (all[Math.floor(random() * all.length)] as Victim)
          await sitting.round(victim, outcome)
        }
      } finally {
        sitting.count(outcome)
        await sitting.close()
      }
    }
    return outcome
  } finally {
    await cluster.stop()
  }
}

const hasFailed = ({ lost, doubled, different }: Outcome) => lost.length + doubled.length + different.length > 0

/** Two documents, each open twice on one server or once on each of several, and a program that saves each of them. */
class Sitting {
  readonly #cluster: Cluster
  readonly #person: Person
  readonly #fileIds: readonly string[]
  readonly #random: () => number
  readonly #editors: Editor[] = []
  readonly #savers: Saver[]

  constructor(cluster: Cluster, person: Person, fileIds: readonly string[], random: () => number) {
    this.#cluster = cluster
    this.#person = person
    this.#fileIds = fileIds
    this.#random = random
    const { servers } = cluster
    const perServer = servers.length === 1 ? 2 : 1
    for (const server of servers) {
      for (const fileId of Array.from({ length: perServer }, () => fileIds).flat()) {
        this.#editors.push(new Editor(server, person, fileId, this.#editors.length))
      }
    }
    this.#savers = fileIds.map(
      (fileId, nth) => new Saver(servers[nth % servers.length] as RunningServer, person, fileId, nth),
    )
  }

  async round(victim: Victim, outcome: Outcome): Promise<void> {
    const stop = new AbortController()
    const working = [...this.#editors, ...this.#savers].map((one) => one.work(stop.signal))
    await this.#enoughSaved()
    await sleep(this.#random() * 400)
    for (const editor of this.#editors) editor.edit()
    await sleep(this.#random() * 4)
    // Names of this moment: an answer that is on its way when the blow falls counts as well.
    const striking = victim.strike()
    outcome.inFlight = Math.min(
      outcome.inFlight,
      this.#editors.reduce((sum, editor) => sum + editor.inFlight, 0),
    )
    await striking
    const [least, most] = victim.lasts
    await sleep(least + this.#random() * (most - least))
    stop.abort()
    await Promise.all(working)
    outcome.rounds++
    outcome.strikes[victim.name] = (outcome.strikes[victim.name] ?? 0) + 1

    await this.#reading((database) => this.#checkStored(database, outcome))
    if (hasFailed(outcome)) return
    await victim.heal()
    await this.#cluster.revive()
    await this.#checkHealed(outcome, victim)
  }

  /** Adds what its writers were told to be saved. */
  count(outcome: Outcome): void {
    const savedByCall = this.#savers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    outcome.savedByCall += savedByCall
    outcome.acknowledged += this.#editors.reduce((sum, { acknowledged }) => sum + acknowledged.size, savedByCall)
  }

  async close(): Promise<void> {
    for (const { client } of this.#editors) await client.close()
  }

  async #enoughSaved(): Promise<void> {
    const counts = (writers: readonly (Editor | Saver)[]) => writers.map(({ acknowledged }) => acknowledged.size)
    const [edited, saved] = [counts(this.#editors), counts(this.#savers)]
    await until(
      () =>
        counts(this.#editors).every((count, nth) => count >= (edited[nth] as number) + leastBetweenStrikes) &&
        counts(this.#savers).some((count, nth) => count > (saved[nth] as number)),
    )
  }

  async #checkStored(database: Database, { lost, doubled }: Outcome): Promise<void> {
    for (const fileId of this.#fileIds) {
      const counts = countNames(await readStored(database, fileId))
      const writers = [...this.#editors, ...this.#savers].filter((one) => one.fileId === fileId)
      const acknowledged = writers.flatMap((one) => [...one.acknowledged])
      lost.push(...acknowledged.filter((name) => !counts.has(name)))
      doubled.push(...[...counts].filter(([, count]) => count > 1).map(([name]) => name))
    }
  }

  async #checkHealed(outcome: Outcome, victim: Victim): Promise<void> {
    const healedAt = Date.now()
    const deadline = healedAt + mostHealingMs
    // In each document one of those who have it open.
    const first = Math.floor(this.#random() * this.#editors.length)
    for (const nth of [first, first + 1]) await this.#editors[nth % this.#editors.length]?.forget()
    const readers = this.#cluster.servers.flatMap((server) =>
      this.#fileIds.map((fileId, nth) => ({
        name: `a reader of document ${nth} at ${server.address}`,
        client: new LiveClient({ address: () => server.address, token: this.#person.token, fileId }),
      })),
    )
    try {
      const connecting = readers.map(({ client }) => client.connect(mostHealingMs).catch(() => undefined))
      await Promise.all([...this.#editors.map((editor) => editor.settle(deadline)), ...connecting])
      await this.#reading(async (database) => {
        const holders = [...this.#editors, ...readers]
        let left = await differing(database, holders)
        while (left.length > 0 && Date.now() < deadline) {
          await sleep(50)
          left = await differing(database, holders)
        }
        outcome.different.push(...left.map(({ name }) => `${name} after ${victim.name}`))
        outcome.slowestMs = Math.max(outcome.slowestMs, Date.now() - healedAt)
        await this.#checkStored(database, outcome)
      })
    } finally {
      for (const { client } of readers) await client.close()
    }
  }

  async #reading(read: (database: Database) => Promise<void>): Promise<void> {
    const database = openStore(this.#cluster.store)
    try {
      await read(database)
    } finally {
      await database.close()
    }
  }
}

interface Holder {
  name: string
  client: LiveClient
}

/** Those who have another document than the database. */
async function differing(database: Database, holders: readonly Holder[]): Promise<Holder[]> {
  const stored = new Map<string, Y.Doc>()
  for (const { client } of holders) {
    if (!stored.has(client.fileId)) stored.set(client.fileId, await readStored(database, client.fileId))
  }
  return holders.filter(({ client }) => !client.synced || !sameDocument(stored.get(client.fileId) as Y.Doc, client.doc))
}

async function touch(cluster: Cluster, { token }: Person): Promise<string> {
  return (await apiClient(addressOf(cluster), token)('/touch', { file_name: 'killed' })).file_guid
}

/** Another one after a restart. */
const addressOf = ({ servers }: Cluster) => (servers[0] as RunningServer).address

function countNames(doc: Y.Doc): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of [...doc.getArray<string>('names').toArray(), ...topicsOf(doc)]) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function sameDocument(one: Y.Doc, other: Y.Doc): boolean {
  const names = (doc: Y.Doc) => JSON.stringify([doc.getArray('names').toJSON(), topicsOf(doc)])
  return names(one) === names(other) && Buffer.from(Y.encodeStateVector(one)).equals(Y.encodeStateVector(other))
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; !condition(); await sleep(10)) {
    if (Date.now() > deadline) throw new Error('Nothing was acknowledged within 60 s')
  }
}
