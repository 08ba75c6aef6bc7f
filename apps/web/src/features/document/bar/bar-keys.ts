import type { KeyboardEvent, MouseEvent } from 'react'
import { openEditor } from '../editor-host/open-editor.ts'

/** A press beside the map does its work and leaves the keys with the map; what is written in or chosen from needs them itself. */
export function leaveKeysToMap(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('input, select, textarea, [contenteditable]'))
    event.preventDefault()
}

export function returnToMap(event: KeyboardEvent): void {
  if (event.key === 'Escape' && (!event.defaultPrevented || wasForTooltip())) openEditor.get()?.focus()
}

/** A tooltip closes with Escape too, and says that this was all: but nobody opened it. */
function wasForTooltip(): boolean {
  const opened = [...document.querySelectorAll('[data-radix-popper-content-wrapper] > *')]
  return opened.length > 0 && opened.every((each) => each.matches('[data-tooltip]'))
}
