import { CircleHelp } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { isSheetOpen } from './shortcut-state.ts'

export const shortcutActions = defineActions([
  {
    id: 'shortcuts.open',
    label: 'shortcuts.title',
    icon: CircleHelp,
    keys: ['f1', 'shift+?'],
    group: 'view',
    run: () => isSheetOpen.set(true),
  },
])
