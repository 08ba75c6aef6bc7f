import type { AppNotification } from '@ramify/contract'
import type { Translator } from './translator.ts'

type Told = Pick<AppNotification, 'type' | 'count' | 'actor' | 'guest_number' | 'file_name'>

/** Who did what where, in one sentence: for the app and for mails. */
export function notificationText({ text }: Pick<Translator, 'text'>, told: Told): string {
  const { type, count, actor, guest_number, file_name } = told
  const guest =
    guest_number === null ? text('notifications.somebody') : text('drafts.guest', { number: String(guest_number) })
  const name = actor?.nickname ?? guest
  const file = file_name === null ? text('notifications.document') : text('notifications.quote', { text: file_name })
  switch (type) {
    case 'commented':
    case 'replied':
    case 'mentioned':
      return count > 1
        ? text(`notifications.${type}.many`, { name, file, count })
        : text(`notifications.${type}`, { name, file })
    case 'share-locked':
      return text('notifications.share-locked', { file })
    default:
      return text(`notifications.${type}`, { name, file })
  }
}
