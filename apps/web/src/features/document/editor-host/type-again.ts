import type { Editor } from '../../../editor/editor-kind.ts'
import type { EarlyKey } from '../../../platform/early-keys.ts'

/** Types what came before the editor was there into its field, the way that it would have come. */
export function typeAgain(editor: Editor, keys: readonly EarlyKey[]): void {
  for (const key of keys) {
    const field = document.activeElement
    if (!field) return
    if ('key' in key) field.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    else insert(editor, field, key.text)
  }
}

/** Whether the field has its listeners: it refuses formats of the browser from then on. */
export function isListening(field: Element): boolean {
  return !field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'formatBold', cancelable: true }))
}

function insert(editor: Editor, field: Element, text: string): void {
  // Browsers leave this event out when a page inserts text; the field begins to write by it.
  const announced = { inputType: 'insertText', data: text, bubbles: true, cancelable: true }
  field.dispatchEvent(new InputEvent('beforeinput', announced))
  if (editor.writing.get() !== null) document.execCommand('insertText', false, text)
}
