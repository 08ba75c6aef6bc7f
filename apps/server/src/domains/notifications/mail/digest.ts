import type { AppNotification } from '@ramify/contract'
import { fallbackLanguage, matchLanguage, notificationText, type Translator } from '@ramify/locales'
import type { Message } from '../../../platform/delivery/delivery.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import { isAboutTeam, openTypes } from '../event.ts'
import { presentNotifications } from '../present.ts'
import type { MailServices, Services } from '../services.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

const mostInMail = 20

interface Digest {
  /** Null: there is nothing to tell, or nobody to tell it to. */
  message: Message | null
  /** Notifications that need no further mail. */
  ids: string[]
}

/** What a person has not read yet and no mail has had, in one mail. */
export async function writeDigest(services: Services, mail: MailServices, personId: string): Promise<Digest> {
  const { db, settingsOf, provedEmailOf } = services
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('person_id', '=', personId)
    .where('to_mail', '=', 1)
    .where('read_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const { notification_mail, language: chosen } = await settingsOf(personId, ['notification_mail', 'language'])
  const to = notification_mail === 'digest' ? await provedEmailOf(personId) : null
  if (to === null) return { message: null, ids }
  const told = (await presentNotifications(services, personId, rows)).filter(
    ({ type, file_name }) => file_name !== null || openTypes.has(type),
  )
  if (told.length === 0) return { message: null, ids }
  const brand = mail.brands(new URL(mail.publicUrl).hostname)
  const language = matchLanguage([chosen ?? ''], brand.languages) ?? fallbackLanguage(brand.languages)
  const translator = await translatorIn(language, brand.name)
  const links = await unsubscribeLinks(services, mail.publicUrl, personId)
  return { message: { to, ...textOf(translator, told, mail.publicUrl, links), listUnsubscribe: links.oneClick }, ids }
}

function textOf(
  translator: Translator,
  told: readonly AppNotification[],
  publicUrl: string,
  { page }: { page: string },
): Pick<Message, 'subject' | 'text'> & { text: string } {
  const { text } = translator
  const more = told.length - mostInMail
  const blocks = told.slice(0, mostInMail).map((notification) => {
    const { file_guid, comment_id, excerpt } = notification
    const comment = comment_id === null ? '' : `?comment=${encodeURIComponent(comment_id)}`
    return [
      oneLine(notificationText(translator, notification)),
      ...(excerpt === null ? [] : [text('notifications.quote', { text: oneLine(excerpt) })]),
      isAboutTeam(notification.type) ? `${publicUrl}/team` : `${publicUrl}/doc/${file_guid}${comment}`,
    ].join('\n')
  })
  return {
    subject: text('mail.digest.subject', { count: told.length }),
    text: [
      ...blocks,
      ...(more > 0 ? [text('mail.digest.more', { count: more })] : []),
      text('mail.digest.foot', { settings: `${publicUrl}/setting`, unsubscribe: page }),
    ].join('\n\n'),
  }
}

/** Names and comments are others' words: they shall not look like lines of ours (T52). */
const oneLine = (words: string): string => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
