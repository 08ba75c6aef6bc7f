import { panelId } from '../../../editor/core/panels/panel-ids.ts'
import { selectionBarId } from '../../../editor/core/selection-bar-id.ts'
import { railId } from '../../../editor/shell/tools/rail-id.ts'
import { requestCardId } from '../../cooperation/index.ts'
import { openEditor } from '../editor-host/open-editor.ts'

export const barId = 'document-bar'

/** The parts of the window, as one goes through them; the map is null. What asks for an answer comes first after it. */
const parts = [barId, railId, null, selectionBarId, requestCardId, panelId]

/** From one part of the window to the next that is there. */
export function goToNextPart(): void {
  const elements = parts.map((id) => (id === null ? null : document.getElementById(id)))
  // The innermost: tools may stand in the bar.
  const now = elements.findLastIndex((element) => element?.contains(document.activeElement))
  const at = now === -1 ? parts.indexOf(null) : now
  const order = parts.map((_, step) => (at + step + 1) % parts.length)
  const next = order.find((nth) => parts[nth] === null || firstIn(elements[nth]))
  if (next === undefined || parts[next] === null) openEditor.get()?.focus()
  else firstIn(elements[next])?.focus()
}

function firstIn(part: Element | null | undefined): HTMLElement | null {
  return part?.querySelector('a, button:not([tabindex="-1"]), input, select') ?? null
}
