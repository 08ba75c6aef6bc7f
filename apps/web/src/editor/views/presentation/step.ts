import type { Rect, Size } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import { createStore, type Store } from '../../../platform/store.ts'
import type { ShownAs } from '../../core/editor.ts'
import type { LockReason } from '../../core/lock-reason.ts'
import type { Selection } from '../../core/selection.ts'
import type { Viewport } from '../../core/viewport/viewport.ts'

/** What is looked at at once. */
export interface Step {
  /** What is lit meanwhile, one after the other, by the ids that its kind knows; none: the whole document. */
  readonly items: readonly string[]
  /** What of the page is to be on the screen. */
  readonly rect: Rect
}

/** A walk through the document that is under way. */
export interface Presentation {
  readonly steps: readonly Step[]
  /** The step that is shown. */
  readonly at: number
  /** The page or the screen changed under it: there is nowhere to fly from. */
  readonly isCut: boolean
}

/** What is found again when it ends. */
interface Before {
  readonly view: Viewport
  /** The screen may be another one by then. */
  readonly screen: Size
  readonly selection: Selection
  readonly lockReason: LockReason | null
  readonly shown: ShownAs
  /** Null for kinds without pages. */
  readonly page: string | null
}

export interface PresentationRun {
  /** Null while there is none. */
  readonly now: Store<Presentation | null>
  before: Before | null
  /** What the steps were made of. */
  planned: { readonly scene: Drawn; readonly screen: Size } | null
}

export const createPresentation = (): PresentationRun => ({
  now: createStore<Presentation | null>(null),
  before: null,
  planned: null,
})
