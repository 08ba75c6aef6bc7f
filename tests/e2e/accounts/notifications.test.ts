import { describe, expect, it } from 'vitest'
import type { NotificationTables } from '../../../apps/server/src/domains/notifications/tables.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createTickets } from '../../../apps/server/src/platform/tickets.ts'
import { barriersOf } from '../../kit/browser/axe.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { startServer } from '../../kit/server/server.ts'
import { eventually } from '../editor/editor-journey.ts'
import { journeysAt } from '../files/file-journey.ts'

const [sqlite] = engines as [EngineUnderTest]
const phone = { width: 390, height: 844 }

describe('notifications', () => {
  const journey = journeysAt(() => startServer({ engine: sqlite, env: { PUBLIC_URL: 'https://maps.example' } }))

  /** Ann was told twice of what Ben did; as long as nothing that people do is told, straight into the table. */
  async function annWithNews() {
    const store = openStoreOf(journey.server)
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const db = store.database.tables<NotificationTables>()
    const { file_guid } = await ann.api('/touch', { file_name: 'Harbour' })
    const blank = { guest_number: null, node_id: null, read_at: null, to_mail: 0 } as const
    const about = { person_id: ann.id, actor_id: ben.id, file_id: file_guid, ...blank }
    const now = Date.now()
    await db
      .insertInto('notifications')
      .values([
        { ...about, id: newId(), type: 'joined', comment_id: null, excerpt: null, count: 1, at: now - 2_000 },
        { ...about, id: newId(), type: 'commented', comment_id: 'c1', excerpt: 'Lovely pier', count: 3, at: now },
      ])
      .execute()
    await db.updateTable('accounts').set({ email_proved_at: 1 }).where('id', '=', ann.id).execute()
    const ticket = await createTickets(store.database, 'unsubscribe', Date.now).write([ann.id], now + 60_000)
    await store.close()
    return { ann, ben, file_guid, ticket }
  }

  it('mark the bell, are read there, and are muted', async () => {
    const { english } = journey
    const { text } = english
    const { ann, ben, file_guid } = await annWithNews()
    const { page, problems } = await journey.signedIn(ann, '/home/my')
    const bell = page.getByRole('button', { name: text('notifications.unread') })
    await bell.waitFor()
    // The keyboard gets there and back.
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: text('notifications.title') })
    const comments = list.getByRole('link', { name: /left 3 comments on “Harbour”/ })
    await comments.waitFor()
    expect(await comments.textContent()).toContain('“Lovely pier”')
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      text('notifications.unread'),
    )
    // Opening alone reads nothing.
    expect((await ann.api('/ls_notifications', {})).unread).toBe(2)

    await bell.click()
    await list
      .getByRole('button', { name: text('notifications.row-menu') })
      .first()
      .click()
    await page.getByRole('menuitem', { name: text('notifications.mute') }).click()
    await page.getByText(/unless they mention you/).waitFor()
    expect((await ann.api('/mute_document', { file_guid })).muted).toBe(true)
    await list.getByRole('button', { name: text('notifications.read-all') }).click()
    await page.getByRole('button', { name: text('notifications.title'), exact: true }).waitFor()
    expect((await ann.api('/ls_notifications', {})).unread).toBe(0)
    // What is answered there says so, and the keyboard goes on from its row.
    await ben.api('/request_access', { file_guid })
    const [name] = ben.email.split('@') as [string]
    await list.getByRole('button', { name: text('cooperation.allow.of', { name }) }).press('Enter')
    await list.getByText(text('notifications.answered.accept')).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('asks for access')
    await comments.click()
    await page.waitForURL(`**/doc/${file_guid}?comment=c1`)
    expect(problems).toEqual([])
  })

  it('have a page on phones, and a mark that another device takes away', async () => {
    const { text } = journey.english
    const { ann } = await annWithNews()
    const { page } = await journey.signedIn(ann, '/user', phone)
    const row = page.getByRole('link', { name: text('notifications.unread'), exact: true })
    await row.waitFor()
    await row.click()
    await page.getByRole('link', { name: /joined “Harbour”/ }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const tab = page.getByRole('navigation').getByRole('link', { name: /^Me/ })
    expect(await tab.textContent()).toContain(text('notifications.unread'))
    await ann.api('/read_notifications', { until: Date.now() })
    await eventually(() => tab.textContent()).not.toContain(text('notifications.unread'))
    await page.getByText(text('notifications.new'), { exact: true }).first().waitFor({ state: 'detached' })
  })

  it('come by mail for who turns that on, until the link in a mail is used', async () => {
    const { text } = journey.english
    const { ann, ticket } = await annWithNews()
    const { page } = await journey.signedIn(ann, '/setting')
    await page.getByRole('switch', { name: text('notifications.mail') }).click()
    const setting = async () => (await ann.api('/user/info', {})).settings.notification_mail
    await eventually(setting).toBe('digest')
    const guest = await journey.guest(`/unsubscribe#${ticket}`)
    await guest.page.getByRole('button', { name: text('unsubscribe.do') }).click()
    await guest.page.getByText(text('unsubscribe.done')).waitFor()
    expect(await barriersOf(guest.page)).toEqual([])
    expect(await setting()).toBe('off')
    const wrong = await journey.guest('/unsubscribe#nonsense')
    await wrong.page.getByRole('button', { name: text('unsubscribe.do') }).click()
    await wrong.page.getByText(text('unsubscribe.wrong')).waitFor()
  })
})
