// @module-tag never-retried
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportTables } from '../../../apps/server/src/domains/exports/tables.ts'
import { apiClient, type Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { photo } from '../../kit/pictures.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'
import { readPdf } from '../../kit/services/poppler.ts'
import { contentOf } from '../walk/content.ts'

interface Told {
  task_id: string
  state: number
  progress: { done: number; total: number }
  file?: string
  file_name?: string
  code?: string
  message?: string
  params?: Record<string, unknown>
}

const content = {
  root: { data: { text: 'Harbour 港口' }, children: [{ data: { text: 'Tides' }, children: [] }] },
}

describe.each(engines)('exports over HTTP on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let ann: Person & { id: string }
  let file: string
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
    ann = await store.newPerson()
    file = (await ann.api('/touch', { file_name: 'Tide "table"/2', content })).file_guid
  })
  afterAll(() => store.close())

  const get = (path: string, token: string | null, at = server.address) =>
    fetch(at + path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })
  const poll = async (id: string, token = ann.token, at = server.address): Promise<Told> => {
    const response = await get(`/api/tasks/document/render/${id}`, token, at)
    return (await response.json()).data
  }
  const over = async (id: string, token = ann.token, at = server.address): Promise<Told> => {
    await expect.poll(async () => [0, 2].includes((await poll(id, token, at)).state), { interval: 50 }).toBe(false)
    return poll(id, token, at)
  }
  const fetched = async ({ file = '' }: Told, at = server.address) => {
    const response = await get(file, null, at)
    expect(response.status).toBe(200)
    return { headers: Object.fromEntries(response.headers), bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('a task is started, asked for, and its file fetched at an address that needs no header', async () => {
    const { task_id, task_type } = await ann.api('/exports', { file_guid: file, format: 'png', scale: 2 })
    expect(task_type).toBe(109)
    const told = await over(task_id)
    expect(told).toMatchObject({
      state: 1,
      file_name: 'Tide "table"/2.png',
      file: expect.stringMatching(/^\/api\/exported\//),
    })
    const { headers, bytes } = await fetched(told)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="Tide _table__2.png"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await sharp(bytes).metadata()).format).toBe('png')
    const direct = await get(`/api/tasks/document/render/${task_id}/file`, ann.token)
    expect(Buffer.from(await direct.arrayBuffer())).toEqual(bytes)
  })

  it('a task of a process that is gone is worked on as soon as somebody asks how far it is', async () => {
    const { task_id } = await ann.api('/exports', { file_guid: file, format: 'svg' })
    const first = await over(task_id)
    expect(first.state).toBe(1)
    await store.database
      .tables<ExportTables>()
      .updateTable('export_tasks')
      .set({ state: 'running', attempts: 1, process: 'gone', seen_at: 0 })
      .where('id', '=', task_id)
      .execute()
    expect((await poll(task_id)).state).toBe(2)
    expect((await over(task_id)).state).toBe(1)
  })

  it('SVG and data are what the document says', async () => {
    for (const [format, part] of [
      ['svg', '<svg'],
      ['md', 'Tides'],
      ['opml', 'Harbour 港口'],
      ['json', '"Tides"'],
    ] as const) {
      const { task_id } = await ann.api('/exports', { file_guid: file, format, file_name: '导图' })
      const told = await over(task_id)
      expect(told).toMatchObject({ state: 1, file_name: `导图.${format}` })
      expect((await fetched(told)).bytes.toString()).toContain(part)
    }
  })

  it('drawings and documents come in every format, for both kinds', async () => {
    const begins = {
      jpg: '\xff\xd8\xff',
      pdf: '%PDF-',
      docx: 'PK\x03\x04',
      html: '<!doctype html>',
      xmind: 'PK\x03\x04',
    }
    const kept = (format: string) => (format === 'pdf' ? '/export-pdf' : format === 'docx' ? '/word' : '/exports')
    for (const [format, start] of Object.entries(begins)) {
      const { task_id } = await ann.api(kept(format), { file_guid: file, format })
      const told = await over(task_id)
      expect({ format, state: told.state }).toEqual({ format, state: 1 })
      const { bytes } = await fetched(told)
      const begun = bytes.toString('latin1', 0, start.length)
      expect({ format, start: begun.toLowerCase() }).toEqual({ format, start: start.toLowerCase() })
    }
    const chart = await ann.api('/touch', { naotu_type: 1, content: contentOf('flowchart', 'Mole') })
    for (const path of ['/exports', '/export-flower-pdf'] as const) {
      const { task_id } = await ann.api(path, { file_guid: chart.file_guid, format: 'png' })
      expect(await over(task_id)).toMatchObject({ state: 1 })
    }
    const refused = ann.api('/exports', { file_guid: chart.file_guid, format: 'opml' })
    await expect(refused).rejects.toMatchObject({ errno: -400, failure: { code: '907', field: 'format' } })
  })

  it('T33: what a client says of addresses and sizes is not looked at', async () => {
    const forged = {
      url: 'http://169.254.169.254/latest',
      width: 9,
      height: 1e9,
      fileName: 'x',
      background: 0,
    } as const
    const body = { file_guid: file, format: 'jpg', ...forged }
    const { task_id } = await ann.api('/exports', body)
    expect(await over(task_id)).toMatchObject({ state: 1, file_name: 'x.jpg' })
  })

  it('a picture of more than 15,000 pixels a side says at which scale it would fit', async () => {
    const children = Array.from({ length: 400 }, (_, nth) => ({ data: { text: `Topic ${nth}` }, children: [] }))
    const large = await ann.api('/touch', { content: { root: { data: { text: 'All' }, children } } })
    const { task_id } = await ann.api('/exports', { file_guid: large.file_guid, format: 'png', scale: 4 })
    const told = await over(task_id)
    expect(told).toMatchObject({
      state: -413,
      code: 'x-export-too-large-image',
      params: { max: 15_000, scale: expect.any(Number) },
      message: expect.stringContaining('too large for an image'),
    })
    expect(told.params?.scale).toBeGreaterThan(0)
    expect(told.params?.scale).toBeLessThan(4)
  })

  it('pictures of the document are in it', async () => {
    const { file_guid } = await ann.api('/touch', {})
    const bytes = await photo()
    const announced = { file_guid, resource_id: 'p', size: bytes.byteLength, type: 'image/jpeg' }
    const { upload_url } = await ann.api('/authentications', announced)
    const sent = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(bytes) }
    await fetch(server.address + upload_url, sent)
    const data = { text: 'Photo', resource_id: 'p', imageSize: { width: 90, height: 60 } }
    await ann.api('/save', { file_guid, content: { root: { data, children: [] } } })
    const { task_id } = await ann.api('/exports', { file_guid, format: 'svg' })
    expect((await fetched(await over(task_id))).bytes.toString()).toMatch(/href="data:image\/(jpeg|png)/)
  })

  it('T35: a task is there for whoever started it alone', async () => {
    const { task_id } = await ann.api('/exports', { file_guid: file, format: 'txt' })
    const { file: address = '' } = await over(task_id)
    const ben = await store.newPerson()
    const whole = async (path: string) => (await get(path, ben.token)).text()
    const never = (text: string) => text.replaceAll(/[0-9a-f]{32}/g, '')
    const [known, unknown] = [task_id, '0'.repeat(32)].map((id) => `/api/tasks/document/render/${id}`)
    expect(never(await whole(known ?? ''))).toBe(never(await whole(unknown ?? '')))
    expect((await get(`${known}/file`, ben.token)).status).toBe(404)
    expect((await get(known ?? '', null)).status).toBe(401)
    // The first letter of a ticket; some bits of the last one may say nothing.
    const forged = address.replace(/[^/]*$/, (ticket) => `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`)
    expect((await get(forged, null)).status).toBe(404)
    await ann.api('/rm', { file_guids: file })
    expect((await get(address, null)).status).toBe(404)
    await ann.api('/revert', { file_guids: file })
    expect((await get(address, null)).status).toBe(200)
  })

  it('a guest exports what the link allows, and another guest does not get it', async () => {
    const { share_id } = await ann.api('/set_share_status', { file_guid: file, is_share: 1 })
    await ann.api('/update_share_limit', { file_guid: file, may_save: true } as never)
    const guest = async () => {
      const { token = '' } = await apiClient(server.address)('/check_share_limit', { share_id: share_id ?? '' })
      return { token, api: apiClient(server.address, token) }
    }
    const [one, other] = [await guest(), await guest()]
    const { task_id } = await one.api('/exports', { file_guid: file, format: 'svg' })
    const told = await over(task_id, one.token)
    expect(told.state).toBe(1)
    expect((await fetched(told)).bytes.toString()).toContain('<svg')
    const response = await get(`/api/tasks/document/render/${task_id}`, other.token)
    expect((await response.json()).errno).toBe(-104)
  })

  describe('files that somebody has rendered themselves', () => {
    const authorize = async (person: Person, ...filenames: string[]) =>
      (await person.api('/export_authentications', { task_type: 109, filenames })).uploads
    const put = (path: string, body: Uint8Array | string) =>
      fetch(server.address + path, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: typeof body === 'string' ? body : Buffer.from(body),
      })
    const alone = async (person: Person) => {
      const [upload] = await authorize(person, 'Plan.png')
      if (!upload) throw new Error('no upload')
      return upload
    }

    it('are put at an address each, once, and fetched at one that needs no header', async () => {
      const before = Date.now()
      const uploads = await authorize(ann, 'Tide "table".png', '导图.PDF')
      expect(uploads).toMatchObject([{ file_name: 'Tide "table".png', expires_in: 300 }, { file_name: '导图.pdf' }])
      const [picture, paper] = uploads
      if (!picture || !paper) throw new Error('no uploads')
      expect(picture.expires_at).toBeGreaterThan(before + 299_000)
      expect(picture.upload_url).not.toBe(paper.upload_url)
      expect(await poll(picture.task_id)).toMatchObject({ state: 0 })
      expect((await get(`/api/tasks/document/render/${picture.task_id}/file`, ann.token)).status).toBe(404)

      const { errno, data } = await (await put(picture.upload_url, 'one picture')).json()
      expect({ errno, data }).toMatchObject({ errno: 0, data: { task_id: picture.task_id, size: 11 } })
      const { headers, bytes } = await fetched(data)
      expect(bytes.toString()).toBe('one picture')
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': 'attachment; filename="Tide _table_.png"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const told = await poll(picture.task_id)
      expect(told).toMatchObject({ state: 1, file_name: 'Tide "table".png' })
      expect((await fetched(told)).bytes.toString()).toBe('one picture')

      expect((await put(picture.upload_url, 'another one')).status).toBe(404)
      expect((await fetched(told)).bytes.toString()).toBe('one picture')
      expect(await poll(paper.task_id)).toMatchObject({ state: 0 })
    })

    it('are named in a form as well', async () => {
      const body = new URLSearchParams({ task_type: '109', filenames: 'a.jpg,b.svg' })
      const headers = { authorization: `Bearer ${ann.token}` }
      const answer = await fetch(`${server.address}/api/export_authentications`, { method: 'POST', headers, body })
      const { data } = await answer.json()
      expect(data.uploads).toMatchObject([{ file_name: 'a.jpg' }, { file_name: 'b.svg' }])
    })

    it('T35: are there for their person alone, and only as long as the session lasts', async () => {
      const [ben, cat] = [await store.newPerson(), await store.newPerson()]
      const [kept, late] = [await alone(ben), await alone(ben)]
      const { data } = await (await put(kept.upload_url, 'mine')).json()
      const foreign = await get(`/api/tasks/document/render/${kept.task_id}`, cat.token)
      expect((await foreign.json()).errno).toBe(-104)
      expect((await get(`/api/tasks/document/render/${kept.task_id}/file`, cat.token)).status).toBe(404)
      const forged = late.upload_url.replace(
        /[^/]*$/,
        (ticket) => `${ticket.startsWith('1') ? '2' : '1'}${ticket.slice(1)}`,
      )
      expect((await put(forged, 'x')).status).toBe(404)
      // The address of a result is none to send to.
      expect((await put(data.file.replace('exported', 'export_upload'), 'x')).status).toBe(404)
      await ben.api('/logout', {})
      expect((await put(late.upload_url, 'too late')).status).toBe(404)
      expect((await get(data.file, null)).status).toBe(404)
    })

    it('are refused where nothing can be exported as that, where they are empty, and over 12 MB', async () => {
      for (const name of ['Plan.exe', 'Plan', '.png']) {
        const asked = authorize(ann, name)
        await expect(asked).rejects.toMatchObject({ errno: -400, failure: { code: '907', field: 'filenames' } })
      }
      const other = ann.api('/export_authentications', { task_type: 108, filenames: ['a.png'] } as never)
      await expect(other).rejects.toMatchObject({ errno: -400, failure: { field: 'task_type' } })
      const upload = await alone(ann)
      expect((await (await put(upload.upload_url, '')).json()).errno).toBe(-400)
      const large = new Uint8Array(12 * 1024 * 1024 + 1)
      const refused = await (await put(upload.upload_url, large)).json()
      expect(refused).toMatchObject({ errno: -413, message: expect.stringContaining('12 MB') })
      // Neither has used up the address.
      expect((await (await put(upload.upload_url, large.subarray(1))).json()).errno).toBe(0)
    })

    it('are 20 of a person at a time, and take no place of what is rendered', async () => {
      const ben = await store.newPerson()
      const { file_guid } = await ben.api('/touch', { content })
      const ten = Array.from({ length: 10 }, (_, nth) => `${nth}.png`)
      await authorize(ben, ...ten)
      await authorize(ben, ...ten)
      await expect(authorize(ben, 'more.png')).rejects.toMatchObject({ errno: -429 })
      const { task_id } = await ben.api('/exports', { file_guid, format: 'txt' })
      expect((await over(task_id, ben.token)).state).toBe(1)
    })
  })

  it('T59: the free plan has its mark on drawings, and not on data, whatever a client says', async () => {
    const free = await sharedServerWithPlans(engine)
    const freeStore = openStoreOf(free)
    const cat = await freeStore.newPerson()
    const { file_guid } = await cat.api('/touch', { content })
    const { file_guid: clean } = await ann.api('/touch', { content })
    const exported = async (at: SharedServer, person: Person, body: { file_guid: string; format: string }) => {
      const { task_id } = await person.api('/exports', body as never)
      return (await fetched(await over(task_id, person.token, at.address), at.address)).bytes
    }
    const forged = {
      watermark: '',
      isFree: false,
      free: false,
      vip: true,
      plan: 'vip',
      words: '',
      settings: { watermark: '' },
    }
    const all = ['png', 'pdf', 'svg'] as const
    const read: Record<string, { marked: Buffer; clean: Buffer }> = {}
    for (const format of all) {
      const marked = await exported(free, cat, { file_guid, format, ...forged })
      read[format] = { marked, clean: await exported(server, ann, { file_guid: clean, format }) }
    }
    const mark = /Ramify/
    const { png, pdf, svg } = read as Record<(typeof all)[number], { marked: Buffer; clean: Buffer }>
    expect((await readPdf(pdf.marked)).text).toMatch(mark)
    expect((await readPdf(pdf.clean)).text).not.toMatch(mark)
    // What is drawn of the mark is ink: the same drawing without it has less, in the SVG as in the picture.
    const ink = await Promise.all(
      [png.marked, png.clean, svg.marked, svg.clean].map(async (bytes) => {
        const { data } = await sharp(bytes)
          .flatten({ background: '#fff' })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true })
        return data.reduce((sum, shade) => sum + Number(shade < 240), 0)
      }),
    )
    expect(ink[0]).toBeGreaterThan((ink[1] ?? 0) + 100)
    expect(ink[2]).toBeGreaterThan((ink[3] ?? 0) + 100)
    expect(await exported(free, cat, { file_guid, format: 'markdown', ...forged })).toEqual(
      await exported(server, ann, { file_guid: clean, format: 'markdown' }),
    )
    await freeStore.close()
  })
})
