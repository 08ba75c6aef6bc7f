import type { NotificationType } from '@ramify/contract'

/** What another domain tells: who did what in which document, and whom that concerns. */
export interface NotificationEvent {
  type: NotificationType
  /** Whoever did it is left out. */
  to: readonly string[]
  /** Null: a guest, or nobody in particular. */
  actor: string | null
  /** By which a guest is known. */
  guestNumber?: number
  fileId: string
  details?: {
    commentId?: string
    nodeId?: string
    /** What was written; its beginning is shown. Of a team its name. */
    excerpt?: string
  }
}

/** To be called once what happened is committed. It logs its own failures and never rejects: what happened has happened. */
export type Notify = (event: NotificationEvent) => Promise<void>

/** What is addressed to nobody in particular: who has muted the document is not told. */
export const mutableTypes: ReadonlySet<NotificationType> = new Set<NotificationType>(['commented', 'replied', 'joined'])

/** What concerns people who may not see the file: not yet, or not at all. Everything else is told to those who may see it. */
export const openTypes: ReadonlySet<NotificationType> = new Set<NotificationType>([
  'invited',
  'accepted',
  'refused',
  'access-requested',
  'team-invited',
  'team-joined',
  'team-left',
  'team-removed',
  'team-handed-over',
  'team-ended',
])

export const isAboutTeam = (type: NotificationType): boolean => type.startsWith('team-')
