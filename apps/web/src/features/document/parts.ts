import { panelId } from '../../editor/panels/panel-id.ts'
import { railId } from '../../editor/tools/rail-id.ts'
import { openEditor } from './open-editor.ts'

export const barId = 'document-bar'

/** The parts of the window, as one goes through them; the map is null. */
const parts = [barId, railId, null, panelId]

/** From one part of the window to the next that is there. */
export function goToNextPart(): void {
  const elements = parts.map((id) => (id === null ? null : document.getElementById(id)))
  const now = elements.findIndex((element) => element?.contains(document.activeElement))
  const at = now === -1 ? parts.indexOf(null) : now
  for (let step = 1; step <= parts.length; step++) {
    const next = (at + step) % parts.length
    if (parts[next] === null) return openEditor.get()?.focus()
    const first = elements[next]?.querySelector<HTMLElement>('a, button:not([tabindex="-1"]), input, select')
    if (first) return first.focus()
  }
}
