import * as Y from 'yjs'
import type { Collections } from './schema/collections.ts'

/** Undo and redo of one's own changes: Yjs reverses them and leaves what others wrote. */
export class History {
  readonly #manager: Y.UndoManager

  constructor({ meta, nodes, lines, ranges }: Collections, origin: unknown) {
    // Steps are ended by marks alone; by time, a slow machine would cut a gesture in two.
    this.#manager = new Y.UndoManager([meta, nodes, lines, ranges], {
      trackedOrigins: new Set([origin]),
      captureTimeout: Number.POSITIVE_INFINITY,
    })
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
  }

  undo(): boolean {
    return this.#manager.undo() !== null
  }

  redo(): boolean {
    return this.#manager.redo() !== null
  }

  destroy(): void {
    this.#manager.destroy()
  }
}
