import type * as Y from 'yjs'
import { type Command, planOf } from './commands/commands.ts'
import { type CommandContext, type Refusal, Refused } from './commands/plan.ts'
import { creationOrigin, runPlan } from './commands/run-command.ts'
import { History, type Notes } from './history.ts'
import { type Random, trueRandom } from './ids/random.ts'
import { keepReadingPure } from './keep-reading-pure.ts'
import { collectionsOf } from './schema/collections.ts'
import { ChangedRecords } from './snapshot/changed-records.ts'
import type { MapSnapshot, SnapshotChange } from './snapshot/snapshot.ts'
import { SnapshotKeeper } from './snapshot/snapshot-keeper.ts'

/** A mind map that can be read, watched and changed. */
export interface MapDocument {
  readonly snapshot: MapSnapshot
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Tells of every change, also of others', in order; gives back how to stop. */
  subscribe(listener: (change: SnapshotChange) => void): () => void
  /** Checks and carries out a command. What is refused has written nothing. */
  execute(command: Command): CommandResult
  /** Everything from here to the next mark is one undo step: mark before each act, each gesture, each burst of typing. */
  mark(): void
  /** Takes the last mark back: what comes next belongs to the step before it, as the first words of a topic do to its making. */
  rejoin(): void
  /** Takes one's own last step back; false when there was none. */
  undo(): boolean
  redo(): boolean
  /** Undoes all steps after the first so many, for good: what was given up while it was written is no step to redo. */
  takeBack(depth: number): void
  /** How many steps can be taken back. */
  readonly undoDepth: number
  /** Has a note taken at every mark, and given back when the step that began there is undone, or the one before it redone. */
  keepNotes(notes: Notes): void
  /** Stops watching. The Y.Doc stays as it is. */
  destroy(): void
}

export type CommandResult =
  | { readonly ok: true; readonly ids?: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal }

export interface MapPorts {
  readonly random?: Random
  /** Milliseconds; written into what is made, used by no rule. */
  readonly now?: () => number
}

export function openMap(doc: Y.Doc, { random = trueRandom, now = Date.now }: MapPorts = {}): MapDocument {
  return new OpenMap(doc, random, now)
}

class OpenMap implements MapDocument {
  readonly #doc: Y.Doc
  readonly #changed: ChangedRecords
  readonly #keeper: SnapshotKeeper
  readonly #history: History
  readonly #context: CommandContext
  readonly #listeners = new Set<(change: SnapshotChange) => void>()
  readonly #untold: SnapshotChange[] = []
  readonly #stop: (() => void)[] = []
  #telling = false
  /** Tells this document's own changes from everybody else's, also from those of a second one over the same Y.Doc. */
  readonly #origin = Symbol('command')

  constructor(doc: Y.Doc, random: Random, now: () => number) {
    this.#doc = doc
    const collections = collectionsOf(doc)
    this.#changed = new ChangedRecords(collections)
    this.#keeper = new SnapshotKeeper(collections)
    this.#context = new KeeperContext(this.#keeper, { collections, random, now })
    this.#changed.all()
    this.#read()
    this.#stop.push(keepReadingPure(doc))
    // Before our own handlers, so that `canUndo` is right when listeners hear of a change.
    this.#history = new History(collections, this.#origin)
    this.#stop.push(() => this.#history.destroy())
    this.#listen()
  }

  get snapshot(): MapSnapshot {
    return this.#keeper.snapshot
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  subscribe(listener: (change: SnapshotChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  execute(command: Command): CommandResult {
    // Inside somebody's transaction new records could not stay out of the undo step, and the snapshot would not follow.
    if (this.#doc._transaction)
      throw new Error('A command makes its own transactions and cannot run inside another one')
    try {
      const plan = planOf(command, this.#context)
      runPlan(this.#doc, this.#context, plan, this.#origin)
      return plan.ids ? { ok: true, ids: plan.ids } : { ok: true }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, refusal: error.refusal }
      throw error
    }
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
    const change = this.#keeper.update(this.#changed)
    this.#changed.clear()
    if (!change) return
    this.#untold.push({ ...change, local })
    // A listener that executes a command gets here again: the first round goes on telling, so that all hear in order.
    if (!this.#telling) this.#tell()
  }

  #tell(): void {
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

class KeeperContext implements CommandContext {
  readonly collections: CommandContext['collections']
  readonly random: Random
  readonly now: () => number
  readonly #keeper: SnapshotKeeper

  constructor(keeper: SnapshotKeeper, ports: Pick<CommandContext, 'collections' | 'random' | 'now'>) {
    this.#keeper = keeper
    this.collections = ports.collections
    this.random = ports.random
    this.now = ports.now
  }

  get snapshot(): MapSnapshot {
    return this.#keeper.snapshot
  }

  get tree(): SnapshotKeeper['tree'] {
    return this.#keeper.tree
  }
}
