import type { Action } from './action.ts'
import { isHandled } from './browser-save.ts'
import { isPressed } from './own-keys.ts'
import { runAction } from './run-action.ts'

/** A press anywhere on the page that nobody else has taken. */
export function pressShortcut(event: KeyboardEvent, actions: readonly Action[]): void {
  if (isHandled(event) || event.isComposing || event.repeat) return
  // A dialog has the keyboard to itself.
  if (document.querySelector('dialog:modal')) return
  if (writesText(event) && isTextField(event.target)) return
  const action = actions.find((each) => !each.isLocal && isPressed(event, each))
  if (!action) return
  event.preventDefault()
  void runAction(action)
}

/** Or moves in it, or deletes. */
function writesText({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !/^F\d+$/.test(key)
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}
