import { isHandled } from '../../platform/actions/browser-save.ts'
import { isPressed } from '../../platform/actions/own-keys.ts'
import { runAction } from '../../platform/actions/run-action.ts'
import type { EditorAction } from '../core/actions/editor-action.ts'
import { notifyLocked } from '../core/lock-reason.ts'
import type { InputEditor } from './input-editor.ts'

/** What keys do to the text being written. */
export interface WritingKeys {
  isComposing: () => boolean
  newLine: () => void
  keep: () => void
  giveBack: () => void
}

/** Every key pressed in the editor's field. One that means nothing here goes on into the text or to the page. */
export function pressKey(
  event: KeyboardEvent,
  editor: InputEditor,
  actions: readonly EditorAction[],
  writing: WritingKeys,
): void {
  if (isHandled(event) || isComposed(event, writing)) return
  const isWriting = editor.writing.get() !== null
  const isTaken = isWriting ? endsOrBreaks(event, editor, writing) : editor.kind.keys.press(event, editor)
  if (isTaken) {
    take(event)
    return
  }
  const pressed = actions.find((each) => isPressed(event, each))
  const action = pressed && editor.kind.keys.actionFor(pressed, editor, actions)
  if (!action) {
    const lockReason = editor.lockReason.get()
    if (!writesText(event)) return
    if (lockReason !== null) notifyLocked(lockReason)
    else editor.tellOnlyLooks('typing')
    return
  }
  if (action.isNative || (isWriting && !action.worksWhileWriting)) {
    // The page must not take for its own what the browser is about to do in the field.
    event.stopPropagation()
    return
  }
  // With nothing selected there is nothing to add to: Tab leads on through the page, as everywhere.
  const enabled = action.isEnabled?.() ?? true
  if (event.key === 'Tab' && enabled !== true) return
  take(event)
  // Instead of words about it: there is something to begin from, and the same key once more does it there.
  if (enabled === 'editor.reason.nothing-selected') {
    editor.kind.keys.selectFirst(editor)
    return
  }
  if (!event.repeat || action.repeats) void runAction(action)
}

/** Keys that have their own meaning in a text. */
function endsOrBreaks(event: KeyboardEvent, editor: InputEditor, writing: WritingKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Enter') {
    if (event.shiftKey) writing.newLine()
    else {
      writing.keep()
      editor.kind.keys.enterAfterWriting?.(editor)
    }
    return true
  }
  if (event.key === 'Tab') {
    writing.keep()
    if (event.shiftKey) editor.kind.keys.backTabAfterWriting?.(editor)
    else editor.kind.keys.tabAfterWriting(editor)
    return true
  }
  if (event.key === 'Escape') writing.giveBack()
  return event.key === 'Escape'
}

function writesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** Belongs to an input method, which makes a text of it. */
export function isComposed(event: KeyboardEvent, writing: Pick<WritingKeys, 'isComposing'>): boolean {
  return event.isComposing || writing.isComposing() || isForInputMethod(event)
}

/** The first key of a composition comes before the composition: only its code tells. */
function isForInputMethod(event: KeyboardEvent): boolean {
  return event.keyCode === 229 && !event.ctrlKey && !event.metaKey
}

function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
