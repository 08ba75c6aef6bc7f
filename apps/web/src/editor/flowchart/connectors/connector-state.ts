import { createStore, type Store } from '../../../platform/store.ts'
import type { ConnectPreview } from '../gestures/preview.ts'

/** What one screen knows of connectors besides the document. */
export interface ConnectorState {
  /** Where a connector would begin if the pointer were pressed now. */
  readonly hint: Store<ConnectPreview | null>
  /** The number of the bend of the selected connector that keys act on. */
  readonly bend: Store<number | null>
}

export const createConnectorState = (): ConnectorState => ({ hint: createStore(null), bend: createStore(null) })
