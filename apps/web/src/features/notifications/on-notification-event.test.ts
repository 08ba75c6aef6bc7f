import type { AppNotification } from '@ramify/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { onNotificationEvent } from './on-notification-event.ts'

const server = vi.hoisted(() => ({ notifications: [] as Partial<AppNotification>[], limits: [] as number[] }))
const said = vi.hoisted(() => [] as string[])
vi.mock('../../platform/api/api.ts', () => ({
  api: async (_path: string, { limit }: { limit: number }) => {
    server.limits.push(limit)
    return { notifications: server.notifications.slice(0, limit) }
  },
}))
vi.mock('../../platform/person-events/follow-events.ts', async () => {
  const { createStore } = await import('../../platform/store.ts')
  return { unreadNotifications: createStore(0) }
})
vi.mock('../../platform/notices/notices.ts', () => ({ notify: ({ key }: { key: string }) => said.push(key) }))
vi.mock('./notification-acts.ts', () => ({ markRead: () => undefined }))
vi.mock('./notification-path.ts', () => ({ notificationPath: () => null }))
vi.mock('./notifications-query.ts', () => ({ askForNotifications: async () => undefined }))

beforeEach(() => {
  server.notifications = []
  server.limits = []
  said.length = 0
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('keeps the mark, and says an invitation that comes while the page is open', async () => {
  const tell = onNotificationEvent()
  server.notifications = [{ id: 'old', type: 'invited', unread: true }]
  tell({ type: 'notifications', unread: 1 })
  await settled()
  expect(unreadNotifications.get()).toBe(1)
  expect(said).toEqual([])
  server.notifications.unshift({ id: 'new', type: 'invited', unread: true })
  tell({ type: 'notifications', unread: 2 })
  await settled()
  expect(said).toEqual(['notification new'])
})

it('leaves comments to the bell, and does not say an older invitation for them', async () => {
  const tell = onNotificationEvent()
  server.notifications = [{ id: 'old', type: 'invited', unread: true }]
  tell({ type: 'notifications', unread: 1 })
  server.notifications.unshift({ id: 'comment', type: 'commented', unread: true })
  tell({ type: 'notifications', unread: 2 })
  await settled()
  expect(server.limits).toEqual([1])
  tell({ type: 'notifications', unread: 0 })
  await settled()
  expect(said).toEqual([])
  expect(unreadNotifications.get()).toBe(0)
})
