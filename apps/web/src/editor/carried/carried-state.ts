import type { Point } from '@ramify/geometry'
import { createStore, type Store } from '../../platform/store.ts'
import type { Editor } from '../editor.ts'
import type { Carried } from './carried.ts'

/** What is about to be looked at or changed of what topics carry. */
export interface CarriedState {
  /** Under the resting pointer. */
  readonly pointed: Store<Carried | null>
  /** What was pressed, and where on the canvas its menu opens. */
  readonly menu: Store<CarriedMenuAt | null>
  readonly dialog: Store<ContentDialog | null>
}

export interface CarriedMenuAt {
  readonly carried: Carried
  readonly at: Point
}

export type ContentDialog = { readonly kind: 'link' } | { readonly kind: 'picture'; readonly resource: string }

const states = new WeakMap<Editor, CarriedState>()

export function carriedState(editor: Editor): CarriedState {
  let state = states.get(editor)
  if (!state) {
    state = {
      pointed: createStore<Carried | null>(null),
      menu: createStore<CarriedMenuAt | null>(null),
      dialog: createStore<ContentDialog | null>(null),
    }
    states.set(editor, state)
  }
  return state
}
