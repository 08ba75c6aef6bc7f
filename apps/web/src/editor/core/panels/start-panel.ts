import { isPhone, onPhoneChange } from '../../../platform/phone.ts'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'

/** A window in which it would leave too little of the drawing: it is open there only where somebody opened it there. */
const narrow = globalThis.matchMedia?.('(max-width: 1099.98px)')
const isNarrow = () => narrow?.matches ?? false
const key = () => (isNarrow() ? 'ramify.start-panel.narrow' : 'ramify.start-panel')

/** Whether the panel before the drawing is open, where a kind of document has one. Remembered from document to document. */
export const isStartPanelOpen = createStore(remembered())

isStartPanelOpen.subscribe(() => {
  if (!isPhone()) writeLocal(key(), isStartPanelOpen.get() ? 'open' : 'closed')
})
narrow?.addEventListener('change', () => isStartPanelOpen.set(remembered()))
onPhoneChange(() => isStartPanelOpen.set(remembered()))

function remembered(): boolean {
  // There it is a sheet over the drawing, open only while something is taken from it.
  if (isPhone()) return false
  const stored = readLocal(key())
  return stored === null ? !isNarrow() : stored === 'open'
}

/** The element id of that panel. */
export const startPanelId = 'editor-start-panel'
