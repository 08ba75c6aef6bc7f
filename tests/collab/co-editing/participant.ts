import { setTimeout as sleep } from 'node:timers/promises'
import { closeCodes } from '@ramify/contract'
import { clientSchema, keepReadingPure } from '@ramify/document'
import * as Y from 'yjs'
import { type BreakableLine, openLine } from '../../kit/collab/breakable-line.ts'
import type { Visitor } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import type { EditedKind } from './edited-kinds.ts'
import type { Place } from './places.ts'

/** An edit of somebody. Each pushes a name to a list that no command touches: it says what became of the edit. */
interface Edit {
  name: string
  /** The connection over which it was sent first; 0: it was not sent yet. */
  sentOver: number
  /** The receipt that was asked for after it, on the connection of now. */
  mark: number | undefined
  /** Sent so that one answer is for it alone, or for a sync with all that was written without a connection. */
  isExact: boolean
}

/** What the server said about edits. */
export interface Outcomes {
  saved: Set<string>
  /** Refused, or never sent because something before it was refused: it must not be stored. */
  refused: Set<string>
  /** Whatever was unexpected. */
  strange: string[]
}

/** However busy the machine is. */
const longestMs = 90_000
/** The server is told to restart, or to come back later; a cut line. */
const usualCodes: readonly number[] = [1005, 1006, 1012, closeCodes.access, closeCodes.resync]

/**
 * Somebody who has the document open and edits, allowed or not, connected or not. As apps do, they keep what was not called saved and send
 * it again, and begin anew with what the server has when something was refused.
 */
export class Participant implements Outcomes {
  readonly name: string
  readonly visitor: Visitor
  readonly saved = new Set<string>()
  readonly refused = new Set<string>()
  readonly strange: string[] = []
  client: LiveClient
  readonly #fileId: string
  readonly #kind: EditedKind
  readonly #line: BreakableLine
  readonly #goal: { place: Place }
  /** In the document, and nobody knows what became of them. */
  #pending: Edit[] = []
  #edits = 0
  #connections = 0
  /** How many of the client's messages were looked at. */
  #heard = 0
  #isRefused = false
  #isAllowedSince = false
  #connecting: Promise<void> | undefined

  static async open(
    name: string,
    visitor: Visitor,
    file: { id: string; kind: EditedKind },
    place: Place,
  ): Promise<Participant> {
    const goal = { place }
    const line = await openLine(() => goal.place.address)
    return new Participant(name, visitor, file, line, goal)
  }

  private constructor(
    name: string,
    visitor: Visitor,
    file: { id: string; kind: EditedKind },
    line: BreakableLine,
    goal: { place: Place },
  ) {
    this.name = name
    this.visitor = visitor
    this.#fileId = file.id
    this.#kind = file.kind
    this.#line = line
    this.#goal = goal
    this.client = this.#newClient()
  }

  /** To which process they connect next. */
  goTo(place: Place): void {
    this.#goal.place = place
  }

  get isConnected(): boolean {
    return this.client.synced
  }

  /** What they were told last on this connection. */
  get isToldToEdit(): boolean {
    return this.isConnected && this.client.heard.findLast((said) => said.type === 'rights')?.edit === true
  }

  /** A random command of the editor, and its name. */
  edit(random: () => number): string {
    this.collect()
    // What was synced has an answer of its own.
    if (this.client.synced) this.#markUnmarked()
    const name = `[${this.name}.${this.#edits++}]`
    const { doc } = this.client
    // Who has never come in has no document yet.
    if (doc.getMap(this.#kind.collection).size > 0) this.#kind.edit(doc, random, name.slice(1, -1))
    doc.getArray<string>('names').push([name])
    const { synced, isOpen } = this.client
    const mark = synced ? this.client.mark() : undefined
    const isUnderWay = isOpen || this.#connecting !== undefined
    this.#pending.push({ name, mark, isExact: synced || !isOpen, sentOver: isUnderWay ? this.#connections : 0 })
    return name
  }

  /** The line breaks: what is on its way is lost. */
  cut(): void {
    this.#line.cut()
  }

  /** Connects, again and again until the server answers; not if it says that it may not. */
  connect(): Promise<void> {
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  /** Everything that was sent is answered, or the connection is lost. Begins anew if something was refused. */
  async settle(): Promise<void> {
    await this.#connecting
    const isAnswered = () => {
      this.collect()
      return !this.client.synced || this.#isRefused || this.#pending.every(({ mark }) => mark === undefined)
    }
    await this.client.until(isAnswered, `answered to ${this.name}`, longestMs)
    if (this.#isRefused) await this.#beginAnew()
  }

  /** Until nothing is pending and they are connected. */
  async calmDown(): Promise<void> {
    for (const deadline = Date.now() + longestMs; Date.now() < deadline; await sleep(5)) {
      await this.connect()
      await this.settle()
      if (this.isConnected && this.#pending.length === 0) return
      if (this.client.closeCode === closeCodes.access) return
    }
    this.strange.push(`${this.name} is not connected with everything answered after ${longestMs} ms`)
  }

  async leave(): Promise<void> {
    await this.#line.close()
    await this.client.close()
  }

  /** Looks at what the server has said. */
  collect(): void {
    const { heard, closeCode } = this.client
    for (; this.#heard < heard.length; this.#heard++) {
      const message = heard[this.#heard]
      // With the right they get next, all that is missing is asked for once more, and stored by that right.
      if (this.#isRefused && message?.type === 'rights' && message.edit) this.#isAllowedSince = true
      if (message?.type === 'refused') {
        this.#isRefused = true
        if (message.reason !== 'rights') this.strange.push(`${this.name} was refused for ${message.reason}`)
      } else if (message?.type === 'marked') this.#marked(message.number)
    }
    if (closeCode === 0) return
    if (!usualCodes.includes(closeCode)) this.strange.push(`${this.name} was closed with ${closeCode}`)
    for (const edit of this.#pending) edit.mark = undefined
  }

  #marked(number: number): void {
    // Which of them was refused is found out when all are dropped.
    if (this.#isRefused) return
    const isDone = ({ mark }: Edit) => mark !== undefined && mark <= number
    for (const { name } of this.#pending.filter(isDone)) this.saved.add(name)
    this.#pending = this.#pending.filter((edit) => !isDone(edit))
  }

  async #connect(): Promise<void> {
    for (const deadline = Date.now() + longestMs; !this.client.synced; ) {
      if (this.client.isOpen)
        await this.client.until(() => this.client.synced || this.client.closeCode !== 0, 'synced', longestMs)
      else {
        this.collect()
        this.#connections++
        for (const edit of this.#pending) edit.sentOver ||= this.#connections
        await this.client.connect(longestMs).catch(() => undefined)
      }
      this.collect()
      if (this.client.closeCode === closeCodes.access) return
      if (this.client.synced) break
      await sleep(2)
      if (Date.now() > deadline) throw new Error(`${this.name} cannot connect (${this.client.closeCode})`)
    }
    this.#markUnmarked()
  }

  #markUnmarked(): void {
    const unmarked = this.#pending.filter(({ mark }) => mark === undefined)
    if (unmarked.length === 0) return
    const mark = this.client.mark()
    for (const edit of unmarked) edit.mark = mark
  }

  /** What was refused is offered as a copy, and the document opened anew. */
  async #beginAnew(): Promise<void> {
    // Whatever comes after something refused is refused as well: it builds on it. What was sent before may be stored.
    for (const { name, isExact, sentOver } of this.#pending) {
      const isSentHere = sentOver === this.#connections || sentOver === 0
      if (isExact && isSentHere && !this.#isAllowedSince) this.refused.add(name)
    }
    this.#pending = []
    this.#isRefused = false
    this.#isAllowedSince = false
    await this.client.close()
    this.client = this.#newClient()
    this.#heard = 0
    await this.connect()
  }

  #newClient(): LiveClient {
    const doc = new Y.Doc()
    keepReadingPure(doc)
    return new LiveClient({
      address: () => this.#line.address,
      token: this.visitor.token,
      fileId: this.#fileId,
      doc,
      schema: clientSchema,
    })
  }
}
