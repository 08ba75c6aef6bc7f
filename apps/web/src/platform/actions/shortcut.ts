/** `mod+shift+k`: `mod` is Command on a Mac and Control elsewhere. The key may be `+` itself: `mod++`. */
interface Shortcut {
  mod: boolean
  shift: boolean
  alt: boolean
  key: string
}

/** What of a keyboard event matters here. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

export function parseShortcut(keys: string): Shortcut {
  const [, held = '', key = ''] = /^(?:(.*)\+)?(.+)$/.exec(keys.toLowerCase()) ?? []
  const modifiers = held.split('+')
  return { mod: modifiers.includes('mod'), shift: modifiers.includes('shift'), alt: modifiers.includes('alt'), key }
}

export function matchesShortcut(press: KeyPress, keys: string, isMac: boolean): boolean {
  const { mod, shift, alt, key } = parseShortcut(keys)
  const [modDown, otherDown] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  return (
    modDown === mod && !otherDown && press.shiftKey === shift && press.altKey === alt && pressedKey(press, key) === key
  )
}

/** `Ctrl Shift K`, or `⇧⌘K` on a Mac. */
export function formatShortcut(keys: string, isMac: boolean): string {
  const { mod, shift, alt, key } = parseShortcut(keys)
  const name =
    (isMac ? macKeyNames[key] : undefined) ??
    keyNames[key] ??
    (key.length === 1 ? key.toUpperCase() : key[0]?.toUpperCase() + key.slice(1))
  if (isMac) return [alt && '⌥', shift && '⇧', mod && '⌘', name].filter(Boolean).join('')
  return [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join(' ')
}

const keyNames: Partial<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  delete: 'Del',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  contextmenu: 'Menu',
  ' ': 'Space',
}

/** As menus of a Mac write them. */
const macKeyNames: Partial<Record<string, string>> = {
  enter: '↩',
  tab: '⇥',
  backspace: '⌫',
  delete: '⌦',
  home: '↖',
  end: '↘',
  pageup: '⇞',
  pagedown: '⇟',
}

/** On a keyboard that writes no Latin letters, the letter printed on the same key of one that does. */
function pressedKey(press: KeyPress, wanted: string): string {
  const key = press.key.toLowerCase()
  const isLatin = /^[\x20-\x7e]+$/.test(key) && key !== 'process'
  if (isLatin || !/^[a-z]$/.test(wanted)) return key
  return press.code.replace(/^Key/, '').toLowerCase()
}
