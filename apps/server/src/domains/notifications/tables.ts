import type { NotificationType } from '@ramify/contract'

export interface NotificationTables {
  notifications: {
    id: string
    /** Whom it is for. */
    person_id: string
    type: NotificationType
    /** Who did it; null: a guest, or nobody in particular. */
    actor_id: string | null
    guest_number: number | null
    file_id: string
    /** The last one, where it stands for several. */
    comment_id: string | null
    node_id: string | null
    excerpt: string | null
    /** How many events it stands for. */
    count: number
    /** When the last of them happened. */
    at: number
    /** Null: unread. */
    read_at: number | null
    /** 1: its person wants it by mail, and no mail has had it yet. */
    to_mail: 0 | 1
  }
  muted_documents: { person_id: string; file_id: string }
  /** When people get the next mail with notifications, and when they got the last one. */
  notification_mails: { person_id: string; due_at: number | null; sent_at: number | null }
  /** Kept by `files`; here they are only read. */
  files: { id: string; name: string; type: 'file' | 'folder'; kind: number }
  /** Kept by `accounts`; here they are only read, except for the setting that an unsubscribe link changes. */
  accounts: { id: string; email: string | null; email_proved_at: number | null }
  person_settings: { person_id: string; name: string; value: string }
}
