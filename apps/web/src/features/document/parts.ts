import { openEditor } from './open-editor.ts'

/** The bar above the map: the part of the window that is not the map. */
export const barId = 'document-bar'

/** From the map to the bar above it, and back. */
export function goToNextPart(): void {
  const bar = document.getElementById(barId)
  if (!bar || bar.contains(document.activeElement)) openEditor.get()?.focus()
  else bar.querySelector<HTMLElement>('a, button, input')?.focus()
}
