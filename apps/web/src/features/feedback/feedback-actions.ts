import { Mail } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { tellShell } from '../../platform/native-shell/tell-shell.ts'
import { openPaths } from '../legal/index.ts'

export const feedbackActions = defineActions([
  {
    id: 'feedback.open',
    label: 'feedback.open',
    icon: Mail,
    group: 'go',
    keywords: 'feedback.keywords',
    run: () => {
      if (!tellShell('openFeedback')) navigate(openPaths.feedback)
    },
  },
])
