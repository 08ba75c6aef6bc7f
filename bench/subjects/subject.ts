import type { TreeNode } from '../trees/generate-tree.ts'

/**
 * One mind-map editor under measurement. An adapter is one file `subjects/<name>.ts` (or a folder) that exports
 * `subject`; it is built into its own page, and only that page loads its library.
 */
export interface Subject<Content = unknown> {
  readonly name: string
  /**
   * How long after an operation the editor may still put work off, in milliseconds (throttles, debounces, sharp
   * redraws). Every measured window stays open at least that long. The stage "left over" reports who says too little.
   */
  readonly lag: number
  readonly gestures: Gestures
  /** The generated map in the editor's own format. Not measured. */
  prepare(tree: TreeNode): Content
  /** Mounts the editor; done when everything that will be seen is in the page or on its way to the next frame. */
  open(host: HTMLElement, content: Content): Promise<Session> | Session
}

/** Which real input moves the drawing. */
export interface Gestures {
  readonly pan: 'wheel' | 'left-drag' | 'middle-drag' | 'right-drag'
  readonly zoom: {
    readonly keys: 'none' | 'control'
    /** Wheel distance of one step, such that 20 steps out take the scale from 1 to about 0.4. */
    readonly step: number
  }
}

/** An open map. What is marked "measured" is done inside the measured window and ends when it is drawn. */
export interface Session {
  /** Measured. */
  addChild(parent: string, id: string, text: string): Promise<void> | void
  /** Measured. */
  editText(id: string, text: string): Promise<void> | void
  /** Measured. */
  fold(id: string): Promise<void> | void
  /** Measured. */
  unfold(id: string): Promise<void> | void
  /** Measured. Left out by an editor that has no undo. */
  undo?(): Promise<void> | void
  /** Measured. The whole map on the screen, however small. */
  fitAll(): Promise<void> | void
  /** Scale 1 with the node in the middle of the screen; done when drawn. */
  reveal(id: string): Promise<void> | void
  /** Done when no work is under way or waiting for a timer. */
  settled?(): Promise<void> | void

  /** What the editor's own model says: these prove that an operation has happened. */
  count(): number
  text(id: string): string | undefined
  folded(id: string): boolean
  /** screen = map × scale + (x, y), in pixels of the page. */
  view(): View
  /** Where every unfolded node is, in the coordinates of the map, drawn or not. */
  boxes(): Box[]
}

export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Box {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
