// @module-tag never-retried
import { clientSchemaHeader, closeCodes } from '@ramify/contract'
import { clientSchema, documentKinds, openFlowchart } from '@ramify/document'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

const naotu_type = documentKinds.flowchart.number
/** Readings are made when the writing pauses. */
const poll = { timeout: 60_000 }
const box = (x: number) => ({ x, y: 0, width: 120, height: 60 })
const shape = (id: string, text: string, more: object = {}) => ({ type: 'shape', id, kind: 'process', text, ...more })
const chartOf = (...items: object[]) => ({
  kind: 'flowchart',
  version: '1',
  pages: [{ id: 'p', name: 'Orders', items }],
})

describe.each(engines)('flowcharts on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  async function someone() {
    const { token, ...person } = await store.newPerson()
    const api = apiClient(server.address, token, { [clientSchemaHeader]: String(clientSchema) })
    const found = async (words: string) =>
      (await api('/search', { words, naotu_type })).files.map(({ file_guid }) => file_guid)
    return { ...person, token, api, found }
  }

  it('are made empty in the language of their maker, written live, listed with a picture and found', async () => {
    const { api, token, found } = await someone()
    const { file_guid } = await api('/touch', { naotu_type, lang: 'zh' })
    await api('/touch', { naotu_type: 0 })
    const [untitled] = (await api('/ls', { naotu_type })).files
    expect(untitled).toMatchObject({ file_guid, file_name: '未命名流程图', naotu_type, thumbnail: null })
    expect((await api('/touch', { naotu_type, lang: 'en' })).naotu_type).toBe(naotu_type)
    expect((await api('/ls', { naotu_type })).files.map(({ file_name }) => file_name)).toContain('Untitled flowchart')

    const live = await new LiveClient({
      address: () => server.address,
      token,
      fileId: file_guid,
      schema: clientSchema,
    }).connect()
    const chart = openFlowchart(live.doc)
    expect(chart.snapshot.pages.map(({ name }) => name.text)).toEqual(['页面 1'])
    const shapes = [
      { id: 'in', kind: 'data', box: box(0), text: 'Paperwork' },
      { id: 'out', kind: 'process', box: box(300), text: 'Stamp', note: 'twice' },
    ]
    const connectors = [{ from: { shape: 'in' }, to: { shape: 'out' }, labels: [{ text: 'approved' }] }]
    expect(chart.execute({ type: 'addItems', shapes, connectors })).toMatchObject({ ok: true })
    expect(await live.saved()).toBe(true)
    await live.close()
    await expect
      .poll(async () => (await api('/ls', { naotu_type })).files.find((file) => file.file_guid === file_guid), poll)
      .toMatchObject({ node_num: 2, thumbnail: expect.any(String) })
    for (const words of ['paperwork', 'twice', 'approved', '页面']) expect(await found(words)).toEqual([file_guid])
    expect((await api('/search', { words: 'paperwork', naotu_type: 0 })).files).toEqual([])
  })

  it('are saved as content, copied, thrown away, kept as versions and taken along by their owner', async () => {
    const { api, found } = await someone()
    const { file_guid } = await api('/touch', {
      naotu_type,
      file_name: 'Intake',
      content: chartOf(shape('a', 'Receive')),
    })
    const { content, hash } = await api('/open', { file_guid })
    expect(content).toMatchObject({ kind: 'flowchart', version: '1', pages: [{ id: 'p', name: 'Orders' }] })
    const { id } = await api('/save_backup', { file_guid, tag_text: 'First' })
    await api('/save', { file_guid, hash, content: chartOf(shape('a', 'Receive'), shape('b', 'Sort')) })
    expect((await api('/open', { file_guid })).content).toMatchObject({
      pages: [{ items: [{ text: 'Receive' }, { text: 'Sort' }] }],
    })
    expect(await api('/save_back', { file_guid, id })).toMatchObject({ changed: true })
    const restored = (await api('/open', { file_guid })).content
    expect(restored).toMatchObject({ pages: [{ items: [{ id: 'a' }] }] })

    const [copy] = (await api('/cp', { file_guids: file_guid })).files
    expect(copy).toMatchObject({ naotu_type })
    expect((await api('/open', { file_guid: copy?.file_guid ?? '' })).content).toEqual(restored)
    await expect.poll(() => found('receive'), poll).toHaveLength(2)
    await api('/rm', { file_guids: file_guid })
    expect((await api('/ls_trash', { naotu_type })).files).toMatchObject([{ file_guid, naotu_type }])
    await api('/revert', { file_guids: file_guid })

    const { url } = await api('/user/export', {})
    const zip = unzipSync(new Uint8Array(await (await fetch(server.address + url)).arrayBuffer()))
    const taken = JSON.parse(Buffer.from(zip['documents/Intake.json'] ?? []).toString())
    expect(taken).toMatchObject({ kind: 'flowchart', pages: [{ items: [{ text: 'Receive' }] }] })
  })

  it('are refused as maps are: bad content, links that run something, layouts, apps that are too old', async () => {
    const { api, token } = await someone()
    const refused = (content: Record<string, unknown>) => expect(api('/touch', { naotu_type, content })).rejects
    await refused({}).toMatchObject({ errno: -400, failure: { field: 'content', params: { node: 'pages' } } })
    await refused(chartOf(shape('a', ''), shape('a', ''))).toMatchObject({
      errno: -400,
      failure: { params: { node: 'a' } },
    })
    const link = { url: 'javascript:alert(1)', tip: '' }
    await refused(chartOf(shape('bad', '', { link }))).toMatchObject({ failure: { params: { node: 'bad' } } })
    await expect(api('/touch', { naotu_type, layout: 'right' })).rejects.toMatchObject({ errno: -400 })
    const { file_guid } = await api('/touch', { naotu_type })
    const old = new LiveClient({ address: () => server.address, token, fileId: file_guid })
    old.open({ schema: '1' })
    expect(await old.closed()).toBe(closeCodes.update)
    const oldApi = apiClient(server.address, token, { [clientSchemaHeader]: '1' })
    await expect(oldApi('/open', { file_guid })).rejects.toMatchObject({ errno: -426 })
    const map = await oldApi('/touch', {})
    expect(await oldApi('/open', map)).toMatchObject({ file: { naotu_type: 0 } })
  })

  it('are shared by link: drawn for viewers and previews, read without an account, saved as flowcharts', async () => {
    const [{ api: ann }, { api: ben }] = [await someone(), await someone()]
    const content = chartOf(shape('a', 'Harbour'), shape('b', 'Sea', { box: box(300) }))
    const { file_guid } = await ann('/touch', { naotu_type, content })
    const { share_id = '' } = await ann('/set_share_status', { file_guid, is_share: 1 })
    await ann('/update_share_limit', { file_guid, may_save: true })
    const poster = await (await fetch(`${server.address}/api/share_posters/${share_id}`)).text()
    expect(poster).toContain('data-poster=')
    const preview = await fetch(`${server.address}/api/share_previews/${share_id}`)
    expect(preview.headers.get('content-type')).toBe('image/png')

    const { token = '' } = await apiClient(server.address)('/check_share_limit', { share_id: share_id ?? '' })
    const guest = apiClient(server.address, token, { [clientSchemaHeader]: String(clientSchema) })
    expect((await guest('/open', { file_guid })).content).toMatchObject({ kind: 'flowchart' })
    const watcher = new LiveClient({ address: () => server.address, token, fileId: file_guid, schema: clientSchema })
    await watcher.connect()
    expect([...openFlowchart(watcher.doc).snapshot.shapes.keys()].sort()).toEqual(['a', 'b'])
    await watcher.close()

    expect(await ben('/check_share_limit', { share_id: share_id ?? '' })).toMatchObject({ naotu_type })
    const copy = await ben('/save_share', { share_id: share_id ?? '', naotu_type })
    expect(copy).toMatchObject({ naotu_type, is_owner: true })
    expect((await ben('/open', { file_guid: copy.file_guid })).content).toMatchObject({ pages: [{ items: [{}, {}] }] })
  })

  it('are found by every call that names a kind, and are not among maps', async () => {
    const { api } = await someone()
    const [chart, map] = [
      await api('/touch', { naotu_type, file_name: 'Chart' }),
      await api('/touch', { file_name: 'Map' }),
    ]
    const { file_guid: folder } = await api('/mkdir', { dir_name: 'Both', naotu_type })
    const idsOf = ({ files }: { files: { file_guid: string; file_type: string }[] }) =>
      files.filter(({ file_type }) => file_type === 'file').map(({ file_guid }) => file_guid)
    for (const { file_guid } of [chart, map]) await api('/open', { file_guid })
    for (const path of ['/ls', '/ls_recently_edit'] as const) {
      expect(idsOf(await api(path, { naotu_type })), path).toEqual([chart.file_guid])
      expect(idsOf(await api(path, { naotu_type: 0 })), path).toEqual([map.file_guid])
    }
    expect((await api('/get_root_dir', { naotu_type })).file_guid).toBe((await api('/get_root_dir', {})).file_guid)
    expect((await api('/get_root_tree', { naotu_type })).root).toMatchObject({ document_num: 1, children: [{}] })
    await api('/rename', { file_guids: chart.file_guid, new_name: 'Order' })
    await api('/mv', { file_guids: chart.file_guid, move_to: folder })
    expect(await api('/file_info', { file_guid: chart.file_guid, naotu_type })).toMatchObject({
      ...{ file_name: 'Order', naotu_type, parent_guid: folder },
    })
    const { files } = await api('/cp', { file_guids: folder, naotu_type })
    expect(idsOf(await api('/ls', { dir_guid: files[0]?.file_guid ?? '', naotu_type }))).toHaveLength(1)
  })

  it('keep the images of their shapes', async () => {
    const { api } = await someone()
    const image = { resource: 'boat', width: 10, height: 10 }
    const content = chartOf(shape('a', '', { kind: 'image', image }))
    const { file_guid } = await api('/touch', { naotu_type, content })
    expect((await api('/open', { file_guid })).content).toMatchObject({ resources: [{ resource_id: 'boat' }] })
    expect(await api('/callbacks/delete_resources', { resource_ids: ['boat'] })).toEqual({ marked: 0 })
  })
})

it('a shape counts as a topic does', async () => {
  const [engine] = engines
  if (!engine) throw new Error('No engine')
  const server = await sharedServerWithPlans(engine)
  const store = openStoreOf(server)
  const { token } = await store.newPerson()
  await store.close()
  const api = apiClient(server.address, token, { [clientSchemaHeader]: String(clientSchema) })
  const many = (count: number) => chartOf(...Array.from({ length: count }, (_, nth) => shape(`s${nth}`, '')))
  const { file_guid } = await api('/touch', { naotu_type, content: many(2) })
  await expect(api('/save', { file_guid, content: many(400) })).rejects.toMatchObject({ errno: expect.any(Number) })
  expect((await api('/open', { file_guid })).content).toMatchObject({ pages: [{ items: [{}, {}] }] })
})
