import { Info } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { openPaths } from '../legal/index.ts'

export const aboutActions = defineActions([
  {
    id: 'about.open',
    label: 'about.open',
    icon: Info,
    group: 'go',
    keywords: 'about.keywords',
    run: () => navigate(openPaths.about),
  },
])
