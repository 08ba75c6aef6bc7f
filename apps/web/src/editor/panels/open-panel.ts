import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore } from '../../platform/store.ts'
import type { PanelTabId } from './panel-tabs.ts'

const key = 'ramify.panel'
const closed = 'closed'
/** By name: the tabs themselves bring half the editor with them. */
const ids: readonly PanelTabId[] = ['style', 'theme', 'icons', 'note']

/** Which tab of the side panel is open; null: none. Remembered from map to map. */
export const openPanel = createStore<PanelTabId | null>(remembered())

openPanel.subscribe(() => writeLocal(key, openPanel.get() ?? closed))

function remembered(): PanelTabId | null {
  const stored = readLocal(key)
  if (stored === closed) return null
  return ids.find((id) => id === stored) ?? 'style'
}
