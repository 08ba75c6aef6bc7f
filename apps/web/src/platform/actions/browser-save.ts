import { isMac } from './is-mac.ts'
import { type KeyPress, matchesShortcut } from './shortcut.ts'

/** Whether somebody has made something of a press. Of Ctrl+S nobody has: boot.js prevents it only to keep it from the browser. */
export function isHandled(event: KeyPress & Pick<Event, 'defaultPrevented'>): boolean {
  return event.defaultPrevented && !isBrowserSave(event)
}

/** The keys by which browsers save the page. */
function isBrowserSave(event: KeyPress): boolean {
  return matchesShortcut(event, 'mod+s', isMac)
}
