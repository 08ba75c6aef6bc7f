import type { InputEditor } from '../input-editor.ts'

/**
 * A press on the drawing ends writing and leaves the focus with the field: the next key belongs to the map. A finger would
 * bring up the keyboard with every touch, so after a touch the field takes the focus with the first key of a real one.
 */
export function keepFocus(
  editor: InputEditor,
  field: HTMLElement,
  onKeyDown: (event: KeyboardEvent) => void,
): () => void {
  const host = field.parentElement?.parentElement
  if (!host) return () => undefined
  const focus = (event: PointerEvent) => {
    if (isForAnother(event, field, host)) return
    if (event.button === 0) editor.writing.set(null)
    if (event.pointerType !== 'touch') field.focus({ preventScroll: true })
  }
  const hold = (event: MouseEvent) => {
    if (!isForAnother(event, field, host)) event.preventDefault()
  }
  let isTouchedLast = false
  const watch = ({ target, pointerType }: PointerEvent) => {
    isTouchedLast = pointerType === 'touch' && target instanceof Node && host.contains(target)
  }
  const take = (event: KeyboardEvent) => {
    if (!isTouchedLast || document.activeElement !== document.body) return
    field.focus({ preventScroll: true })
    onKeyDown(event)
  }
  // Placing the caret is no gesture on the map.
  const shield = (event: Event) => {
    if (editor.writing.get()) event.stopPropagation()
  }
  const shielded = ['pointerdown', 'mousedown', 'click', 'dblclick'] as const
  // Before any gesture: one of them may begin to write.
  host.addEventListener('pointerdown', focus, true)
  host.addEventListener('mousedown', hold)
  document.addEventListener('pointerdown', watch, true)
  document.addEventListener('keydown', take)
  for (const type of shielded) field.addEventListener(type, shield)
  return () => {
    host.removeEventListener('pointerdown', focus, true)
    host.removeEventListener('mousedown', hold)
    document.removeEventListener('pointerdown', watch, true)
    document.removeEventListener('keydown', take)
    for (const type of shielded) field.removeEventListener(type, shield)
  }
}

function isForAnother({ target }: Event, field: HTMLElement, host: HTMLElement): boolean {
  if (!(target instanceof Element) || field.contains(target)) return true
  const taker = target.closest('button, a, input, textarea, select, [tabindex], [contenteditable]')
  return taker !== null && taker !== host && host.contains(taker)
}
