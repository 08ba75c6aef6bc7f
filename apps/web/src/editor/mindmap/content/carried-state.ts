import type { NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { ChipKind, OrnamentKind } from '@ramify/scene'
import { createStore, type Store } from '../../../platform/store.ts'

/** Something a topic carries beside its words, as a pointer finds it. */
export interface Carried {
  readonly id: NodeId
  readonly kind: OrnamentKind | ChipKind | 'image'
  /** Among those of its kind. */
  readonly nth: number
}

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

export type ContentDialog =
  | { readonly kind: 'link' | 'formula' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'picture'; readonly resource: string }
  /** What is read in a picture: of a topic, or one that the person brings. */
  | { readonly kind: 'recognition'; readonly resource: string | null }

export const createCarriedState = (): CarriedState => ({
  pointed: createStore<Carried | null>(null),
  menu: createStore<CarriedMenuAt | null>(null),
  dialog: createStore<ContentDialog | null>(null),
})
