import type { AppNotification, PersonEvent } from '@ramify/contract'
import { notificationText } from '@ramify/locales'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { markRead } from './notification-acts.ts'
import { notificationPath } from './notification-path.ts'
import { askForNotifications } from './notifications-query.ts'

/** What changes what somebody can do right now is also said at once; everything else waits behind the bell. */
const saidAtOnce: ReadonlySet<AppNotification['type']> = new Set<AppNotification['type']>([
  'invited',
  'accepted',
  'handed-over',
  'team-invited',
  'team-handed-over',
])

/** Handles the events of one page, one after the other. */
export function onNotificationEvent(): (event: PersonEvent) => void {
  /** Null until the page has heard once: what was there before it is no news. */
  let known: number | null = null
  return ({ unread }) => {
    const news = known === null ? 0 : unread - known
    known = unread
    unreadNotifications.set(unread)
    void askForNotifications()
    if (news > 0) void sayNews(news)
  }

  async function sayNews(count: number): Promise<void> {
    // What cannot be asked for now is behind the bell later.
    const page = await api('/ls_notifications', { limit: Math.min(count, 5) }).catch(() => null)
    const news = page?.notifications.find(({ type, unread }) => unread && saidAtOnce.has(type))
    if (!news) return
    const path = notificationPath(news)
    notify({
      kind: 'status',
      key: `notification ${news.id}`,
      words: (translator) => notificationText(translator, news),
      // Who is there already, as somebody who waited to be let in, need not go there.
      ...(path !== null &&
        path !== location.pathname && {
          action: {
            label: ({ text }) => text('files.open'),
            run: () => {
              void markRead(news)
              navigate(path)
            },
          },
        }),
    })
  }
}
