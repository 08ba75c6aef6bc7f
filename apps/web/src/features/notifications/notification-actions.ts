import { Bell } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { bell, notificationsPath } from './bell.ts'

export const notificationActions = defineActions([
  {
    id: 'notifications.open',
    label: 'notifications.title',
    icon: Bell,
    group: 'account',
    keywords: 'notifications.keywords',
    isVisible: () => currentToken() !== null,
    run: () => {
      if (bell.get() === 'absent') navigate(notificationsPath)
      else bell.set('open')
    },
  },
])
