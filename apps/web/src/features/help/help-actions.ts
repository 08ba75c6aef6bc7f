import { LifeBuoy } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { openPaths } from '../legal/index.ts'

export const helpActions = defineActions([
  {
    id: 'help.open',
    label: 'help.open',
    icon: LifeBuoy,
    group: 'go',
    keywords: 'help.keywords',
    run: () => navigate(openPaths.help),
  },
])
