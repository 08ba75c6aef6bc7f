import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrackingTables } from '../../apps/server/src/domains/tracking/tables.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'

const event = { source: 'phone', event: 'use', reason: 'share_file', lang: 'en', browser: 'safari' }
const send = (address: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/tracking?${new URLSearchParams(query)}`, { headers })

describe.each(engines)('tracking on $name', (engine) => {
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await startServer({ engine, env: { TRACKING: 'on', TRUSTED_PROXIES: '127.0.0.1' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })
  const rows = () => store.database.tables<TrackingTables>().selectFrom('tracked_events').selectAll().execute()

  it('keeps what was done and by which app, but not by whom; refused ones leave nothing', async () => {
    const ann = await store.newPerson()
    const refused = [
      await send(server.address, { ...event, reason: 'Ann’s map' }),
      await send(server.address, event, { 'sec-fetch-site': 'cross-site' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400])
    expect((await send(server.address, event, { 'sec-gpc': '1' })).status).toBe(204)
    const known = { authorization: `Bearer ${ann.token}`, 'x-forwarded-for': '203.0.113.7' }
    expect((await send(server.address, { ...event, person: ann.id }, known)).status).toBe(204)
    expect(
      (await send(server.address, { ...event, event: 'log', host: 'maps.example', key: 'share_file' })).status,
    ).toBe(204)
    await expect.poll(rows).toHaveLength(2)
    const kept = await rows()
    expect(kept).toContainEqual(expect.objectContaining({ ...event, extras: null, host: null, logged: null }))
    expect(kept).toContainEqual(expect.objectContaining({ event: 'log', host: 'maps.example', logged: 'share_file' }))
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${ann.id}|203\\.0\\.113\\.7`))
  })

  it('refuses a flood of one network, and no other', async () => {
    const from = (address: string) => send(server.address, event, { 'x-forwarded-for': address })
    const statuses = await Promise.all(Array.from({ length: 260 }, async () => (await from('203.0.113.9')).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await from('203.0.113.10')).status).toBe(204)
  })

  it('is told to the page', async () => {
    expect(await (await fetch(server.address)).text()).toContain('&quot;tracking&quot;:&quot;on&quot;')
  })
})

it('is off where nobody has asked for it: there is no such address, and pages are not told', async () => {
  const [engine] = engines
  if (!engine) return
  const server = await startServer({ engine })
  try {
    expect((await send(server.address, event)).status).toBe(404)
    expect(await (await fetch(server.address)).text()).not.toContain('tracking')
  } finally {
    await server.stop()
  }
})
