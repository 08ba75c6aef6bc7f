import { CircleHelp } from 'lucide-react'
import { type Action, defineActions } from '../../platform/actions/action.ts'
import { createStore } from '../../platform/store.ts'

export const isSheetOpen = createStore(false)

const openSheet: Action = {
  id: 'shortcuts.open',
  label: 'shortcuts.title',
  icon: CircleHelp,
  keys: ['f1', 'shift+?'],
  group: 'view',
  run: () => isSheetOpen.set(true),
}

export const shortcutActions = defineActions([openSheet])

/** On a page with a map, where ? is text: typing on a selected topic begins to write it. The list must not promise otherwise. */
export const mapShortcutActions = defineActions([{ ...openSheet, keys: ['f1'] }])
