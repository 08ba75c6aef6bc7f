import { setTimeout as sleep } from 'node:timers/promises'
import { CallError, type Client, createClient } from '@ramify/contract'
import { type Person, post } from '../kit/api.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import type { RunningServer } from '../kit/server/server.ts'
import { newRandom } from './seed.ts'

/** An editor with so many edits on their way waits: on a busy machine they would only grow. */
const mostInFlight = 20

/** Somebody with the document open on one of the servers, who writes names into it without pause. */
export class Editor {
  readonly name: string
  readonly fileId: string
  readonly acknowledged = new Set<string>()
  client: LiveClient
  readonly #options: { address: () => string; token: string; fileId: string }
  /** Names that were written before a mark was sent, by its number. */
  readonly #sent = new Map<number, string>()
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
    return this.#sent.size
  }

  edit(): void {
    if (!this.client.synced) return
    const name = `${this.name}-${this.#count++}`
    this.client.doc.getArray<string>('names').push([name])
    this.#sent.set(this.client.mark(), name)
  }

  /** Connects again for as long as it takes, as a browser does. */
  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#noteReceipts()
      if (!this.client.synced) {
        // What was not called saved by now never will be: the next sync takes it along unasked.
        this.#sent.clear()
        await this.client.connect().catch(() => sleep(50))
        continue
      }
      if (this.inFlight < mostInFlight) this.edit()
      await sleep(this.#random() * 20)
    }
    this.#noteReceipts()
    this.#sent.clear()
  }

  /** Connects, and has everything that it wrote saved. */
  async settle(deadline: number): Promise<void> {
    while (Date.now() < deadline) {
      const left = () => Math.max(0, deadline - Date.now())
      try {
        if (!this.client.synced) await this.client.connect(left())
        if (await this.client.saved(left())) return
      } catch {
        await sleep(50)
      }
    }
  }

  /** A tab that was closed: what it has not sent is gone, what was called saved has to come from the server. */
  async forget(): Promise<void> {
    await this.client.close()
    this.client = new LiveClient(this.#options)
  }

  #noteReceipts(): void {
    for (const [number, name] of this.#sent) {
      if (number > this.client.marked) continue
      this.acknowledged.add(name)
      this.#sent.delete(number)
    }
  }
}

/** A program that saves whole contents through one of the servers, each with one more topic. */
export class Saver {
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
