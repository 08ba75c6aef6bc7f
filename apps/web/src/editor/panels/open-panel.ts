import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore } from '../../platform/store.ts'
import { type PanelTabId, panelTabIds } from './panel-tab-id.ts'

const key = 'ramify.panel'
const closed = 'closed'
/** Of the window, in pixels. */
const narrow = 900

/** Which tab of the side panel is open; null: none. Remembered from map to map. */
export const openPanel = createStore<PanelTabId | null>(remembered())

openPanel.subscribe(() => writeLocal(key, openPanel.get() ?? closed))

export const isPanelRemembered = () => readLocal(key) !== null

function remembered(): PanelTabId | null {
  const stored = readLocal(key)
  if (stored === closed) return null
  // In a narrow window it would take almost half of the map.
  return panelTabIds.find((id) => id === stored) ?? (globalThis.innerWidth < narrow ? null : 'style')
}
