import * as Y from 'yjs'

/** What somebody wants to have again when a step is undone or redone, such as what was selected then. */
export interface Notes {
  take(): unknown
  put(note: unknown): void
}

/** Undo and redo of one's own changes: Yjs reverses them and leaves what others wrote. */
export class History {
  readonly #manager: Y.UndoManager
  #notes: Notes = { take: () => undefined, put: () => undefined }
  #before: unknown
  #isTakenBack = false

  constructor(types: Y.Map<unknown>[], origin: unknown) {
    // Steps are ended by marks alone; by time, a slow machine would cut a gesture in two.
    this.#manager = new Y.UndoManager(types, {
      trackedOrigins: new Set([origin]),
      captureTimeout: Number.POSITIVE_INFINITY,
    })
    this.#manager.on('stack-item-added', ({ stackItem, type }) => {
      // Here, before anybody hears of the change and asks what can be redone.
      if (type === 'redo' && this.#isTakenBack) this.#manager.redoStack.pop()
      const reversed = this.#manager.currStackItem
      if (reversed) for (const [key, note] of reversed.meta) stackItem.meta.set(key, note)
      else stackItem.meta.set('before', this.#before)
    })
  }

  keepNotes(notes: Notes): void {
    this.#notes = notes
  }

  get depth(): number {
    return this.#manager.undoStack.length
  }

  get canUndo(): boolean {
    return this.#manager.canUndo()
  }

  get canRedo(): boolean {
    return this.#manager.canRedo()
  }

  isOrigin(origin: unknown): boolean {
    return origin === this.#manager
  }

  mark(): void {
    this.#manager.stopCapturing()
    this.#before = this.#notes.take()
    this.#manager.undoStack.at(-1)?.meta.set('after', this.#before)
  }

  /** Opens the last step again: what comes next is taken back with it. Without a step nothing happens. */
  rejoin(): void {
    // All that counts to Yjs is that there was a last change; how long ago does not.
    if (this.depth > 0) this.#manager.lastChange = Date.now()
  }

  undo(): boolean {
    return this.#give(this.#manager.undo(), 'before')
  }

  /** Undoes what came after this many steps as if it had never been done: nothing of it can be redone. */
  takeBack(depth: number): void {
    this.#isTakenBack = true
    try {
      while (this.depth > depth && this.undo());
    } finally {
      this.#isTakenBack = false
    }
  }

  redo(): boolean {
    return this.#give(this.#manager.redo(), 'after')
  }

  #give(step: { readonly meta: ReadonlyMap<unknown, unknown> } | null, key: 'before' | 'after'): boolean {
    if (step) this.#notes.put(step.meta.get(key))
    return step !== null
  }

  destroy(): void {
    this.#manager.destroy()
  }
}
