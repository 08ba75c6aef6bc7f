import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

const mapOf = (text: string) => ({ root: { data: { text }, children: [] } })

describe.each(engines)('forms and large contents on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let ann: Person & { id: string }
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    ann = await store.newPerson()
  })
  afterAll(() => store.close())

  async function send(path: string, body: FormData | URLSearchParams | string, type?: string) {
    const headers: Record<string, string> = {
      authorization: `Bearer ${ann.token}`,
      ...(type && { 'content-type': type }),
    }
    const response = await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body })
    return (await response.json()) as { errno: number; data: { hash?: string; field?: string } }
  }

  const formOf = (fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  const textOf = async (file_guid: string) => (await ann.api('/open', { file_guid })).content?.root

  it('/save takes its fields as a form, the content as a field or as a file', async () => {
    const { file_guid } = await ann.api('/touch', {})
    const { hash } = await ann.api('/open', { file_guid })
    const fields = { file_guid, resource_id: '', resource_ids: 'a,b', note: '3' }
    const saved = await send('/save', formOf({ ...fields, hash, content: JSON.stringify(mapOf('茶')) }))
    expect(saved).toMatchObject({ errno: 0, data: { file_guid } })
    expect(await textOf(file_guid)).toMatchObject({ data: { text: '茶' } })
    const file = new Blob([JSON.stringify(mapOf('From a file'))], { type: 'application/json' })
    expect(await send('/save', formOf({ ...fields, content: file }))).toMatchObject({ errno: 0 })
    expect(await textOf(file_guid)).toMatchObject({ data: { text: 'From a file' } })
    const plain = new URLSearchParams({ ...fields, content: JSON.stringify(mapOf('Plain')) })
    expect(await send('/save', plain)).toMatchObject({ errno: 0 })
    expect(await send('/save', formOf({ ...fields, hash, content: JSON.stringify(mapOf('Late')) }))).toMatchObject({
      errno: -409,
    })
    expect(await textOf(file_guid)).toMatchObject({ data: { text: 'Plain' } })
  })

  it('/save takes content that was uploaded before it, once, and nobody else’s', async () => {
    const [ben, { file_guid }] = [await store.newPerson(), await ann.api('/touch', {})]
    const type = 'application/json'
    const upload = async (text: string, { api }: Person = ann, resource_id = 'content-1', file = file_guid) => {
      const size = Buffer.byteLength(text)
      const { upload_url } = await api('/authentications', { file_guid: file, resource_id, size, type })
      const init = { method: 'PUT', headers: { 'content-type': type }, body: text }
      return (await fetch(`${server.address}${upload_url}`, init)).json()
    }
    const fields = { file_guid, resource_id: 'content-1', resource_ids: '', note: '2' }
    const missing = { errno: -400, data: { field: 'resource_id' } }
    expect(await send('/save', formOf(fields))).toMatchObject(missing)
    expect(await upload(JSON.stringify(mapOf('Older')))).toEqual({ errno: 0, data: { resource_id: 'content-1' } })
    await upload(JSON.stringify(mapOf('Uploaded 茶')))
    expect(await send('/save', formOf({ ...fields, hash: '0'.repeat(64) }))).toMatchObject({ errno: -409 })
    expect(await send('/save', formOf(fields))).toMatchObject({ errno: 0, data: { file_guid } })
    expect(await textOf(file_guid)).toMatchObject({ data: { text: 'Uploaded 茶' } })
    expect(await send('/save', formOf({ ...fields, content: JSON.stringify(mapOf('Inline')) }))).toMatchObject({
      errno: 0,
    })
    expect(await textOf(file_guid)).toMatchObject({ data: { text: 'Inline' } })

    // What a body may not say comes no other way either (T37, B1).
    for (const bad of ['{"__proto__":{}}', '{"root":', '[]', 'null', '{"root":{"data":{"text":"\\u0000"}}}']) {
      expect(await upload(bad, ann, 'bad')).toMatchObject({ errno: -400 })
      expect(await send('/save', formOf({ ...fields, resource_id: 'bad' }))).toMatchObject(missing)
    }
    const tooMuch = { file_guid, resource_id: 'x', size: 12 * 1024 * 1024 + 1, type }
    await expect(ann.api('/authentications', tooMuch)).rejects.toMatchObject({ errno: -413 })

    const { file_guid: bens } = await ben.api('/touch', {})
    await upload(JSON.stringify(mapOf('Ben’s')), ben, 'secret', bens)
    for (const file of [file_guid, bens]) {
      const answer = await send('/save', formOf({ ...fields, file_guid: file, resource_id: 'secret' }))
      expect(answer).toMatchObject(file === bens ? { errno: -104 } : missing)
    }
    for (let waiting = 1; waiting < 20; waiting++) await upload('{}', ben, `waits-${waiting}`, bens)
    await expect(upload('{}', ben, 'one-more', bens)).rejects.toMatchObject({ errno: -429 })
  })

  it('contents that break off keep nobody from sending the next', async () => {
    const [ben, { hostname, port }] = [await store.newPerson(), new URL(server.address)]
    const { file_guid } = await ben.api('/touch', {})
    const announce = (resource_id: string) =>
      ben.api('/authentications', { file_guid, resource_id, size: 1_000, type: 'application/json' })
    for (let nth = 0; nth < 25; nth++) {
      const { upload_url } = await announce(`broken-${nth}`)
      const socket = createConnection(Number(port), hostname).on('error', () => undefined)
      const head = `PUT ${upload_url} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json`
      socket.end(`${head}\r\nContent-Length: 1000\r\n\r\n{"root":`)
      await once(socket.resume(), 'close')
    }
    // The last of them may still be on its way out.
    await expect.poll(() => announce('whole').catch(({ errno }) => errno)).toHaveProperty('upload_url')
  })

  it('refuses forms that say what JSON may not say, that are none, and where none is taken', async () => {
    const { file_guid } = await ann.api('/touch', {})
    const before = (await ann.api('/open', { file_guid })).hash
    const bad = ['{"__proto__":{}}', '{"root":', 'null', '[]', '"x"', 'x', '{"root":{"data":{"text":"\\u0000"}}}']
    for (const content of bad)
      expect(await send('/save', formOf({ file_guid, content }))).toMatchObject({ errno: -400 })
    expect(await send('/save', formOf({ file_guid }))).toMatchObject({ errno: -400, data: { field: 'content' } })
    const type = 'multipart/form-data; boundary=x'
    for (const body of ['', '--x--', '--x\r\n\r\n', 'nothing']) {
      expect(await send('/save', body, type)).toMatchObject({ errno: -400 })
    }
    expect(await send('/rename', formOf({ file_guids: file_guid, new_name: 'Mine' }))).toMatchObject({ errno: -400 })
    const large = await send('/save', formOf({ file_guid, content: 'x'.repeat(13 * 1024 * 1024) })).catch(() => null)
    // A refused upload may also be cut off while it is still being sent.
    if (large) expect(large).toMatchObject({ errno: -413 })
    expect((await ann.api('/open', { file_guid })).hash).toBe(before)
  })

  it('/open gives the address of a large content, for one person and a minute', async () => {
    const text = 'x'.repeat(30_000)
    const { file_guid } = await ann.api('/touch', { content: mapOf(text) })
    const { content, content_url = '', hash } = await ann.api('/open', { file_guid })
    expect([content, hash.length]).toEqual([undefined, 64])
    const get = async (url: string) => {
      const response = await fetch(`${server.address}${url}`)
      return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() }
    }
    const found = await get(content_url)
    expect(found).toMatchObject({ status: 200, cache: 'no-store', body: { root: { data: { text } } } })
    await ann.api('/save', { file_guid, content: found.body as Record<string, unknown>, hash })
    const [, ticket = ''] = /contents\/(.*)$/.exec(content_url) ?? []
    const [file, person, session, until = '', signature] = ticket.split('-')
    const later = (Number.parseInt(until, 36) + 1_000).toString(36)
    for (const forged of ['x', `${file}-${person}-${session}-${later}-${signature}`]) {
      expect(await get(`/api/contents/${forged}`)).toMatchObject({ status: 404 })
    }
    await ann.api('/rm', { file_guids: file_guid })
    expect(await get(content_url)).toMatchObject({ status: 404, body: { errno: -104, data: { code: '-104:open' } } })
    await ann.api('/revert', { file_guids: file_guid })
    const ben = await store.newPerson()
    const { file_guid: his } = await ben.api('/touch', { content: mapOf(text) })
    const { content_url: hers = '' } = await ben.api('/open', { file_guid: his })
    await ben.api('/logout', {})
    // Whose session has ended sees nothing any more (T46).
    expect(await get(hers)).toMatchObject({ status: 404 })
  })

  it('/callbacks/delete_resources marks what no document names, and nothing else', async () => {
    const { file_guid } = await ann.api('/touch', {
      content: { root: { data: { text: 'x', image: 'x', resource_id: 'named' }, children: [] } },
    })
    const db = store.database.tables<{ resources: Record<string, string | number | null> }>()
    const picture = { type: 'image/png', width: 1, height: 1, bytes: 1, source_hash: '', display_key: null }
    const put = (file_id: string, id: string) =>
      db
        .insertInto('resources')
        .values({ ...picture, file_id, id, key: `${file_id}-${id}`, created_at: 1 })
        .execute()
    for (const id of ['named', 'unnamed', 'other']) await put(file_guid, id)
    const marked = await ann.api('/callbacks/delete_resources', { file_guid, resource_ids: 'named, unnamed,nowhere' })
    expect(marked).toEqual({ marked: 1 })
    expect(await ann.api('/callbacks/delete_resources', { file_guid, resource_ids: ['unnamed'] })).toEqual({
      marked: 0,
    })
    const rows = await db
      .selectFrom('resources')
      .select('id')
      .where('file_id', '=', file_guid)
      .where('unnamed_since', 'is not', null)
      .execute()
    expect(rows).toEqual([{ id: 'unnamed' }])

    // Without a file: of every one that the caller may edit, and of nobody else's (T4).
    const ben = await store.newPerson()
    const files = await Promise.all(
      [ann, ben, ben, ben, ann].map(async ({ api }) => (await api('/touch', {})).file_guid),
    )
    for (const file of files) await put(file, 'named')
    const [own, edited, seen, , thrownAway] = files
    await store.letIn(ann.id, edited ?? '', 'editor')
    await store.letIn(ann.id, seen ?? '', 'viewer')
    await ann.api('/rm', { file_guids: thrownAway ?? '' })
    expect(await ann.api('/callbacks/delete_resources', { resource_ids: 'named,,named' })).toEqual({ marked: 2 })
    const marks = await db
      .selectFrom('resources')
      .select('file_id')
      .where('id', '=', 'named')
      .where('file_id', 'in', [file_guid, ...files])
      .where('unnamed_since', 'is not', null)
      .execute()
    expect(marks.map(({ file_id }) => file_id).sort()).toEqual([own, edited].sort())
    expect(await ann.api('/callbacks/delete_resources', { resource_ids: ',' })).toEqual({ marked: 0 })
    expect(await ann.api('/callbacks/delete_resources', { resource_ids: 'a,'.repeat(35_000) })).toEqual({ marked: 0 })
    const existing = await ann.api('/check_form_metaguid', { file_guids: [file_guid, '0'.repeat(32)] })
    expect(existing).toEqual({ existing: [file_guid] })
  })
})
