import { newId } from '@ramify/document'
import * as Y from 'yjs'
import { askToLast } from '../../storage/ask-to-last.ts'
import { mergeUpdates } from '../connection/merge-updates.ts'
import type { LocalDatabase } from './local-database.ts'
import { deleteRows, putRow, type RowKey, readRows, updateStore } from './update-rows.ts'

export interface LocalUpdateStoreOptions {
  database: LocalDatabase
  /** The name its rows go under. */
  id: string
  doc: Y.Doc
  /** Names the rows of this tab. */
  writer?: string
  /** Written with every change, in the same transaction. */
  alongside: Alongside
  /** All own changes up to this number are stored. */
  onKept: (number: number) => void
  onStorage: (works: boolean) => void
  onEvicted: () => void
}

export interface Alongside {
  stores: readonly string[]
  /** `number`: of the last own change among those stored now, if any is. False: nothing may be stored any more. */
  write: (transaction: IDBTransaction, number: number | null) => Promise<boolean>
}

const retryAfter = 5000
/** A browser that takes longer has not stored it, for all anybody knows. */
const patience = 3000
const mostRows = 300
/** Changes of others are stored so often at most: the server has them, and each transaction takes time from whoever types. */
const othersIntervalMs = 1000

/** Keeps a document in this browser: own changes at once, those of others soon, and says whether that went well. */
export class LocalUpdateStore {
  readonly writer: string
  readonly #options: LocalUpdateStoreOptions
  /** Rows whose changes are in the document. */
  readonly #known: RowKey[] = []
  readonly #stopWatching: () => void
  #queue: Uint8Array[] = []
  #lastOwn: number | null = null
  #ownKept: number | null = null
  #rows = 0
  #mostRows = mostRows
  #works = true
  /** Single changes have been lost on the way: the next attempt stores everything. */
  #needsAll = false
  #writing: Promise<void> | null = null
  #wroteAt = Number.NEGATIVE_INFINITY
  /** For changes of others that wait. */
  #later: ReturnType<typeof setTimeout> | undefined
  #retrying: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(options: LocalUpdateStoreOptions) {
    this.#options = options
    this.writer = options.writer ?? newId()
    this.#stopWatching = options.database.onEvicted(() => {
      this.#known.length = 0
      this.#ownKept = null
      options.onEvicted()
      this.storeAll()
    })
  }

  /** Puts what is stored into the document, as of this origin; `beside` reads more in the same transaction. */
  async load<Beside>(
    origin: unknown,
    beside: (transaction: IDBTransaction) => Promise<Beside>,
  ): Promise<{ beside: Beside; updates: Uint8Array[] }> {
    const { database, id, doc, alongside } = this.#options
    const read = async (transaction: IDBTransaction): Promise<[Rows, Beside]> => [
      await readRows(transaction, id),
      await beside(transaction),
    ]
    const [rows, more] = await database.read([updateStore, ...alongside.stores], read).catch((error) => {
      this.#report(false)
      throw error
    })
    const readable = doc.transact(() => rows.filter(({ update }) => applies(doc, update)), origin)
    this.#known.push(...readable.map(({ key }) => key))
    return { beside: more, updates: readable.map(({ update }) => update) }
  }

  /** What was loaded holds own changes up to this number. */
  countLoaded(number: number): void {
    this.#lastOwn = number
    this.#ownKept = number
  }

  /** Stores a change; `number` when it is one's own. */
  keep(update: Uint8Array, number: number | null): void {
    if (number !== null) this.#lastOwn = number
    if (this.#isClosed) return
    if (!this.#needsAll) this.#queue.push(update)
    if (number !== null) this.#write()
    else this.#writeSoon()
  }

  /** The document as it is, whatever has been stored of it before. */
  storeAll(): void {
    this.#needsAll = true
    this.#write()
  }

  retry(): void {
    if (!this.#works || this.#needsAll) this.#write()
  }

  /** Settles when nothing is left to be stored, or storing has failed. */
  async idle(): Promise<void> {
    do {
      if (this.#queue.length > 0) this.#write()
      await this.#writing
    } while (this.#queue.length > 0 && !this.#isClosed)
  }

  /** Everything that this document holds goes from the store. */
  async removeAll(beside: (transaction: IDBTransaction) => Promise<void>): Promise<void> {
    await this.close()
    const { database, alongside } = this.#options
    const write = async (transaction: IDBTransaction) => {
      await beside(transaction)
      deleteRows(transaction, this.#known)
    }
    await database.write([updateStore, ...alongside.stores], write, 'strict')
  }

  /** Waits for what is being stored, but not for a browser that hangs. */
  async close(): Promise<void> {
    await Promise.race([this.idle(), new Promise((resolve) => setTimeout(resolve, patience))])
    this.#isClosed = true
    clearTimeout(this.#retrying)
    clearTimeout(this.#later)
    this.#stopWatching()
  }

  #write(): void {
    if (this.#writing || this.#isClosed) return
    clearTimeout(this.#retrying)
    clearTimeout(this.#later)
    this.#later = undefined
    // A command makes several updates, one after the other: they go together.
    this.#writing = Promise.resolve()
      .then(() => this.#writeOut())
      .finally(() => {
        this.#writing = null
        if (this.#queue.length > 0) this.#writeSoon()
      })
  }

  #writeSoon(): void {
    const wait = this.#wroteAt + othersIntervalMs - performance.now()
    if (wait <= 0) this.#write()
    else if (!this.#writing && !this.#isClosed) this.#later ??= setTimeout(() => this.#write(), wait)
  }

  /** Own changes do not wait. Those of others go with them: an own one may rest on them. */
  get #isDue(): boolean {
    return this.#needsAll || (this.#queue.length > 0 && this.#lastOwn !== this.#ownKept)
  }

  async #writeOut(): Promise<void> {
    for (let isFirst = true; isFirst || this.#isDue; isFirst = false) {
      if (this.#queue.length === 0 && !this.#needsAll) return
      this.#wroteAt = performance.now()
      const updates = this.#needsAll ? [Y.encodeStateAsUpdate(this.#options.doc)] : [mergeUpdates(this.#queue)]
      const number = this.#lastOwn
      const hasOwn = number !== null && number !== this.#ownKept
      this.#queue = []
      this.#needsAll = false
      const late = setTimeout(() => this.#report(false), patience)
      try {
        await this.#store(updates, hasOwn ? number : null)
        this.#ownKept = number
        if (hasOwn) this.#options.onKept(number)
        this.#report(true)
      } catch (error) {
        console.warn('Not stored in this browser', error)
        this.#needsAll = true
        this.#queue = []
        this.#report(false)
        this.#retrying = setTimeout(() => this.#write(), retryAfter)
        return
      } finally {
        clearTimeout(late)
      }
      if (this.#known.length >= this.#mostRows) await this.#putTogether()
    }
  }

  async #store(updates: readonly Uint8Array[], number: number | null): Promise<void> {
    const { database, alongside } = this.#options
    const rows = updates.map((update) => ({ key: this.#nextKey(), update }))
    const isStored = await database.write([updateStore, ...alongside.stores], async (transaction) => {
      const isAllowed = await alongside.write(transaction, number)
      if (isAllowed) for (const row of rows) putRow(transaction, row)
      return isAllowed
    })
    if (!isStored) return
    for (const { key } of rows) this.#known.push(key)
    askToLast()
  }

  /** Only rows whose changes are in this document may go: another tab's may not have come here yet. */
  async #putTogether(): Promise<void> {
    const { database, doc } = this.#options
    const old = [...this.#known]
    const key = this.#nextKey()
    try {
      await database.write([updateStore], async (transaction) => {
        putRow(transaction, { key, update: Y.encodeStateAsUpdate(doc) })
        deleteRows(transaction, old)
      })
      this.#known.splice(0, this.#known.length, key)
      this.#mostRows = mostRows
    } catch (error) {
      // Nothing is lost by many rows; there will be another occasion.
      this.#mostRows = 2 * old.length
      console.warn('Rows not put together', error)
    }
  }

  #nextKey(): RowKey {
    this.#rows++
    return [this.#options.id, this.writer, this.#rows]
  }

  #report(works: boolean): void {
    if (works === this.#works) return
    this.#works = works
    this.#options.onStorage(works)
  }
}

type Rows = Awaited<ReturnType<typeof readRows>>

function applies(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update)
    return true
  } catch (error) {
    console.warn('A row that cannot be read stays where it is', error)
    return false
  }
}
