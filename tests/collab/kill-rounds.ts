import { setTimeout as sleep } from 'node:timers/promises'
import { CallError, type Client, createClient } from '@ramify/contract'
import * as Y from 'yjs'
import { newPerson, type Person, post } from '../kit/api.ts'
import { readStored, topicsOf } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { openStore } from '../kit/database/database.ts'
import type { EngineUnderTest } from '../kit/database/engines.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'
import { newRandom } from './seed.ts'

interface Options {
  engine: EngineUnderTest
  kills: number
  env?: Record<string, string>
  /** Kills the database too, and brings it back: at the first kill and every third after it. */
  crashDatabase?: () => Promise<void>
}

export interface Outcome {
  kills: number
  /** Of these the database was killed too. */
  crashes: number
  /** Edits that were called saved, over WebSocket and over /save. */
  acknowledged: number
  savedByCall: number
  /** The fewest edits that were on their way at a kill. */
  inFlight: number
  /** Acknowledged, and not in the database after a kill or at the end. */
  lost: string[]
  doubled: string[]
  /** Whoever has another document at the end than the database. */
  different: string[]
}

/** An editor with so many edits on their way waits: on a busy machine they would only grow. */
const mostInFlight = 20
/** So many edits of each of the four editors are called saved before each kill. */
const leastBetweenKills = 5

/**
 * The real server is killed again and again while people edit over WebSockets and a program saves over HTTP. Every edit
 * has a name; after each kill the database alone must hold every one that was called saved. Ends with the first loss.
 */
export async function killRounds({ engine, kills, env = {}, crashDatabase }: Options): Promise<Outcome> {
  const server = await startServer({ engine, env: { LOG_LEVEL: 'error', ...env } })
  const editors: Editor[] = []
  try {
    const person = await newPerson(server.address)
    const fileIds = [await touch(person), await touch(person)]
    for (const fileId of [...fileIds, ...fileIds]) editors.push(new Editor(server, person, fileId, editors.length))
    const savers = fileIds.map((fileId, nth) => new Saver(server, person, fileId, nth))
    const lost = new Set<string>()
    const doubled = new Set<string>()
    const random = newRandom()
    let inFlight = Number.POSITIVE_INFINITY
    let done = 0
    let crashes = 0

    const check = async () => {
      for (const fileId of fileIds) {
        const stored = await readFrom(server, fileId)
        const counts = countNames(stored)
        const wanted = [...editors, ...savers].filter((one) => one.fileId === fileId)
        for (const name of wanted.flatMap(({ acknowledged }) => [...acknowledged])) {
          if (!counts.has(name)) lost.add(name)
        }
        for (const [name, count] of counts) if (count > 1) doubled.add(name)
      }
    }

    while (done < kills) {
      const withDatabase = crashDatabase !== undefined && done % 3 === 0
      const stop = new AbortController()
      const before = editors.map(({ acknowledged }) => acknowledged.size)
      const savedBefore = savers.map(({ acknowledged }) => acknowledged.size)
      const work = [...editors, ...savers].map((one) => one.work(stop.signal))
      const least = (at: number) => (before[at] as number) + leastBetweenKills
      await until(() => editors.every(({ acknowledged }, at) => acknowledged.size >= least(at)))
      await until(() => savers.some(({ acknowledged }, at) => acknowledged.size > (savedBefore[at] as number)))
      await sleep(random() * 400)
      for (const editor of editors) editor.edit()
      await sleep(random() * 4)
      // Names of this moment: an answer that is on its way when the blow falls counts as well.
      const killing = withDatabase ? Promise.all([server.kill(), crashDatabase()]) : server.kill()
      inFlight = Math.min(
        inFlight,
        editors.reduce((sum, editor) => sum + editor.inFlight, 0),
      )
      await killing
      stop.abort()
      await Promise.all(work)
      done++
      if (withDatabase) crashes++
      await check()
      if (lost.size > 0) break
      await server.restart()
      // In each document one of the two.
      const first = Math.floor(random() * editors.length)
      for (const nth of [first, first + 1]) editors[nth % editors.length]?.forget()
    }

    const different: string[] = []
    for (const editor of lost.size > 0 ? [] : editors) {
      await editor.connect()
      if (!(await editor.client.saved())) different.push(`${editor.name} cannot save`)
    }
    await check()
    for (const editor of lost.size > 0 ? [] : editors) {
      const stored = await readFrom(server, editor.fileId)
      await editor.client
        .until(() => sameDocument(stored, editor.client.doc), 'equal')
        .catch(() => {
          different.push(editor.name)
        })
    }
    const savedByCall = savers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    const acknowledged = editors.reduce((sum, editor) => sum + editor.acknowledged.size, savedByCall)
    return {
      kills: done,
      crashes,
      acknowledged,
      savedByCall,
      inFlight,
      lost: [...lost],
      doubled: [...doubled],
      different,
    }
  } finally {
    for (const { client } of editors) await client.close()
    await server.stop()
  }
}

/** Somebody with the document open, who writes names into it without pause. */
class Editor {
  readonly name: string
  readonly fileId: string
  readonly acknowledged = new Set<string>()
  client: LiveClient
  readonly #options: { address: () => string; token: string; fileId: string }
  /** Names that were written before a mark was sent, by its number. */
  #sent = new Map<number, string[]>()
  readonly #random: () => number
  #count = 0

  constructor(server: RunningServer, { token }: Person, fileId: string, nth: number) {
    this.name = `editor${nth}`
    this.#random = newRandom(1 + nth)
    this.fileId = fileId
    this.#options = { address: () => server.address, token, fileId }
    this.client = new LiveClient(this.#options)
  }

  get inFlight(): number {
    return [...this.#sent.values()].flat().length
  }

  async connect(): Promise<void> {
    for (let tries = 0; !this.client.synced; tries++) {
      if (tries === 20) throw new Error(`${this.name} cannot connect`)
      await this.client.connect().catch(() => sleep(100))
    }
  }

  edit(): void {
    if (!this.client.synced) return
    const name = `${this.name}-${this.#count++}`
    this.client.doc.getArray<string>('names').push([name])
    this.#sent.set(this.client.mark(), [name])
  }

  async work(signal: AbortSignal): Promise<void> {
    await this.connect()
    while (!signal.aborted && this.client.isOpen) {
      if (this.inFlight < mostInFlight) this.edit()
      this.#noteReceipts()
      await sleep(this.#random() * 20)
    }
    this.#noteReceipts()
    // What was not called saved by now never will be: the sync after a restart takes it along unasked.
    this.#sent.clear()
  }

  /** A tab that was closed: what it has not sent is gone, what was called saved has to come from the server. */
  forget(): void {
    this.client = new LiveClient(this.#options)
  }

  #noteReceipts(): void {
    for (const [number, names] of this.#sent) {
      if (number > this.client.marked) continue
      for (const name of names) this.acknowledged.add(name)
      this.#sent.delete(number)
    }
  }
}

/** A program that saves whole contents, each with one more topic. */
class Saver {
  readonly fileId: string
  readonly acknowledged = new Set<string>()
  readonly #api: Client
  readonly #name: string
  readonly #random: () => number
  #count = 0

  constructor(server: RunningServer, { token }: Person, fileId: string, nth: number) {
    this.fileId = fileId
    this.#name = `saver${nth}`
    this.#random = newRandom(101 + nth)
    this.#api = createClient(async (path, body) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await post(server.address, path, JSON.stringify(body), headers)
      return response.json()
    })
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#save(`${this.#name}-${this.#count++}`, signal)
      await sleep(20 + this.#random() * 60)
    }
  }

  async #save(name: string, signal: AbortSignal): Promise<void> {
    const file_guid = this.fileId
    for (let tries = 0; tries < 20 && !signal.aborted; tries++) {
      try {
        const { content = {}, hash } = await this.#api('/open', { file_guid })
        const { root } = content as unknown as { root: { children: unknown[] } }
        root.children.push({ data: { text: name }, children: [] })
        await this.#api('/save', { file_guid, content, hash })
        this.acknowledged.add(name)
        return
      } catch (error) {
        // Somebody was faster: once more, from what is there now. Without an answer nobody knows: a new name.
        if (!(error instanceof CallError && error.errno === -409)) return
      }
    }
  }
}

async function touch({ api }: Person): Promise<string> {
  return (await api('/touch', { file_name: 'killed' })).file_guid
}

async function readFrom({ store }: RunningServer, fileId: string): Promise<Y.Doc> {
  const database = openStore(store)
  try {
    return await readStored(database, fileId)
  } finally {
    await database.close()
  }
}

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
