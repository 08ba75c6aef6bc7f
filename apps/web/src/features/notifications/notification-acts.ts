import type { AppNotification } from '@ramify/contract'
import { api } from '../../platform/api/api.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { notify } from '../../platform/notices/notices.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { showError } from '../../platform/show-error.ts'
import { createStore } from '../../platform/store.ts'
import { answerAccess, answerRequest } from '../cooperation/index.ts'
import { mutedQuery } from './muted-query.ts'
import { askForNotifications, changeShown } from './notifications-query.ts'

export async function markRead({ id, unread }: AppNotification): Promise<void> {
  if (!unread) return
  changeShown((shown) => (shown.id === id ? { ...shown, unread: false } : shown))
  await tell(() => api('/read_notifications', { ids: [id] }))
}

/** All up to the newest that is shown: what came in since has been seen by nobody. */
export async function markAllRead(newestAt: number): Promise<void> {
  changeShown((shown) => (shown.created_at <= newestAt ? { ...shown, unread: false } : shown))
  await tell(() => api('/read_notifications', { until: newestAt }))
}

export type Answer = 'accept' | 'refuse'

/** What was answered here, by the id of the notification: once nobody waits any more, the server does not say what became of it. */
export const givenAnswers = createStore<ReadonlyMap<string, Answer>>(new Map())

/** To who asks for the right to edit, or to be let in. */
export async function answer(notification: AppNotification, action: Answer): Promise<void> {
  const { id, type, file_guid, actor } = notification
  if (!actor) return
  const isDone = await (type === 'applied' ? answerRequest : answerAccess)(file_guid, actor.user_id, action)
  if (isDone) {
    givenAnswers.set(new Map(givenAnswers.get()).set(id, action))
    await markRead(notification)
  }
  // It may have been refused: somebody else has answered, or the one who asks has left.
  await askForNotifications()
}

async function tell(call: () => Promise<{ unread: number }>): Promise<void> {
  try {
    unreadNotifications.set((await call()).unread)
  } catch (error) {
    showError(error)
    await askForNotifications()
  }
}

type Muted = Pick<AppNotification, 'file_guid' | 'file_name'>

export async function muteDocument({ file_guid, file_name }: Muted, muted: boolean): Promise<void> {
  try {
    await api('/mute_document', { file_guid, muted })
    queryClient.setQueryData(mutedQuery(file_guid).queryKey, muted)
    changeShown((shown) => (shown.file_guid === file_guid ? { ...shown, muted } : shown))
    notify({
      kind: 'status',
      words: ({ text }) => {
        const file =
          file_name === null ? text('notifications.document') : text('notifications.quote', { text: file_name })
        return text(muted ? 'notifications.muted' : 'notifications.unmuted', { file })
      },
    })
  } catch (error) {
    showError(error)
  }
}
