import type { KeyboardEvent } from 'react'
import { areKeysOf, isPressed } from '../../platform/actions/own-keys.ts'
import { runAction } from '../../platform/actions/run-action.ts'
import { entryActions } from './entry-actions.ts'
import type { FileItem } from './file-item.ts'
import { aimOnlyAt } from './selecting/file-target.ts'

/** The keys of documents count only where one has the focus, or several their bar: nobody would know elsewhere what they are about. */
export function pressedOnEntry(event: KeyboardEvent): void {
  // Its menu is no part of it, though React hands over what is pressed there.
  if (!event.currentTarget.contains(event.target as Node)) return
  if (event.defaultPrevented || event.nativeEvent.isComposing || event.repeat) return
  const action = entryActions.find((each) => !each.isNative && isPressed(event, each))
  if (!action) return
  event.preventDefault()
  void runAction(action)
}

/** The same keys on a folder outside of the list. */
export function pressedOnFolder(event: KeyboardEvent, folder: FileItem): void {
  if (!entryActions.some((action) => !action.isNative && areKeysOf(event, action))) return
  aimOnlyAt(folder)
  pressedOnEntry(event)
}
