import { useEffect } from 'react'
import { followBadge } from '../../platform/person-events/app-badge.ts'
import { followPersonEvents } from '../../platform/person-events/follow-events.ts'
import { onNotificationEvent } from './on-notification-event.ts'

/** Keeps the mark of the bell and of the app's icon up to date, on every page of somebody who is signed in. */
export function NotificationEvents() {
  useEffect(() => followPersonEvents(onNotificationEvent()), [])
  useEffect(() => followBadge(), [])
  return null
}
