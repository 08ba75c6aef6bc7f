// @module-tag never-retried
import type { Body } from '@ramify/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { png } from '../../kit/pictures.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

const megabyte = 1024 * 1024
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z" fill="#f00"/></svg>'

describe.each(engines)('attached files on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  const put = async (url: string, bytes: Uint8Array, type = 'application/octet-stream') => {
    const sent = { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) }
    return (await fetch(server.address + url, sent)).json()
  }
  const get = (person: Person, file: string, id: string) =>
    fetch(`${server.address}/api/resources/${file}/${id}`, { headers: { authorization: `Bearer ${person.token}` } })
  const owner = async () => {
    const person = await store.newPerson()
    const { file_guid: file } = await person.api('/touch', {})
    const send = async (bytes: Uint8Array, more: Partial<Body<'/authentications'>>, type?: string) => {
      const wanted = { file_guid: file, resource_id: 'a', size: bytes.byteLength, ...more }
      const { upload_url } = await person.api('/authentications', wanted)
      return put(upload_url, bytes, type)
    }
    return { person, file, send }
  }

  it('are kept as they are, and saved under their name by whoever may see the document', async () => {
    const { person, file, send } = await owner()
    const name = 'plan 计划\r\n"; x=".html'
    expect(await send(page, { name, type: 'text/html' })).toEqual({
      errno: 0,
      data: { resource_id: 'a', size: page.byteLength },
    })
    const response = await get(person, file, 'a')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="plan __[^"\r\n]*\.html"; filename\*=UTF-8''plan/,
      ),
      'content-length': String(page.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(page)
    const stranger = await store.newPerson()
    expect((await get(stranger, file, 'a')).status).toBe(404)
    const { share_id } = await person.api('/set_share_status', { file_guid: file, is_share: 1 })
    await stranger.api('/check_share_limit', { share_id: share_id ?? '' })
    expect((await get(stranger, file, 'a')).status).toBe(200)
  })

  it('go with copies of the document', async () => {
    const { person, file, send } = await owner()
    await send(page, { name: 'page.html' })
    await person.api('/cp', { file_guids: file })
    const { files } = await person.api('/ls', {})
    const copy = files.find(({ file_guid }) => file_guid !== file)?.file_guid ?? ''
    const response = await get(person, copy, 'a')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="page.html"')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(page)
  })

  it('are refused where they are larger than 12 MB, however little was announced', async () => {
    const { person, file, send } = await owner()
    const tooLarge = { errno: -413, failure: { code: 'x-upload-too-large', params: { size: 12 } } }
    const wanted = { file_guid: file, resource_id: 'a', name: 'film.mp4' }
    await expect(person.api('/authentications', { ...wanted, size: 12 * megabyte + 1 })).rejects.toMatchObject(tooLarge)
    const { upload_url } = await person.api('/authentications', wanted)
    expect(await put(upload_url, Buffer.alloc(12 * megabyte + 1))).toMatchObject({ errno: -413 })
    expect(await send(Buffer.alloc(12 * megabyte, 7), { name: 'film.mp4' })).toMatchObject({ errno: 0 })
  })

  it('are no pictures, whatever a document says of them', async () => {
    const { person, file, send } = await owner()
    await send(await png(), { name: 'photo.png' })
    const content = { root: { data: { text: 'Map', resource_id: 'a' }, children: [] } }
    await person.api('/save', { file_guid: file, content })
    const { resources } = await person.api('/open', { file_guid: file })
    expect(resources).toEqual([{ resource_id: 'a', image_url: '', original_url: expect.stringContaining(file) }])
    const response = await fetch(`${server.address}/api/resources/${file}/a?size=display`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
  })

  const picture = async (bytes: Uint8Array, type: string) => {
    const { person, file, send } = await owner()
    const answer = await send(bytes, { type, imported: true }, type)
    const response = await get(person, file, 'a')
    return { answer, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('pictures of imported files that are GIF, WebP or SVG become PNG', async () => {
    const source = sharp(await png())
    for (const [type, bytes] of [
      ['image/gif', await source.clone().gif().toBuffer()],
      ['image/webp', await source.clone().webp().toBuffer()],
      // Called what it is not.
      ['image/png', await source.clone().webp().toBuffer()],
    ] as const) {
      const { answer, type: stored, bytes: made } = await picture(bytes, type)
      expect(answer).toEqual({ errno: 0, data: { resource_id: 'a', width: 60, height: 40 } })
      expect(stored).toBe('image/png')
      expect((await sharp(made).metadata()).format).toBe('png')
    }
    const { answer, type, bytes } = await picture(
      Buffer.from(`<!DOCTYPE svg PUBLIC "a" "b">${drawing}`),
      'image/svg+xml',
    )
    expect(answer).toMatchObject({ errno: 0, data: { width: 160, height: 80 } })
    expect(type).toBe('image/png')
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('T28: an imported drawing fetches nothing and declares nothing', async () => {
    const outside = drawing.replace('</svg>', '<image href="file:///etc/hostname" width="9" height="9"/></svg>')
    expect((await picture(Buffer.from(outside), 'image/svg+xml')).answer).toMatchObject({ errno: 0 })
    const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${drawing}`
    for (const bytes of [entities, '<html><svg/></html>', 'no picture', `<svg xmlns="x" width="1e9" height="1e9"/>`]) {
      const { answer } = await picture(Buffer.from(bytes), 'image/svg+xml')
      expect({ bytes, refused: answer.errno < 0 }).toEqual({ bytes, refused: true })
    }
  })

  it('what people insert themselves is PNG or JPEG as ever', async () => {
    const { person, file } = await owner()
    for (const type of ['image/gif', 'image/webp', 'image/svg+xml']) {
      const wanted = { file_guid: file, resource_id: 'a', size: 10, type }
      await expect(person.api('/authentications', wanted)).rejects.toMatchObject({
        errno: -400,
        failure: { code: '907' },
      })
    }
  })
})
