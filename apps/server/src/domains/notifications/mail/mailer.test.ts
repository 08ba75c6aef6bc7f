import { afterEach, describe, expect, it } from 'vitest'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { NotificationHouse } from '../../../../../../tests/kit/server/notification-house.ts'
import { createTickets } from '../../../platform/tickets.ts'
import type { NotificationEvent } from '../index.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(engines)('mails with notifications on $name', (engine) => {
  let houses: NotificationHouse[] = []
  afterEach(async () => {
    for (const house of houses.reverse()) await house.close()
    houses = []
  })

  /** Ann, who wants mails, has a map in which Ben does something. */
  async function annAndBen(options: Parameters<typeof NotificationHouse.open>[1] = {}) {
    const house = await NotificationHouse.open(engine, options)
    houses.push(house)
    const [ann, ben] = [await house.newPerson('Ann'), await house.newPerson('Ben')]
    const fileId = await house.newFile(ann.id, 'Harbour')
    await house.wantMails(ann.id)
    const tell = (event: Partial<NotificationEvent> = {}) =>
      house.notifications.notify({ type: 'commented', to: [ann.id], actor: ben.id, fileId, ...event })
    return { house, ann, ben, fileId, tell }
  }

  it('have what is unread, once, after some minutes, and then one an hour at most', async () => {
    const { house, ann, fileId, tell } = await annAndBen()
    const { clock, mails, notifications } = house
    await tell({ details: { commentId: 'c 1', excerpt: 'Where is\nthe pier?' } })
    await notifications.sendDueMails()
    expect(mails).toEqual([])
    clock.now += 10 * minute
    await tell({ type: 'joined' })
    await notifications.sendDueMails()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ to: ann.email, subject: 'Ramify: 2 new notifications' })
    expect(mail?.text).toContain('Ben commented on “Harbour”\n“Where is the pier?”\n')
    expect(mail?.text).toContain(`https://maps.example/doc/${fileId}?comment=c%201`)
    expect(mail?.text).toContain('Ben joined “Harbour”')
    expect(mail?.text).toContain('Unsubscribe: https://maps.example/unsubscribe#')
    expect(mail?.listUnsubscribe).toMatch(/^https:\/\/maps\.example\/api\/unsubscribe\/\S+$/)

    await tell({ type: 'applied' })
    clock.now += 59 * minute
    await notifications.sendDueMails()
    expect(mails).toHaveLength(1)
    clock.now += minute
    await notifications.sendDueMails()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('asks to edit')
    expect(mails[1]?.text).not.toContain('joined')
    clock.now += 5 * hour
    await notifications.sendDueMails()
    expect(mails).toHaveLength(2)
  })

  it('go to nobody who has read it, does not want them, has proved no address or may not see it any more', async () => {
    const { house, ann, ben, fileId, tell } = await annAndBen()
    const { clock, mails, notifications } = house
    const [cem, dee, eve] = [
      await house.newPerson('Cem'),
      await house.newPerson('Dee', { isProved: false }),
      await house.newPerson('Eve'),
    ]
    await house.letIn(fileId, cem.id, dee.id, eve.id)
    await house.wantMails(dee.id)
    await house.wantMails(eve.id)
    await tell({ to: [ann.id, cem.id, dee.id, eve.id], actor: ben.id })
    await house.read(ann.id, { until: clock.now })
    await house.takeOut(fileId, eve.id)
    clock.now += hour
    await notifications.sendDueMails()
    expect(mails).toEqual([])
    // Nothing is left of it for later.
    await house.letIn(fileId, eve.id)
    clock.now += 5 * hour
    await notifications.sendDueMails()
    expect(mails).toEqual([])
  })

  it('are in the language of their reader', async () => {
    const { house, ann, tell } = await annAndBen()
    await house.wantMails(ann.id, 'zh-CN')
    await tell()
    house.clock.now += hour
    await house.notifications.sendDueMails()
    expect(house.mails[0]?.subject).toBe('Ramify：1 条新通知')
    expect(house.mails[0]?.text).toContain('Ben 评论了“Harbour”')
  })

  it('are sent by one of several servers, also when the one that planned them is gone', async () => {
    const { house, tell } = await annAndBen()
    const [one, two] = [await house.beside(), await house.beside()]
    houses.push(one, two)
    await tell()
    house.clock.now += 10 * minute
    await Promise.all([one.notifications.sendDueMails(), two.notifications.sendDueMails()])
    expect(one.mails.length + two.mails.length).toBe(1)
    await house.notifications.sendDueMails()
    expect(house.mails).toEqual([])
  })

  it('are tried again an hour later when they could not be sent', async () => {
    const { house, tell } = await annAndBen()
    house.mailFailure = new Error('no route')
    await tell()
    house.clock.now += 10 * minute
    await house.notifications.sendDueMails()
    house.mailFailure = null
    house.clock.now += 59 * minute
    await house.notifications.sendDueMails()
    expect(house.mails).toEqual([])
    house.clock.now += minute
    await house.notifications.sendDueMails()
    expect(house.mails).toHaveLength(1)
  })

  it('are sent by themselves when they are due', async () => {
    const clock = {
      get now() {
        return Date.now()
      },
    }
    const { house, tell } = await annAndBen({ clock, intervalMs: 50 })
    await tell()
    await expect.poll(() => house.mails.length, { timeout: 20_000 }).toBe(1)
    await tell({ type: 'joined' })
    await expect.poll(() => house.mails.length, { timeout: 20_000 }).toBe(2)
  })

  it('end with one press, without a session, and for nobody else', async () => {
    const { house, ann, tell } = await annAndBen()
    const unsubscribe = house.notifications.handlers['/unsubscribe']
    await tell()
    house.clock.now += 10 * minute
    await house.notifications.sendDueMails()
    const ticket = house.mails[0]?.listUnsubscribe?.split('/').at(-1) ?? ''
    const foreign = await createTickets(house.database, 'uploads', Date.now).write([ann.id], Date.now() + hour)
    for (const wrong of ['', 'x', `${ticket.slice(0, -2)}AA`, foreign]) {
      await expect(unsubscribe({ ticket: wrong }, {} as never)).rejects.toMatchObject({ errno: -400 })
    }
    await unsubscribe({ ticket }, {} as never)
    await tell({ type: 'joined' })
    house.clock.now += 2 * hour
    await house.notifications.sendDueMails()
    expect(house.mails).toHaveLength(1)
  })

  it('name others on one line each (T52)', async () => {
    const { house, ann, ben } = await annAndBen()
    const fileId = await house.newFile(ann.id, 'Plan\r\n\r\nhttps://evil.example')
    await house.notifications.notify({ type: 'commented', to: [ann.id], actor: ben.id, fileId })
    house.clock.now += hour
    await house.notifications.sendDueMails()
    expect(house.mails[0]?.text).not.toMatch(/^https:\/\/evil/m)
  })
})
