import { isPhone, onPhoneChange } from '../../../platform/phone.ts'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'
import { type PanelTabId, panelTabIds } from './panel-ids.ts'

const closed = 'closed'
/** A window in which it would take almost half of the map: it is open there only where somebody opened it there. */
const narrow = globalThis.matchMedia?.('(max-width: 899.98px)')
const isNarrow = () => narrow?.matches ?? false
const key = () => (isNarrow() ? 'ramify.panel.narrow' : 'ramify.panel')

/** Which tab of the side panel is open, or of the sheet on a phone; null: none. Remembered from map to map, but not on phones. */
export const openPanel = createStore<PanelTabId | null>(remembered())

openPanel.subscribe(() => {
  if (!isPhone()) writeLocal(key(), openPanel.get() ?? closed)
})
onPhoneChange(() => openPanel.set(remembered()))
// A window that is made wide takes nothing away.
narrow?.addEventListener('change', () => openPanel.set((isNarrow() ? null : openPanel.get()) ?? remembered()))

/** Rows of an outline have no shapes and borders: there the style is open only where it was chosen there. */
export const isStyleChosenInOutline = createStore(false)

export function choosePanel(id: PanelTabId, isOutline: boolean): void {
  isStyleChosenInOutline.set(isOutline && id === 'style')
  openPanel.set(id)
}

export const isPanelRemembered = () => readLocal(key()) !== null

function remembered(): PanelTabId | null {
  // There it lies over the map: nobody begins below it.
  if (isPhone()) return null
  const stored = readLocal(key())
  if (stored === closed) return null
  return panelTabIds.find((id) => id === stored) ?? (isNarrow() ? null : 'style')
}
