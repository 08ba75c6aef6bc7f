import type * as Y from 'yjs'
import { ChangedRecords } from './changed-records.ts'
import { type Collections, openCollections } from './collections.ts'
import { History, type Notes } from './history.ts'
import { type Random, trueRandom } from './ids/random.ts'
import { keepReadingPure } from './keep-reading-pure.ts'
import { type Plan, type Refusal, Refused } from './plan.ts'
import { creationOrigin, runPlan } from './run-plan.ts'

/** A document that can be read, watched and changed. */
export interface OpenDocument<Snapshot, Change, Command, Code extends string = string> {
  readonly snapshot: Snapshot
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Calls the listener with every change, also other people's, in order; returns how to unsubscribe. */
  subscribe(listener: (change: Change) => void): () => void
  /** Checks and executes a command. A refused command has written nothing. */
  execute(command: Command): CommandResult<Code>
  /** Executes commands one after the other and tells listeners once of all of them. The first refusal ends it; what came before stays. */
  batch(commands: Iterable<Command>): CommandResult<Code>
  /** Everything from here to the next mark is one undo step: mark before each edit, each gesture, each burst of typing. */
  mark(): void
  /** Removes the last mark: what follows belongs to the step before it, as the first words of a topic do to its creation. */
  rejoin(): void
  /** Undoes one's own last step; false when there was none. */
  undo(): boolean
  redo(): boolean
  /** Undoes all steps after the first so many, for good: text that was given up while it was written cannot be redone. */
  takeBack(depth: number): void
  /** How many steps can be undone. */
  readonly undoDepth: number
  /** Takes a note at every mark, and gives it back when the step that began there is undone, or the one before it redone. */
  keepNotes(notes: Notes): void
  /** One change for two that follow each other. */
  mergeChanges(first: Change, second: Change): Change
  /** Stops watching. The Y.Doc stays as it is. */
  destroy(): void
}

export type CommandResult<Code extends string = string> =
  | { readonly ok: true; readonly ids?: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

export interface DocumentPorts {
  readonly random?: Random
  /** Milliseconds; stored with new records, used by no rule. */
  readonly now?: () => number
}

/** The part of a change that every kind has. */
export interface CoreChange<Snapshot> {
  readonly before: Snapshot
  readonly after: Snapshot
  /** Whether this replica's own command, undo or redo made it. */
  readonly local: boolean
}

/** One open document of a kind: reads its snapshot and makes plans of commands. */
export interface KindSession<Name extends string, Snapshot, Change, Command> {
  readonly snapshot: Snapshot
  /** Updates the snapshot and says what became different; null when nothing that can be seen did. */
  update(changed: ChangedRecords<Name>): Omit<Change, 'local'> | null
  /** Throws `Refused`. Commands arrive as data, so nothing about them is taken for granted. */
  plan(command: Command): Plan<Name>
}

/** What the core needs to know about a kind of document. */
export interface DocumentKind<Name extends string, Snapshot, Change extends CoreChange<Snapshot>, Command> {
  /** As in `meta.kind`. */
  readonly name: string
  /** As in the column `files.kind` and in `naotu_type` of calls. */
  readonly number: number
  /** The schema that this build writes; a document with a higher one can only be read. */
  readonly schema: number
  readonly collections: readonly Name[]
  open(collections: Collections<Name>, ports: Required<DocumentPorts>): KindSession<Name, Snapshot, Change, Command>
  /** One change for two that follow each other. */
  merge(first: Change, second: Change): Change
}

export function openWithKind<
  Name extends string,
  Snapshot,
  Change extends CoreChange<Snapshot>,
  Command,
  Code extends string,
>(
  kind: DocumentKind<Name, Snapshot, Change, Command>,
  doc: Y.Doc,
  { random = trueRandom, now = Date.now }: DocumentPorts = {},
): OpenDocument<Snapshot, Change, Command, Code> {
  return new Opened(kind, doc, { random, now })
}

class Opened<Name extends string, Snapshot, Change extends CoreChange<Snapshot>, Command, Code extends string>
  implements OpenDocument<Snapshot, Change, Command, Code>
{
  readonly #doc: Y.Doc
  readonly #kind: DocumentKind<Name, Snapshot, Change, Command>
  readonly #collections: Collections<Name>
  readonly #changed: ChangedRecords<Name>
  readonly #session: KindSession<Name, Snapshot, Change, Command>
  readonly #history: History
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #untold: Change[] = []
  readonly #stop: (() => void)[] = []
  #telling = false
  #isBatch = false
  /** Tells this document's own changes from everybody else's, also from those of a second one over the same Y.Doc. */
  readonly #origin = Symbol('command')

  constructor(kind: DocumentKind<Name, Snapshot, Change, Command>, doc: Y.Doc, ports: Required<DocumentPorts>) {
    this.#doc = doc
    this.#kind = kind
    this.#collections = openCollections(doc, kind.collections)
    this.#changed = new ChangedRecords(this.#collections, kind.collections)
    this.#session = kind.open(this.#collections, ports)
    this.#changed.addAll()
    this.#read()
    this.#stop.push(keepReadingPure(doc))
    // Before our own handlers, so that `canUndo` is right when listeners hear of a change.
    this.#history = new History(Object.values(this.#collections), this.#origin)
    this.#stop.push(() => this.#history.destroy())
    this.#listen()
  }

  get snapshot(): Snapshot {
    return this.#session.snapshot
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  execute(command: Command): CommandResult<Code> {
    // Inside somebody's transaction new records could not stay out of the undo step, and the snapshot would not follow.
    if (this.#doc._transaction)
      throw new Error('A command makes its own transactions and cannot run inside another one')
    try {
      const plan = this.#session.plan(command)
      runPlan(this.#doc, this.#collections, plan, this.#origin)
      return plan.ids ? { ok: true, ids: plan.ids } : { ok: true }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, refusal: error.refusal as Refusal<Code> }
      throw error
    }
  }

  batch(commands: Iterable<Command>): CommandResult<Code> {
    const isOuter = !this.#isBatch
    const from = this.#untold.length
    this.#isBatch = true
    const ids: string[] = []
    try {
      for (const command of commands) {
        const result = this.execute(command)
        if (!result.ok) return result
        ids.push(...(result.ids ?? []))
      }
      return { ok: true, ids }
    } finally {
      if (isOuter) this.#endBatch(from)
    }
  }

  #endBatch(from: number): void {
    this.#isBatch = false
    const [first, ...others] = this.#untold.splice(from)
    if (first) this.#untold.push(others.reduce((all, next) => this.#kind.merge(all, next), first))
    this.#tell()
  }

  mergeChanges(first: Change, second: Change): Change {
    return this.#kind.merge(first, second)
  }

  mark(): void {
    this.#history.mark()
  }

  rejoin(): void {
    this.#history.rejoin()
  }

  undo(): boolean {
    return this.#history.undo()
  }

  redo(): boolean {
    return this.#history.redo()
  }

  takeBack(depth: number): void {
    this.#history.takeBack(depth)
  }

  get undoDepth(): number {
    return this.#history.depth
  }

  keepNotes(notes: Notes): void {
    this.#history.keepNotes(notes)
  }

  destroy(): void {
    for (const stop of this.#stop.splice(0)) stop()
    this.#listeners.clear()
  }

  #listen(): void {
    const note = (transaction: Y.Transaction) => this.#changed.add(transaction)
    const tell = (_doc: Y.Doc, transactions: Y.Transaction[]) => {
      // New records are hidden, so nothing has changed on the screen; the transaction that shows them follows at once.
      if (transactions.every(({ origin }) => origin === creationOrigin)) return
      this.#read(transactions.some(({ origin }) => origin === this.#origin || this.#history.isOrigin(origin)))
    }
    this.#doc.on('afterTransaction', note)
    this.#doc.on('afterAllTransactions', tell)
    this.#stop.push(() => {
      this.#doc.off('afterTransaction', note)
      this.#doc.off('afterAllTransactions', tell)
    })
  }

  #read(local = false): void {
    const change = this.#session.update(this.#changed)
    this.#changed.clear()
    if (!change) return
    this.#untold.push({ ...change, local } as Change)
    this.#tell()
  }

  #tell(): void {
    // A listener that executes a command gets here again: the first round goes on telling, so that all hear in order.
    if (this.#telling || this.#isBatch) return
    this.#telling = true
    const errors: unknown[] = []
    for (let change = this.#untold.shift(); change; change = this.#untold.shift()) {
      for (const listener of [...this.#listeners]) {
        try {
          listener(change)
        } catch (error) {
          errors.push(error)
        }
      }
    }
    this.#telling = false
    if (errors.length > 0) throw errors[0]
  }
}
