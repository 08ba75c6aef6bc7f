import type { KeyPress } from './shortcut.ts'

/** The shortcut that was pressed, as actions name it; null for one that text or the browser needs, or half a one. */
export function shortcutOf(press: KeyPress, isMac: boolean): string | null {
  const key = keyOf(press)
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  if (key === null || other) return null
  const isOwn = mod || press.altKey || /^(?:f\d{1,2}|insert|home|end|pageup|pagedown)$/.test(key)
  if (!isOwn) return null
  return [mod && 'mod', press.shiftKey && 'shift', press.altKey && 'alt', key].filter(Boolean).join('+')
}

/** Null while only modifiers are down. */
function keyOf({ key, code }: KeyPress): string | null {
  if (/^(?:Control|Shift|Alt|Meta|AltGraph|CapsLock|Dead|Process|Unidentified)$/.test(key)) return null
  // On a keyboard that writes no Latin letters, the one printed on the key of one that does.
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  const isLatin = /^[\x21-\x7e]$/.test(key) || key.length > 1
  return (letter !== undefined && !isLatin ? letter : key).toLowerCase()
}
