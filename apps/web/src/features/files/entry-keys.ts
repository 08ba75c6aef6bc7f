import type { KeyboardEvent } from 'react'
import { isPressed } from '../../platform/actions/own-keys.ts'
import { runAction } from '../../platform/actions/run-action.ts'
import { entryActions } from './file-actions.ts'

/** The keys of one document count only while it has the focus: nobody would know elsewhere which one they are about. */
export function pressedOnEntry(event: KeyboardEvent): void {
  // Its menu is no part of it, though React hands over what is pressed there.
  if (!event.currentTarget.contains(event.target as Node)) return
  if (event.defaultPrevented || event.nativeEvent.isComposing || event.repeat) return
  const action = entryActions.find((each) => isPressed(event, each))
  if (!action) return
  event.preventDefault()
  void runAction(action)
}
