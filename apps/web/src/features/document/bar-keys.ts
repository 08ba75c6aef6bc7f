import type { KeyboardEvent, MouseEvent } from 'react'
import { openEditor } from './open-editor.ts'

/** A press on the bar does its work and leaves the keys with the map. */
export function leaveKeysToMap(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

export function returnToMap(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) openEditor.get()?.focus()
}
