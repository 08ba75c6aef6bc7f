import type { LucideIcon } from 'lucide-react'
import type { Feature } from '../features.ts'
import type { PlainTextKey } from '../i18n/plain-text-key.ts'
import type { Words } from '../i18n/words.ts'

/** One thing a person can do. Menu, toolbar, palette, tooltip and shortcut all read the same action. */
export interface Action {
  id: string
  /** A function where the words are no text of ours, such as a language's own name. */
  label: PlainTextKey | (() => string)
  /** Below its icon, where there is little room. */
  shortLabel?: PlainTextKey
  /** In a menu: what it would do now, where that changes. */
  labelNow?: () => PlainTextKey
  icon: LucideIcon | null
  group: ActionGroup
  /** Shortcuts, the one to show first: `mod+shift+k`. */
  keys?: readonly string[]
  /** Other words to find it by. */
  keywords?: PlainTextKey | Words
  /** Help has it only while this is on; where it is not built, `isVisible` keeps it out of everything else. */
  feature?: Feature
  isVisible?: () => boolean
  /** `true`, or why not. */
  isEnabled?: () => true | PlainTextKey
  /** For a choice: whether it is the one that holds. */
  isOn?: () => boolean
  /** Takes something away: last in its menu, and red. */
  isDestructive?: boolean
  /** Found in the palette by its words alone: there are too many of its kind for a list. */
  isOnlyFound?: boolean
  /** The browser does it when the keys are pressed, by an event of its own: nothing else gets at the clipboard. */
  isNative?: boolean
  /** Its keys count only where it is at home, and are listened for there. */
  isLocal?: boolean
  /** Words beside the label of something found: where it is, or what was found in it, with the hits from and to. */
  detail?: ActionDetail
  /** The same in a new tab. */
  runBeside?: () => void
  run: () => void | Promise<void>
}

export interface ActionDetail {
  readonly text: string
  readonly hits: readonly (readonly [from: number, to: number])[]
}

/** In the order of the palette. */
export const actionGroups = {
  found: 'palette.found',
  documents: 'files.search',
  create: 'actions.create',
  file: 'actions.file',
  topic: 'editor.group.topic',
  edit: 'editor.group.edit',
  go: 'actions.go',
  view: 'actions.view',
  theme: 'actions.theme',
  language: 'actions.language',
  account: 'actions.account',
} as const satisfies Record<string, PlainTextKey>

export type ActionGroup = keyof typeof actionGroups

export function defineActions(actions: readonly Action[]): readonly Action[] {
  return actions
}
