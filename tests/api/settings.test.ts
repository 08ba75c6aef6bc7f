import { type Body, defaultPersonSettings, plans } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson, post } from '../kit/api.ts'
import { engines } from '../kit/engines.ts'
import { type RunningServer, startServer } from '../kit/server.ts'

type Settings = Body<'/user/edit-data'>

describe.each(engines)('settings of a person on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine })
  })
  afterAll(() => server.stop())

  it('are the usual ones until they are chosen, with everything allowed', async () => {
    const { api } = await newPerson(server.address)
    expect(await api('/user/info', {})).toMatchObject({
      settings: defaultPersonSettings,
      plan: 'vip',
      limits: plans.vip,
    })
    expect(await api('/user/edit-data', {})).toEqual({ settings: defaultPersonSettings })
  })

  it('change where they are named, and stay otherwise; nobody else’s do', async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    const chosen: Settings = {
      default_set: { theme: 'midnight', layout: 'right', snap: true, zoom: 1.5, font: null },
      sort_by: 'desc',
      order_type: 'updated_at',
      hide_expander: 1,
      dblclick_addFloatNode: 0,
      language: 'zh',
      theme: 'dark',
      shortcuts: { 'add-child': 'ctrl+alt+k', undo: null },
    }
    expect(await ann.api('/user/edit-data', chosen)).toEqual({ settings: chosen })
    expect(await ann.api('/user/edit-data', { theme: null, sort_by: 'asc' })).toEqual({
      settings: { ...chosen, theme: null, sort_by: 'asc' },
    })
    expect((await ann.api('/user/info', {})).settings).toEqual({ ...chosen, theme: null, sort_by: 'asc' })
    expect((await ben.api('/user/info', {})).settings).toEqual(defaultPersonSettings)
  })

  it('of two devices at once are all kept', async () => {
    const { api } = await newPerson(server.address)
    const changes: Settings[] = [
      { sort_by: 'desc' },
      { order_type: 'created_at' },
      { hide_expander: 1 },
      { language: 'en' },
      { theme: 'light' },
      { default_set: { a: 1 } },
      { dblclick_addFloatNode: 0 },
      { shortcuts: { undo: 'f6' } },
    ]
    await Promise.all([...changes, ...changes].map((change) => api('/user/edit-data', change)))
    expect((await api('/user/info', {})).settings).toEqual(Object.assign({}, ...changes))
  })

  it.each([
    [{ is_vip: 1 }, undefined],
    [{ sort_by: 'desc', limits: { documents: null } }, undefined],
    [{ sort_by: 'up' }, 'sort_by'],
    [{ order_type: 'id;drop' }, 'order_type'],
    [{ hide_expander: 2 }, 'hide_expander'],
    [{ language: 'tlh' }, 'language'],
    [{ language: '../en' }, 'language'],
    [{ theme: 'pink' }, 'theme'],
    [{ default_set: { nested: {} } }, 'default_set.nested'],
    [{ default_set: { 'a b': 1 } }, 'default_set.a b'],
    [{ default_set: { long: 'x'.repeat(201) } }, 'default_set.long'],
    [{ default_set: Object.fromEntries(Array.from({ length: 51 }, (_, nth) => [`n${nth}`, nth])) }, 'default_set'],
    [{ shortcuts: { undo: 7 } }, 'shortcuts.undo'],
    [{ shortcuts: Object.fromEntries(Array.from({ length: 201 }, (_, nth) => [`n${nth}`, 'x'])) }, 'shortcuts'],
  ])('refuse %j', async (body, field) => {
    const { api } = await newPerson(server.address)
    await expect(api('/user/edit-data', body as Settings)).rejects.toMatchObject({
      errno: -400,
      failure: { code: '-400', ...(field && { field }) },
    })
    expect((await api('/user/info', {})).settings).toEqual(defaultPersonSettings)
  })

  it('stay small', async () => {
    const { token } = await newPerson(server.address)
    const body = JSON.stringify({ shortcuts: {}, theme: 'x'.repeat(100_000) })
    const answer = await post(server.address, '/user/edit-data', body, { authorization: `Bearer ${token}` })
    expect(await answer.json()).toMatchObject({ errno: -413 })
  })

  it('are kept over a restart', async () => {
    const { api, token } = await newPerson(server.address)
    await api('/user/edit-data', { language: 'zh' })
    await server.kill()
    await server.restart()
    expect((await apiClient(server.address, token)('/user/info', {})).settings.language).toBe('zh')
  })
})

describe('plans', () => {
  const [engine] = engines
  const starting = (env: Record<string, string>) => {
    if (!engine) throw new Error('no engine')
    return startServer({ engine, env })
  }

  it('hold when memberships are on, with the numbers of this server', async () => {
    const server = await starting({
      MEMBERSHIP: 'on',
      PLANS: '{"free":{"documents":2,"nodes":null},"vip":{"clues":9}}',
    })
    const { api } = await newPerson(server.address)
    expect(await api('/user/info', {})).toMatchObject({
      plan: 'free',
      limits: { ...plans.free, documents: 2, nodes: null },
    })
    await server.stop()
  })

  it.each([
    ['PLANS', 'free: 2'],
    ['PLANS', '{"free":{"documents":-1}}'],
    ['PLANS', '{"free":{"documents":"5"}}'],
    ['PLANS', '{"free":{"documents":1.5}}'],
    ['PLANS', '{"free":{"dokuments":5}}'],
    ['PLANS', '{"gold":{}}'],
    ['PLANS', '[]'],
    ['MEMBERSHIP', 'maybe'],
  ])('refuse to start with %s=%s, in one line', async (name, value) => {
    const failure = await starting({ [name]: value }).catch((error: Error) => error.message)
    const lines = String(failure).trim().split('\n').slice(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^Ramify cannot start: ${name} must be .*\\.$`))
  })
})
