import { Bold, Italic, Strikethrough, Underline } from 'lucide-react'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { matchesShortcut } from '../../../platform/actions/shortcut.ts'

/** How words of a note can stand out. */
export const noteFormats = [
  { key: 'bold', icon: Bold, keys: 'mod+b' },
  { key: 'italic', icon: Italic, keys: 'mod+i' },
  { key: 'underline', icon: Underline, keys: 'mod+u' },
  { key: 'strike', icon: Strikethrough, keys: 'mod+shift+x' },
] as const

export type NoteFormat = (typeof noteFormats)[number]['key']

/** The one whose keys these are; null for any other keys. */
export function formatPressed(event: Parameters<typeof matchesShortcut>[0]): NoteFormat | null {
  return noteFormats.find(({ keys }) => matchesShortcut(event, keys, isMac))?.key ?? null
}
