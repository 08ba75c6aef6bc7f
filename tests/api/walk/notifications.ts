import { createTickets } from '../../../apps/server/src/platform/tickets.ts'
import type { Rows } from './row.ts'
import { someId } from './world.ts'

export type NotificationPath =
  | '/ls_notifications'
  | '/read_notifications'
  | '/mute_document'
  | '/notification_mail'
  | '/unsubscribe'

const names = { mute: (file_guid: string) => ({ file_guid, muted: true }) }

export const notificationRows: Rows<NotificationPath> = {
  '/ls_notifications': { reads: true, right: () => ({}), errors: {} },
  '/read_notifications': { right: () => ({ ids: [someId()], until: 1 }), errors: {} },
  '/mute_document': {
    right: ({ file }) => names.mute(file),
    naming: names.mute,
    errors: { '-104': (owner, world) => world.outcome(owner, '/mute_document', names.mute(someId())) },
  },
  '/notification_mail': { reads: true, right: () => ({}), errors: {} },
  '/unsubscribe': {
    right: async ({ id }, { store }) => ({
      ticket: await createTickets(store.database, 'unsubscribe', Date.now).write([id], Date.now() + 60_000),
    }),
    errors: {},
  },
}
