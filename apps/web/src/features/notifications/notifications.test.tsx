import type { AppNotification } from '@ramify/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../../tests/kit/editor/speaking.ts'
import { dayGroups } from '../../platform/i18n/day-groups.ts'
import { TooltipProvider } from '../../ui/Tooltip.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { answer } from './notification-acts.ts'
import { notificationPath } from './notification-path.ts'

// They would bring the whole session and all lists along.
vi.mock('../../platform/person-events/follow-events.ts', () => ({ unreadNotifications: { set: () => undefined } }))
vi.mock('./notifications-query.ts', () => ({
  askForNotifications: async () => undefined,
  changeShown: () => undefined,
}))
vi.mock('../../platform/api/query-client.ts', () => ({ queryClient: {} }))
vi.mock('../../platform/show-error.ts', () => ({ showError: () => undefined }))
vi.mock('../../platform/api/api.ts', () => ({ api: async () => ({ unread: 0 }) }))
const answered = vi.hoisted(() => ({ isDone: true }))
vi.mock('../cooperation/index.ts', () => ({
  answerRequest: async () => answered.isDone,
  answerAccess: async () => answered.isDone,
}))
vi.mock('../files/index.ts', async () => await import('../files/places/paths.ts'))
vi.mock('../../ui/Avatar.tsx', () => ({ Avatar: () => null }))
vi.stubGlobal('location', { pathname: '/home/my', search: '' })
await speakEnglish()

const id = 'a'.repeat(32)
const notification: AppNotification = {
  id,
  type: 'commented',
  created_at: Date.now() - 60_000,
  count: 1,
  unread: true,
  actor: { user_id: 'b'.repeat(32), nickname: 'Ben', avatar: null, avatar_url: null },
  guest_number: null,
  file_guid: id,
  file_name: 'Harbour',
  file_type: 'file',
  naotu_type: 0,
  comment_id: 'c/1',
  node_id: null,
  excerpt: 'Where is <b>the pier</b>?',
  waiting: false,
  muted: false,
}

const drawn = (change: Partial<AppNotification> = {}) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <NotificationRow notification={{ ...notification, ...change }} onOpen={undefined} />
    </TooltipProvider>,
  )
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('says who did what where, and leads to the comment', () => {
  const row = drawn()
  expect(wordsOf(row)).toContain('Ben commented on “Harbour”')
  expect(wordsOf(row)).toContain('Unread')
  expect(row).toContain(`href="/doc/${id}?comment=c%2F1"`)
  // What others have written is text (T26).
  expect(row).toContain('&lt;b&gt;')
})

it.each([
  ['several at once', { count: 3 }, 'Ben left 3 comments on “Harbour”'],
  ['a guest', { actor: null, guest_number: 7 }, 'Thinker No. 7 commented on “Harbour”'],
  ['somebody who is gone', { actor: null }, 'Somebody commented on “Harbour”'],
  ['a document that is out of reach', { file_name: null, excerpt: null }, 'Ben commented on a document'],
  ['a team', { type: 'team-removed', file_name: 'Crew', excerpt: null }, 'Ben removed you from the team “Crew”'],
  ['a locked link', { type: 'share-locked', actor: null }, 'The link to “Harbour” is locked'],
] as [string, Partial<AppNotification>, string][])('words: %s', (_what, change, words) => {
  expect(wordsOf(drawn(change))).toContain(words)
})

it('leads nowhere when there is nothing to see, and to the page of a document one is invited to', () => {
  expect(notificationPath({ ...notification, file_name: null })).toBeNull()
  expect(drawn({ file_name: null })).not.toContain('href')
  expect(notificationPath({ ...notification, type: 'invited', file_name: null, comment_id: null })).toBe(`/doc/${id}`)
  expect(notificationPath({ ...notification, type: 'team-invited', file_type: null })).toBe('/team')
  expect(notificationPath({ ...notification, file_type: 'folder' })).toBe(`/home/dir/${id}`)
})

it('has an answer to a request as long as that waits', () => {
  const asked = { type: 'applied', comment_id: null, excerpt: null } as const
  expect(wordsOf(drawn({ ...asked, waiting: true }))).toMatch(/Ben asks to edit “Harbour”.*Not now Allow/)
  expect(wordsOf(drawn(asked))).not.toContain('Allow')
})

it('says how a request was answered once nobody waits, and nothing of an answer that was refused', async () => {
  const asked = { ...notification, type: 'access-requested', comment_id: null, excerpt: null } as const
  const answers = [
    ['1'.repeat(32), 'accept', true, 'Accepted'],
    ['2'.repeat(32), 'refuse', true, 'Declined'],
    ['3'.repeat(32), 'accept', false, null],
  ] as const
  for (const [id, action, isDone, words] of answers) {
    answered.isDone = isDone
    await answer({ ...asked, id, waiting: true }, action)
    const row = drawn({ ...asked, id, waiting: false })
    if (words) expect(row).toMatch(new RegExp(`role="status"[^>]*>${words}<`))
    else expect(row).not.toContain('role="status"')
  }
})

it('marks nothing that is read', () => {
  expect(wordsOf(drawn({ unread: false }))).not.toContain('Unread')
})

it('are grouped by the days of the calendar', () => {
  const now = new Date(2026, 10, 18, 9).getTime()
  const at = (hoursAgo: number) => ({ created_at: now - hoursAgo * 3_600_000 })
  expect(dayGroups([at(1), at(10), at(30), at(40)], now).map(({ day, items }) => [day, items.length])).toEqual([
    ['today', 1],
    ['yesterday', 2],
    ['earlier', 1],
  ])
  expect(dayGroups([], now)).toEqual([])
})
