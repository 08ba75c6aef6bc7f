import type { ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { createStore, type Store } from '../../../platform/store.ts'
import type { ConnectPreview } from '../gestures/preview.ts'
import type { Side } from '../gestures/sides.ts'

/** What one screen knows of connectors besides the document. */
export interface ConnectorState {
  /** Where a connector would begin if the pointer were pressed now. */
  readonly hint: Store<ConnectPreview | null>
  /** The number of the bend of the selected connector that keys act on. */
  readonly bend: Store<number | null>
  /** The arrow that the pointer is at. */
  readonly arrow: Store<{ readonly shape: ShapeId; readonly side: Side } | null>
  /** Shapes that are offered now. */
  readonly choice: Store<ShapeChoice | null>
  /** The shape whose connectors one looks through by keys, and shapes that were left by keys. */
  readonly origin: Store<ShapeId | null>
  readonly visited: Store<readonly ShapeId[]>
}

/** Shapes to choose the next one from, at a place of the page. */
interface ShapeChoice {
  readonly at: Point
  /** On which side of the place it opens. */
  readonly side: Side
  readonly kinds: readonly string[]
  /** It was asked for: it takes the keys, and stays until one is chosen or it is closed. */
  readonly isAsked: boolean
  readonly choose: (kind: string) => void
}

export const createConnectorState = (): ConnectorState => ({
  hint: createStore(null),
  bend: createStore(null),
  arrow: createStore(null),
  choice: createStore(null),
  origin: createStore(null),
  visited: createStore([]),
})
