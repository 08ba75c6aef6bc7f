import type { AppNotification } from '@ramify/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ pageParam, signal }) => {
    const page = await api('/ls_notifications', pageParam === null ? {} : { cursor: pageParam }, { signal })
    unreadNotifications.set(page.unread)
    return page
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }) => cursor,
})

/** Changes what is shown before the server has said so; it is asked again afterwards. */
export function changeShown(change: (notification: AppNotification) => AppNotification): void {
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })),
      },
  )
}

export function askForNotifications(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
}
