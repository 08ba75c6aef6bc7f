import type { Transaction } from 'kysely'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Handlers } from '../../platform/http/calls/call.ts'
import { createTickets } from '../../platform/tickets.ts'
import type { CommentNews } from '../comments/index.ts'
import type { CooperationEvent } from '../cooperation/index.ts'
import type { TeamEvent } from '../teams/index.ts'
import type { NotificationEvent, Notify } from './event.ts'
import { countUnread, listNotifications } from './list.ts'
import { Mailer } from './mail/mailer.ts'
import { unsubscribe, unsubscribeRoute } from './mail/unsubscribe.ts'
import { muteDocument } from './mute.ts'
import { notify } from './notify.ts'
import { describeNotifications } from './own-data.ts'
import { readNotifications } from './read.ts'
import { eraseAccount, removeComments, removeOfFiles } from './removal.ts'
import { startRemovingOld } from './retention.ts'
import type { Services } from './services.ts'
import { settle } from './settle.ts'
import { ofComment, ofCooperation, ofTeam } from './sources.ts'
import type { NotificationTables } from './tables.ts'

export type { NotificationEvent } from './event.ts'
export { notificationSettings } from './settings.ts'

type Options = Omit<Services, 'db' | 'now' | 'unsubscribeTickets'> & { now?: () => number }

/** What has happened that concerns somebody who was not there. Other domains tell it here (`notify`). */
export function createNotifications({ now = Date.now, ...given }: Options) {
  const services: Services = {
    ...given,
    now,
    db: given.database.tables<NotificationTables>(),
    unsubscribeTickets: createTickets(given.database, 'unsubscribe', now),
  }
  const { db, events, log, mail } = services
  const mailer = mail && new Mailer(services, mail)
  const removing = startRemovingOld(services)
  /** So that a server that stops finishes what it has begun. */
  const storing = new Set<Promise<void>>()
  events.provide('notifications', async (personId) => ({
    type: 'notifications',
    unread: await countUnread(services, personId),
  }))
  mailer?.start()

  const storeAndTell = async (event: NotificationEvent): Promise<void> => {
    try {
      for (const { personId, mailAt } of await notify(services, event)) {
        events.changed(personId, 'notifications')
        if (mailAt !== null) mailer?.expect(mailAt)
      }
    } catch (error) {
      log.error({ err: error, type: event.type }, 'a notification was not stored')
    }
  }
  const notifyAll: Notify = (event) => {
    const stored = storeAndTell(event).finally(() => storing.delete(stored))
    storing.add(stored)
    return stored
  }

  return {
    notify: notifyAll,
    onCooperation: async (event: CooperationEvent) => {
      for (const personId of await settle(services, event)) events.changed(personId, 'notifications')
      await notifyAll(ofCooperation(event))
    },
    /** `rootOf`: the folder with all files of a team. The end of one that had no files is not told. */
    onTeam: (event: TeamEvent, rootOf: (teamId: string) => Promise<string | undefined>) => {
      const tell = async () => {
        const rootId = event.type === 'ended' ? event.folderId : await rootOf(event.teamId)
        const made = rootId ? ofTeam(event, rootId) : null
        if (made) await notifyAll(made)
      }
      tell().catch((error) => log.error({ err: error }, 'nobody notified of a team'))
    },
    onComment: (news: CommentNews) => {
      const told = ofComment(services.access, news).then(notifyAll)
      told.catch((error) => log.error({ err: error }, 'nobody notified of a comment'))
    },
    onShareLocked: ({ fileId, ownerId }: { fileId: string; ownerId: string }) =>
      void notifyAll({ type: 'share-locked', fileId, actor: null, to: [ownerId] }),
    handlers: {
      '/ls_notifications': listNotifications(services),
      '/read_notifications': readNotifications(services),
      '/mute_document': muteDocument(services),
      '/notification_mail': async (_input, { session: { personId } }) => ({
        offered: mail !== null,
        address: await services.provedEmailOf(personId),
      }),
      '/unsubscribe': unsubscribe(services),
    } satisfies Partial<Handlers>,
    routes: [unsubscribeRoute(services)] satisfies AddRoutes[],
    /** In the transaction that deletes comments. */
    removeComments,
    /** In the transaction that removes files for good. */
    remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => removeOfFiles(transaction, fileIds),
    /** A person goes for good. */
    eraseAccount: eraseAccount(db),
    /** What a person was told, for themselves. */
    describe: (personId: string) => describeNotifications(services, personId),
    /** All that are due at this moment; usually they are sent by themselves. */
    sendDueMails: async () => mailer?.sendDue(),
    stop: async () => {
      await Promise.all(storing)
      await mailer?.stop()
      await removing.stop()
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
