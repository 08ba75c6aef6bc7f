import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, time } from '../rules/fields.ts'
import { user } from './account-fields.ts'
import { count, naotuType, partOf } from './file-fields.ts'

/**
 * What has happened. `applied`: somebody asks for the right to edit, which was then `accepted` or `refused`. Those that begin with `team-`
 * are about a team: `file_name` is its name at that time, `file_guid` its root.
 */
export const notificationType = z.enum([
  'invited',
  'joined',
  'applied',
  'accepted',
  'refused',
  'access-requested',
  'commented',
  'replied',
  'mentioned',
  'share-locked',
  'handed-over',
  'team-invited',
  'team-joined',
  'team-left',
  'team-removed',
  'team-handed-over',
  'team-ended',
])
export type NotificationType = z.output<typeof notificationType>

const notification = z.object({
  id,
  type: notificationType,
  /** When it happened; the last time where it happened several times. */
  created_at: time,
  /** How often the same person did the same here within a few minutes. */
  count: count.positive(),
  unread: z.boolean(),
  /** Null: a guest, or nobody in particular. */
  actor: user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true }).nullable(),
  /** By which a guest is known who has no name. */
  guest_number: count.nullable(),
  file_guid: id,
  /** What follows is null where the reader may not see the file (any more). */
  file_name: z.string().nullable(),
  file_type: z.enum(['file', 'folder']).nullable(),
  naotu_type: naotuType.nullable(),
  comment_id: z.string().nullable(),
  node_id: z.string().nullable(),
  /** The beginning of what was written. */
  excerpt: z.string().nullable(),
  /** Whether somebody asks for something and has no answer yet: it can be given where the notification is read. */
  waiting: z.boolean(),
  /** Whether the reader has muted the document. */
  muted: z.boolean(),
})
export type AppNotification = z.output<typeof notification>

const unread = z.object({ unread: count })

export const notificationCalls = {
  '/ls_notifications': call({
    summary: 'What has happened that concerns the caller, newest first, and how much of it is unread',
    auth: 'session',
    body: z.object(partOf(30, 100)),
    data: unread.extend({ notifications: z.array(notification), cursor: z.string().nullable() }),
    errors: [],
  }),
  '/read_notifications': call({
    summary: 'Marks these notifications as read, or all up to a time. Answers how many are unread then',
    auth: 'session',
    body: z.object({ ids: z.array(id).max(500).default([]), until: time.optional() }),
    data: unread,
    errors: [],
  }),
  '/mute_document': call({
    summary:
      'Mutes a document, or ends that; without `muted` it only tells whether it is. Comments in a muted document notify nobody whom they do not mention',
    auth: 'session',
    body: z.object({ file_guid: id, muted: z.boolean().optional() }),
    data: z.object({ file_guid: id, muted: z.boolean() }),
    errors: [-104],
  }),
  '/notification_mail': call({
    summary:
      'Where notifications are mailed to if the person wants that (`notification_mail` of their settings): whether this server mails them at all, and the address, null while none is confirmed',
    auth: 'session',
    body: nothing,
    data: z.object({ offered: z.boolean(), address: z.string().nullable() }),
    errors: [],
  }),
  '/unsubscribe': call({
    summary:
      'Ends mails with notifications for whoever got the mail with this ticket; -400 when it is none of ours or too old',
    auth: 'anyone',
    body: z.object({ ticket: z.string().max(200) }),
    data: nothing,
    errors: [],
  }),
}
