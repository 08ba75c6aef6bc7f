import type { RestorableItem } from '../../editor/editor-kind.ts'
import { createStore } from '../../platform/store.ts'

/** The history page that is open: what its actions act on. Null where something cannot be done now. */
export interface OpenHistory {
  readonly step: ((by: 1 | -1) => void) | null
  readonly view: { zoomIn(): void; zoomOut(): void; fit(): void; find(): void } | null
  readonly name: (() => void) | null
  readonly copy: (() => void) | null
  readonly restore: (() => void) | null
  readonly restoreItem: { readonly act: RestorableItem['act']; readonly run: () => void } | null
}

export const openHistory = createStore<OpenHistory | null>(null)
