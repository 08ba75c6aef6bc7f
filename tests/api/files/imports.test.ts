// @module-tag never-retried
import type { Data } from '@ramify/contract'
import { formats } from '@ramify/formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { png } from '../../kit/pictures.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans, smallPlan } from '../../kit/server/shared-servers.ts'

const outline = '# Plan\n\n- one\n  - deeper\n- two\n'
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64')

describe.each(engines)('files that are read for import on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let ann: Person & { id: string }
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    ann = await store.newPerson()
  })
  afterAll(() => store.close())

  const send = async (body: FormData, { token }: Person = ann) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${server.address}/api/get_resolve`, { method: 'POST', headers, body })).json()
  }

  it('answer what is in them, one document after the other, and become documents', async () => {
    const resolved = await ann.api('/get_resolve', { file_name: 'Trip.md', file: base64(outline) })
    expect(resolved).toMatchObject({
      format: 'markdown',
      documents: [{ index: 0, naotu_type: 0, node_num: 4, counts: { topics: 4, depth: 2 } }],
    })
    const { resolve_id } = resolved
    const found = await ann.api('/get_resolve_content', { resolve_id })
    expect(found).toMatchObject({ naotu_type: 0, content: { root: { data: { text: 'Plan' } } }, resources: [] })
    const { file_guid } = await ann.api('/touch', { resolve_id })
    const { file, content } = await ann.api('/open', { file_guid })
    expect(file.file_name).toBe(found.title)
    expect(content).toMatchObject({ root: { data: { text: 'Plan' }, children: [{ data: { text: 'one' } }, {}] } })
  })

  it('come as a form as well, whatever bytes they are', async () => {
    const project = formats.ramify.writer.write([
      {
        kind: 'mindmap',
        title: 'Form',
        content: { root: { data: { text: 'Of a form' }, children: [] } } as never,
        resources: [],
      },
    ])
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(Buffer.from(project))]), 'Form.ramify')
    expect(await send(form)).toMatchObject({ errno: 0, data: { format: 'ramify', documents: [{ title: 'Form' }] } })
    const other = new FormData()
    other.set('note', new Blob([new Uint8Array([0xff, 0xfe, 0])]), 'x.bin')
    other.set('file', new Blob([outline]), 'x.md')
    expect(await send(other)).toMatchObject({ errno: -400 })
  })

  it('bring their pictures and attached files', async () => {
    const picture = await png()
    const attached = Buffer.from('%PDF-1.7 not looked at')
    const resources = [
      { id: 'pic', name: 'pic.png', bytes: picture },
      { id: 'doc', name: 'Report.pdf', bytes: attached },
      { id: 'none', name: 'none.bin', bytes: Buffer.from('no picture') },
    ]
    const files = [{ id: 'doc', name: 'Report.pdf', size: attached.byteLength, type: 'application/pdf' }]
    const root = { data: { text: 'With things', resource_id: 'pic', files }, children: [] }
    const project = formats.ramify.writer.write([
      { kind: 'mindmap', title: 'Things', content: { root } as never, resources },
    ])
    const { resolve_id } = await ann.api('/get_resolve', { file_name: 'a.ramify', file: base64(project as Uint8Array) })
    const { resources: named } = await ann.api('/get_resolve_content', { resolve_id })
    expect(named).toEqual(resources.map(({ id, name, bytes }) => ({ resource_id: id, name, size: bytes.byteLength })))
    const { file_guid } = await ann.api('/touch', { resolve_id })
    const get = (id: string) =>
      fetch(`${server.address}/api/resources/${file_guid}/${id}`, { headers: { authorization: `Bearer ${ann.token}` } })
    expect((await get('pic')).headers.get('content-type')).toBe('image/png')
    const kept = await get('doc')
    expect(kept.headers.get('content-disposition')).toContain('Report.pdf')
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(attached)
    expect((await get('none')).headers.get('content-disposition')).toContain('none.bin')
  })

  it('are refused with what is wrong with them, and nothing is kept', async () => {
    const bad: [string, string | Uint8Array, object][] = [
      ['a.bin', new Uint8Array([1, 0, 2]), { errno: -400, failure: { code: '907', field: 'file' } }],
      ['a.xmind', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), { errno: -400, failure: { code: '907' } }],
      ['a.mm', '<!DOCTYPE x [<!ENTITY a "b">]><map/>', { errno: -400, failure: { code: '907' } }],
      [
        'a.vsd',
        Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]),
        { errno: -400, failure: { code: '907:paste', params: { program: 'PDF' } } },
      ],
      ['a.md', new Uint8Array(12 * 1024 * 1024 + 1), { errno: -413, failure: { code: '707' } }],
      [
        'a.mm',
        `<map version="1.0.1">${'<node TEXT="a">'.repeat(30_000)}`,
        { errno: -413, failure: { code: '707:inside', field: 'file' } },
      ],
    ]
    for (const [file_name, bytes, refusal] of bad) {
      await expect(ann.api('/get_resolve', { file_name, file: base64(bytes) })).rejects.toMatchObject(refusal)
    }
    await expect(ann.api('/get_resolve', { file: '' })).rejects.toMatchObject({ errno: -400 })
  })

  it('are there for whoever sent them alone, and the oldest makes room', async () => {
    const ben = await store.newPerson()
    const ask = (): Promise<Data<'/get_resolve'>> =>
      ben.api('/get_resolve', { file_name: 'a.md', file: base64(outline) })
    const { resolve_id: first } = await ask()
    for (const call of ['/get_resolve_content', '/touch'] as const) {
      await expect(ann.api(call, { resolve_id: first })).rejects.toMatchObject({ errno: -104 })
    }
    for (let nth = 0; nth < 5; nth++) await ask()
    await expect(ben.api('/get_resolve_content', { resolve_id: first })).rejects.toMatchObject({ errno: -104 })
  })

  it('T20: arrive whole over the limit of topics; adding more is what stops', async () => {
    const small = await sharedServerWithPlans(engine)
    const own = openStoreOf(small)
    const cat = await own.newPerson()
    const many = `# Many\n${Array.from({ length: smallPlan.nodes * 3 }, (_, nth) => `- topic ${nth}`).join('\n')}`
    const { resolve_id } = await cat.api('/get_resolve', { file_name: 'many.md', file: base64(many) })
    const { file_guid } = await cat.api('/touch', { resolve_id })
    const { content, hash } = await cat.api('/open', { file_guid })
    const root = content?.root as { children: unknown[] }
    expect(root.children).toHaveLength(smallPlan.nodes * 3)
    root.children.push({ data: { text: 'one more' }, children: [] })
    await expect(cat.api('/save', { file_guid, content, hash })).rejects.toMatchObject({ errno: -111 })
    await own.close()
  })

  it('arrive whole over the limit of documents when the first has room', async () => {
    const small = await sharedServerWithPlans(engine)
    const own = openStoreOf(small)
    const dan = await own.newPerson()
    const sheet = (title: string) => ({
      kind: 'mindmap' as const,
      title,
      content: { root: { data: { text: title }, children: [] } } as never,
      resources: [],
    })
    const file = base64(formats.ramify.writer.write(['One', 'Two', 'Three'].map(sheet)))
    const { resolve_id } = await dan.api('/get_resolve', { file_name: 'three.ramify', file })
    for (let nth = 1; nth < smallPlan.documents; nth++) await dan.api('/touch', { file_name: `Own ${nth}` })
    for (const resolve_index of [0, 1, 2]) await dan.api('/touch', { resolve_id, resolve_index })
    const { files } = await dan.api('/ls', {})
    expect(files).toHaveLength(smallPlan.documents + 2)
    expect(files.map(({ file_name }) => file_name)).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
    await expect(dan.api('/touch', { resolve_id, resolve_index: 0 })).rejects.toMatchObject({ errno: -111 })
    await expect(dan.api('/touch', {})).rejects.toMatchObject({ errno: -111 })
    await own.close()
  })
})
