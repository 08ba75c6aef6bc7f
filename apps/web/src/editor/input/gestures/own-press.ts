import type { InputEditor } from '../input-editor.ts'

/** Something with a life of its own that lies over the canvas; whatever else there is says so by `data-over-canvas`. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, select, [role="menu"], [data-over-canvas]') !== null
}

/** A press in the text that is being written moves the caret. The field that only waits for keys is none of these. */
export function isInText(target: EventTarget | null, editor: InputEditor): boolean {
  if (editor.writing.get() === null) return false
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
