import { setTimeout as sleep } from 'node:timers/promises'
import { contentHash, openMap, toContent } from '@ramify/document'
import type { Person } from '../kit/api.ts'
import { addTopic } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import type { RunningServer } from '../kit/server/server.ts'

/** Somebody who does one thing after the other until told to stop. */
export interface Busy {
  /** How much of it is called saved. */
  readonly saved: number
  work: (signal: AbortSignal) => Promise<void>
}

/** Alone in a document: after each edit it is known what the whole must be. */
export class LoneWriter implements Busy {
  readonly fileId: string
  /** Of the content, after each edit; the first is that of the beginning. */
  readonly hashes: string[] = []
  saved = 0
  readonly #client: LiveClient

  constructor(server: RunningServer, { token }: Person, fileId: string) {
    this.fileId = fileId
    this.#client = new LiveClient({ address: () => server.address, token, fileId })
  }

  async work(signal: AbortSignal): Promise<void> {
    await this.#client.connect()
    await this.#client.until(() => this.#client.doc.getMap('nodes').size > 0, 'filled')
    this.hashes.push(this.#hash())
    while (!signal.aborted) {
      addTopic(this.#client.doc, `topic ${this.saved}`)
      this.hashes.push(this.#hash())
      if (!(await this.#client.saved())) throw new Error('An edit was refused')
      this.saved++
      await sleep(5)
    }
    await this.#client.close()
  }

  #hash(): string {
    const map = openMap(this.#client.doc)
    const hash = contentHash(toContent(map.snapshot))
    map.destroy()
    return hash
  }
}

/** One of several in the same document. */
export class CoWriter implements Busy {
  readonly fileId: string
  /** In the order in which they were written. */
  readonly topics: string[] = []
  saved = 0
  readonly #name: string
  readonly #client: LiveClient

  constructor(server: RunningServer, { token }: Person, fileId: string, name: string) {
    this.fileId = fileId
    this.#name = name
    this.#client = new LiveClient({ address: () => server.address, token, fileId })
  }

  async work(signal: AbortSignal): Promise<void> {
    await this.#client.connect()
    await this.#client.until(() => this.#client.doc.getMap('nodes').size > 0, 'filled')
    while (!signal.aborted) {
      const topic = `${this.#name} ${this.saved}`
      this.topics.push(topic)
      addTopic(this.#client.doc, topic)
      if (!(await this.#client.saved())) throw new Error('An edit was refused')
      this.saved++
      await sleep(5)
    }
    await this.#client.close()
  }
}

/** Makes documents, each in one transaction over several tables. */
export class Maker implements Busy {
  readonly fileIds: string[] = []
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  get saved(): number {
    return this.fileIds.length
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { file_guid } = await this.#person.api('/touch', { file_name: `made ${this.saved}` })
      this.fileIds.push(file_guid)
    }
  }
}
