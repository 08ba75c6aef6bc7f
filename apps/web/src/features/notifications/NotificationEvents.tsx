import { useEffect } from 'react'
import { followPersonEvents } from '../../platform/person-events/follow-events.ts'
import { onNotificationEvent } from './on-notification-event.ts'

/** Keeps the mark of the bell up to date, on every page of somebody who is signed in. */
export function NotificationEvents() {
  useEffect(() => followPersonEvents(onNotificationEvent()), [])
  return null
}
