import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { personSettingsOf } from '../../apps/server/src/domains/accounts/index.ts'
import type { NotificationEvent } from '../../apps/server/src/domains/notifications/index.ts'
import { notify } from '../../apps/server/src/domains/notifications/notify.ts'
import type { Services } from '../../apps/server/src/domains/notifications/services.ts'
import { createTickets } from '../../apps/server/src/platform/tickets.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'

describe.each(engines)('notifications over HTTP, on $name', (engine) => {
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await startServer({ engine, env: { PUBLIC_URL: 'https://maps.example/' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store?.close()
    await server?.stop()
  })

  /** As the server itself does it when something happens, as long as nothing that happens is told. */
  async function tell(event: NotificationEvent): Promise<void> {
    const { database, access } = store
    const settingsOf = personSettingsOf(database)
    const used: Partial<Services> = { database, access, settingsOf, db: database.tables(), mail: null, now: Date.now }
    await notify(used as Services, event)
  }

  async function annAndBen() {
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const { file_guid } = await ann.api('/touch', { file_name: 'Harbour' })
    return { ann, ben, file_guid }
  }

  it('are listed, read and muted', async () => {
    const { ann, ben, file_guid } = await annAndBen()
    expect(await ann.api('/ls_notifications', {})).toEqual({ notifications: [], cursor: null, unread: 0 })
    await tell({ type: 'access-requested', to: [ann.id], actor: ben.id, fileId: file_guid })
    const { notifications, unread } = await ann.api('/ls_notifications', {})
    expect(unread).toBe(1)
    expect(notifications).toMatchObject([
      { type: 'access-requested', actor: { user_id: ben.id }, file_guid, file_name: 'Harbour', unread: true },
    ])
    expect(notifications[0]?.actor).not.toHaveProperty('email')
    const [first] = notifications
    expect(await ben.api('/read_notifications', { ids: [first?.id ?? ''] })).toEqual({ unread: 0 })
    expect((await ann.api('/ls_notifications', {})).unread).toBe(1)
    expect(await ann.api('/read_notifications', { until: first?.created_at ?? 0 })).toEqual({ unread: 0 })
    expect(await ann.api('/mute_document', { file_guid, muted: true })).toEqual({ file_guid, muted: true })
    expect(await ann.api('/mute_document', { file_guid })).toEqual({ file_guid, muted: true })
    await expect(ben.api('/mute_document', { file_guid, muted: true })).rejects.toMatchObject({ errno: -104 })
  })

  it('say whether a request still waits, and are read once it has its answer', async () => {
    const { ann, ben, file_guid } = await annAndBen()
    const told = async () =>
      (await ann.api('/ls_notifications', {})).notifications.map(({ type, waiting, unread }) => ({
        ...{ type, waiting, unread },
      }))
    await ben.api('/request_access', { file_guid })
    await expect.poll(told).toEqual([{ type: 'access-requested', waiting: true, unread: true }])
    await ann.api('/team_worker', { action: 'add', file_guid, user_id: ben.id, setting: 'ask' })
    await expect.poll(told).toEqual([{ type: 'access-requested', waiting: false, unread: false }])
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    await ben.api('/edit_permission', { action: 'apply', file_guid })
    const applied = { type: 'applied', waiting: true, unread: true }
    await expect.poll(async () => (await told())[0]).toEqual(applied)
    // A no of one's own takes it back, which nobody has to be told.
    await ben.api('/edit_permission', { action: 'refuse', file_guid, user_id: ben.id })
    expect((await told())[0]).toEqual({ ...applied, waiting: false })
    await ben.api('/edit_permission', { action: 'apply', file_guid })
    await ann.api('/edit_permission', { action: 'accept', file_guid, user_id: ben.id })
    await expect.poll(async () => (await told())[0]).toEqual({ ...applied, waiting: false, unread: false })
  })

  it('tell of teams: by the name they had, also to those who are not in them', async () => {
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const told = async ({ api }: typeof ann) =>
      (await api('/ls_notifications', {})).notifications.map(({ type, file_name, excerpt }) => [
        type,
        file_name,
        excerpt,
      ])
    const { team_id, root_guid } = await ann.api('/team_add', { team_name: 'Crew' })
    await ann.api('/touch', { file_name: 'Plan', parent_guid: root_guid ?? '' })
    const member = { team_id, user_id: ben.id }
    await ann.api('/team_user', { action: 'add', ...member })
    await expect.poll(() => told(ben)).toEqual([['team-invited', 'Crew', null]])
    // Taken back: nothing more to tell.
    await ann.api('/team_user', { action: 'remove', ...member })
    await ann.api('/team_user', { action: 'add', ...member })
    await ben.api('/team_user', { action: 'accept', team_id })
    await expect.poll(() => told(ann)).toEqual([['team-joined', 'Crew', null]])
    await ann.api('/team_user', { action: 'role', ...member, role: 'owner' })
    await expect.poll(async () => (await told(ben))[0]).toEqual(['team-handed-over', 'Crew', null])
    await ben.api('/team_user', { action: 'remove', team_id, user_id: ann.id })
    await expect.poll(async () => (await told(ann))[0]).toEqual(['team-removed', 'Crew', null])
    await ben.api('/team_user', { action: 'add', team_id, user_id: ann.id })
    await expect.poll(async () => (await told(ann))[0]).toEqual(['team-invited', 'Crew', null])
    await ben.api('/team_delete', { team_id })
    await expect.poll(async () => (await told(ann))[0]).toEqual(['team-ended', 'Crew', null])
    expect((await told(ben)).map(([type]) => type)).toEqual(['team-handed-over', 'team-invited'])
  })

  it('go with a file that is removed for good', async () => {
    const { ann, ben, file_guid } = await annAndBen()
    await tell({ type: 'commented', to: [ann.id], actor: ben.id, fileId: file_guid })
    await ann.api('/mute_document', { file_guid, muted: true })
    await ann.api('/rm', { file_guids: [file_guid] })
    expect((await ann.api('/ls_notifications', {})).notifications).toMatchObject([{ file_name: null }])
    await ann.api('/clear', { file_guids: [file_guid] })
    await expect.poll(() => store.rowsNaming(file_guid)).toEqual([])
    expect((await ann.api('/ls_notifications', {})).notifications).toEqual([])
  })

  it('make themselves known over a socket, which ends with the session', async () => {
    const { ann, ben, file_guid } = await annAndBen()
    await tell({ type: 'commented', to: [ann.id], actor: ben.id, fileId: file_guid })
    const ws = new WebSocket(`${server.address.replace('http', 'ws')}/events`)
    onTestFinished(() => ws.close())
    const events: unknown[] = []
    let closed: number | undefined
    ws.onmessage = ({ data }) => events.push(JSON.parse(data))
    ws.onclose = ({ code }) => {
      closed = code
    }
    ws.onopen = () => ws.send(JSON.stringify({ type: 'authenticate', token: ann.token }))
    await expect.poll(() => events).toEqual([{ type: 'notifications', unread: 1 }])
    await ann.api('/read_notifications', { until: Date.now() })
    await expect.poll(() => events.at(-1)).toEqual({ type: 'notifications', unread: 0 })
    await ann.api('/logout', {})
    await expect.poll(() => closed).toBe(4401)
  })

  it('are mailed to a confirmed address only, until the link in a mail is used', async () => {
    const { ann } = await annAndBen()
    expect(await ann.api('/notification_mail', {})).toEqual({ offered: true, address: null })
    await store.database
      .tables<{ accounts: { id: string; email_proved_at: number | null } }>()
      .updateTable('accounts')
      .set({ email_proved_at: 1 })
      .where('id', '=', ann.id)
      .execute()
    expect(await ann.api('/notification_mail', {})).toEqual({ offered: true, address: ann.email })
    const setting = async () => (await ann.api('/user/info', {})).settings.notification_mail
    expect(await setting()).toBe('off')
    await ann.api('/user/edit-data', { notification_mail: 'digest' })
    const tickets = createTickets(store.database, 'unsubscribe', Date.now)
    const url = `${server.address}/api/unsubscribe/${await tickets.write([ann.id], Date.now() + 60_000)}`
    // A program that follows links ends nothing.
    const followed = await fetch(url, { redirect: 'manual' })
    expect([followed.status, followed.headers.get('location')?.split('#')[0]]).toEqual([303, '/unsubscribe'])
    expect(await setting()).toBe('digest')
    expect((await fetch(`${url.slice(0, -2)}AA`, { method: 'POST' })).status).toBe(400)
    expect(await setting()).toBe('digest')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(204)
    expect(await setting()).toBe('off')
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
  })
})
