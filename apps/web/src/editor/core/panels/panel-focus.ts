import { createStore } from '../../../platform/store.ts'
import { openPanel } from './open-panel.ts'
import type { PanelTabId } from './panel-ids.ts'

/** The tab that was asked for by name, and is to have the keys when it is there. */
const wanted = createStore<PanelTabId | null>(null)

/** Opens a tab and gives it the keys: whoever asks for it wants to do something there. */
export function goToPanel(id: PanelTabId): void {
  openPanel.set(id)
  wanted.set(null)
  wanted.set(id)
}

/** For a tab while it is open: told when the keys are its own. Gives back how to stop. */
export function takePanelFocus(id: PanelTabId, focus: () => void): () => void {
  const take = () => {
    if (wanted.get() !== id) return
    wanted.set(null)
    // Whatever was pressed may still have to give the focus back.
    requestAnimationFrame(focus)
  }
  take()
  return wanted.subscribe(take)
}
