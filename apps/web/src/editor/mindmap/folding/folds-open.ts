import {
  type Command,
  isWithin,
  type MapDocument,
  type MapSnapshot,
  type NodeId,
  type NodeSnapshot,
  type NodeTable,
  type SnapshotChange,
} from '@ramify/document'

/**
 * A map in which everything is open that was folded when it was opened here. Nothing of that is written: at a desk it stays folded. Whoever
 * folds such a topic again folds it here, and whoever unfolds it writes that, as with any other.
 */
export function withFoldsOpen(document: MapDocument): MapDocument {
  let open: ReadonlySet<NodeId> = new Set(
    [...document.snapshot.nodes.values()].flatMap((node) => (node.folded ? node.id : [])),
  )
  if (open.size === 0) return document
  const shown = new WeakMap<MapSnapshot, MapSnapshot>()
  const listeners = new Set<(change: SnapshotChange) => void>()
  const shownOf = (snapshot: MapSnapshot): MapSnapshot => {
    const known = shown.get(snapshot)
    if (known) return known
    const made = { ...snapshot, nodes: new OpenNodes(snapshot.nodes, open) }
    shown.set(snapshot, made)
    return made
  }
  document.subscribe((change) => {
    const seen = { ...change, before: shownOf(change.before), after: shownOf(change.after) }
    for (const listener of [...listeners]) listener(seen)
  })
  /** From here on they are as the document has them. */
  const release = (command: Command) => {
    if (command.type !== 'setFold') return
    const ids = [...open].filter((id) => isMeant(document.snapshot, command, id))
    if (ids.length === 0) return
    const before = shownOf(document.snapshot)
    open = new Set([...open].filter((id) => !isMeant(document.snapshot, command, id)))
    shown.delete(document.snapshot)
    const after = shownOf(document.snapshot)
    const change = { before, after, nodes: new Set(ids), structure: true, settings: false, local: true }
    for (const listener of [...listeners]) listener(change)
  }
  function* released(commands: Iterable<Command>) {
    for (const command of commands) {
      yield command
      release(command)
    }
  }
  return {
    get snapshot() {
      return shownOf(document.snapshot)
    },
    get canUndo() {
      return document.canUndo
    },
    get canRedo() {
      return document.canRedo
    },
    get undoDepth() {
      return document.undoDepth
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    execute: (command) => {
      const result = document.execute(command)
      if (result.ok) release(command)
      return result
    },
    batch: (commands) => document.batch(released(commands)),
    mark: () => document.mark(),
    rejoin: () => document.rejoin(),
    undo: () => document.undo(),
    redo: () => document.redo(),
    takeBack: (depth) => document.takeBack(depth),
    keepNotes: (notes) => document.keepNotes(notes),
    mergeChanges: (first, second) => document.mergeChanges(first, second),
    destroy: () => {
      listeners.clear()
      document.destroy()
    },
  }
}

/** Whether a command folds or unfolds a topic: those it names, all, or all within a branch. */
function isMeant(snapshot: MapSnapshot, command: Extract<Command, { type: 'setFold' }>, id: NodeId): boolean {
  if ('ids' in command) return command.ids.includes(id)
  return command.within === undefined || isWithin(snapshot, id, new Set([command.within]))
}

/** All nodes of a map, some of them open: there are too many to copy them for each change. */
class OpenNodes implements NodeTable {
  readonly #nodes: NodeTable
  readonly #open: ReadonlySet<NodeId>

  constructor(nodes: NodeTable, open: ReadonlySet<NodeId>) {
    this.#nodes = nodes
    this.#open = open
  }

  get size(): number {
    return this.#nodes.size
  }

  get(id: NodeId): NodeSnapshot | undefined {
    const node = this.#nodes.get(id)
    return node && this.#shown(node)
  }

  *values(): IterableIterator<NodeSnapshot> {
    for (const node of this.#nodes.values()) yield this.#shown(node)
  }

  #shown(node: NodeSnapshot): NodeSnapshot {
    return node.folded && this.#open.has(node.id) ? openOf(node) : node
  }
}

/** The same object each time, so that its face is made once. */
function openOf(node: NodeSnapshot): NodeSnapshot {
  const known = opened.get(node) ?? { ...node, folded: false }
  opened.set(node, known)
  return known
}

const opened = new WeakMap<NodeSnapshot, NodeSnapshot>()
