// @module-tag never-retried
import { type Body, defaultPersonSettings, plans } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person, post } from '../../kit/api.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { startServer } from '../../kit/server/server.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans, smallPlan } from '../../kit/server/shared-servers.ts'

type Settings = Body<'/user/edit-data'>

const ownTheme = { id: 'one', name: 'One', theme: 'ink' }
const ownIcon = { id: 'mine', name: '徽标', picture: 'data:image/png;base64,iVBORw0KGgo=' }
/** All that is allowed by itself, and too much together. */
const fullLevels = [0, 1, 2, 3].map((level) => {
  const [long, color] = ['x'.repeat(128), `rgb(${'1'.repeat(50)})`]
  return [level, { shape: long, lineStyle: long, family: 'x'.repeat(100), fill: color, border: color, color }]
})

describe.each(engines)('settings of a person on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  /** Of whom every bad choice is refused. */
  let chooser: Person
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    chooser = await store.newPerson()
  })
  afterAll(() => store.close())

  it('are the usual ones until they are chosen, with everything allowed', async () => {
    const { api } = await store.newPerson()
    expect(await api('/user/info', {})).toMatchObject({
      settings: defaultPersonSettings,
      membership: 'off',
      plan: 'vip',
      limits: plans.vip,
    })
    expect(await api('/user/edit-data', {})).toEqual({ settings: defaultPersonSettings })
  })

  it('change where they are named, and stay otherwise; nobody else’s do', async () => {
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const chosen: Settings = {
      default_set: { theme: 'midnight', layout: 'right', snap: true, zoom: 1.5, font: null },
      sort_by: 'desc',
      order_type: 'updated_at',
      hide_expander: 1,
      dblclick_addFloatNode: 0,
      accept_invitations: 0,
      usage_events: 0,
      notification_mail: 'digest',
      language: 'zh',
      theme: 'dark',
      shortcuts: { 'add-child': 'ctrl+alt+k', undo: null },
      custom_themes: [
        {
          id: 'one',
          name: '夜航',
          theme: 'midnight',
          levels: { 0: { fill: '#112233', bold: true }, 3: { family: 'Noto Serif', align: 'center' } },
          colors: ['#3982fc', '#08a39e'],
          background: { color: '#000000', pattern: 'dots' },
          spacing: { level: 40 },
        },
        { id: 'two', name: 'Plain', theme: 'ink' },
      ],
      custom_shapes: [{ id: 'ours', name: '退款', content: '[{"type":"shape","kind":"decision"}]' }],
      custom_icons: [ownIcon],
    }
    expect(await ann.api('/user/edit-data', chosen)).toEqual({ settings: chosen })
    expect(await ann.api('/user/edit-data', { theme: null, sort_by: 'asc' })).toEqual({
      settings: { ...chosen, theme: null, sort_by: 'asc' },
    })
    expect((await ann.api('/user/info', {})).settings).toEqual({ ...chosen, theme: null, sort_by: 'asc' })
    expect((await ben.api('/user/info', {})).settings).toEqual(defaultPersonSettings)
  })

  it('of two devices at once are all kept', async () => {
    const { api } = await store.newPerson()
    const changes: Settings[] = [
      { sort_by: 'desc' },
      { order_type: 'created_at' },
      { hide_expander: 1 },
      { language: 'en' },
      { theme: 'light' },
      { default_set: { a: 1 } },
      { dblclick_addFloatNode: 0 },
      { accept_invitations: 0 },
      { usage_events: 0 },
      { notification_mail: 'digest' },
      { shortcuts: { undo: 'f6' } },
      { custom_themes: [{ id: 'one', name: 'One', theme: 'ink' }] },
      { custom_shapes: [{ id: 'one', name: 'One', content: '[]' }] },
      { custom_icons: [ownIcon] },
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
    [{ default_set: { map_layout: 'spiral' } }, 'default_set.map_layout'],
    [{ default_set: { map_layout: 'toString' } }, 'default_set.map_layout'],
    [{ default_set: { map_layout: 7 } }, 'default_set.map_layout'],
    [{ shortcuts: { undo: 7 } }, 'shortcuts.undo'],
    [{ shortcuts: Object.fromEntries(Array.from({ length: 201 }, (_, nth) => [`n${nth}`, 'x'])) }, 'shortcuts'],
    [{ custom_themes: [{ id: 'one', name: ' ', theme: 'ink' }] }, 'custom_themes.0.name'],
    [{ custom_themes: [{ id: '../x', name: 'One', theme: 'ink' }] }, 'custom_themes.0.id'],
    [{ custom_themes: [{ ...ownTheme, levels: { 1: { fill: 'url(x)' } } }] }, 'custom_themes.0.levels.1.fill'],
    [{ custom_themes: [{ ...ownTheme, levels: { 4: {} } }] }, 'custom_themes.0.levels'],
    [{ custom_themes: [{ ...ownTheme, colors: ['red'] }] }, 'custom_themes.0.colors.0'],
    [{ custom_themes: [{ ...ownTheme, background: { image: 'r' } }] }, 'custom_themes.0.background'],
    [{ custom_themes: [{ ...ownTheme, levels: Object.fromEntries(fullLevels) }] }, 'custom_themes.0'],
    [{ custom_themes: Array.from({ length: 31 }, (_, nth) => ({ ...ownTheme, id: `t${nth}` })) }, 'custom_themes'],
    [{ custom_shapes: [{ id: 'one', name: ' ', content: '[]' }] }, 'custom_shapes.0.name'],
    [{ custom_shapes: [{ id: 'one', name: 'One', content: 'x'.repeat(8001) }] }, 'custom_shapes.0.content'],
    [{ custom_shapes: [{ id: 'one', name: 'One', content: '[]', image: 'r' }] }, 'custom_shapes.0'],
    [
      { custom_shapes: Array.from({ length: 101 }, (_, n) => ({ id: `s${n}`, name: 's', content: '[]' })) },
      'custom_shapes',
    ],
    [
      { custom_shapes: Array.from({ length: 13 }, (_, n) => ({ id: `s${n}`, name: 's', content: 'x'.repeat(8000) })) },
      'custom_shapes',
    ],
    [{ custom_icons: [{ ...ownIcon, name: '' }] }, 'custom_icons.0.name'],
    [{ custom_icons: [{ ...ownIcon, picture: 'https://example.org/a.png' }] }, 'custom_icons.0.picture'],
    [{ custom_icons: [{ ...ownIcon, picture: 'data:image/svg+xml;base64,AAAA' }] }, 'custom_icons.0.picture'],
    [
      { custom_icons: [{ ...ownIcon, picture: `data:image/png;base64,${'A'.repeat(20_000)}` }] },
      'custom_icons.0.picture',
    ],
    [{ custom_icons: Array.from({ length: 61 }, (_, n) => ({ ...ownIcon, id: `i${n}` })) }, 'custom_icons'],
  ])('refuse %j', async (body, field) => {
    const { api } = chooser
    await expect(api('/user/edit-data', body as Settings)).rejects.toMatchObject({
      errno: -400,
      failure: { code: '-400', ...(field && { field }) },
    })
    expect((await api('/user/info', {})).settings).toEqual(defaultPersonSettings)
  })

  it('name a layout that there is; one that was kept before nobody is told of, nor refused for', async () => {
    const { api, id } = await store.newPerson()
    for (const map_layout of ['default', 'fish-bone', 'vertical-bottom', null]) {
      const { settings } = await api('/user/edit-data', { default_set: { map_layout, 'files.view': 'lines' } })
      expect(settings.default_set).toEqual({ map_layout, 'files.view': 'lines' })
    }
    await store.database
      .tables<{ person_settings: { person_id: string; name: string; value: string } }>()
      .updateTable('person_settings')
      .set({ value: JSON.stringify({ map_layout: 'spiral', 'files.view': 'cards' }) })
      .where('person_id', '=', id)
      .where('name', '=', 'default_set')
      .execute()
    const { default_set } = (await api('/user/info', {})).settings
    expect(default_set).toEqual({ 'files.view': 'cards' })
    await api('/user/edit-data', { default_set: { ...default_set, 'files.view': 'lines' } })
  })

  it('stay small', async () => {
    const { token } = await store.newPerson()
    const body = JSON.stringify({ shortcuts: {}, theme: 'x'.repeat(600_000) })
    const answer = await post(server.address, '/user/edit-data', body, { authorization: `Bearer ${token}` })
    expect(await answer.json()).toMatchObject({ errno: -413 })
  })
})

describe('plans', () => {
  const [engine] = engines as [EngineUnderTest]
  const starting = (env: Record<string, string>) => startServer({ engine, env })

  it('hold when memberships are on, with the numbers of this server', async () => {
    const { api } = await newPerson((await sharedServerWithPlans(engine)).address)
    expect(await api('/user/info', {})).toMatchObject({
      membership: 'on',
      plan: 'free',
      limits: { ...plans.free, ...smallPlan },
    })
  })

  it('have the numbers of the edition, and over these the server’s own', async () => {
    const server = await starting({
      MEMBERSHIP: 'on',
      EDITION: 'cn',
      PLANS: '{"free":{"nodes":null},"vip":{"clues":9}}',
    })
    const { api } = await newPerson(server.address)
    expect(await api('/user/info', {})).toMatchObject({ limits: { ...plans.free, documents: 2, nodes: null } })
    for (let nth = 0; nth < 2; nth++) await api('/touch', {})
    await expect(api('/touch', {})).rejects.toMatchObject({ errno: -111, failure: { params: { limit: 2 } } })
    await server.stop()
  })

  it('refuse to start with numbers that are none, in one line', async () => {
    const failure = await starting({ PLANS: 'free: 2' }).catch((error: Error) => error.message)
    const lines = String(failure).trim().split('\n').slice(1)
    expect(lines).toEqual([expect.stringMatching(/^Ramify cannot start: PLANS must be .*\.$/)])
  })
})
