// @module-tag never-retried
import { createHmac } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Body } from '@ramify/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { photo, pixelBomb, png, withText } from '../../kit/pictures.ts'
import { childrenOf, endNow, nobodyLeft } from '../../kit/processes.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'
import { type S3Server, startS3 } from '../../kit/services/s3-server.ts'

const [pngType, jpegType] = ['image/png', 'image/jpeg']
const megabyte = 1024 * 1024
const answers = {
  format: { errno: -400, data: { code: '907', field: 'type' } },
  size: { errno: -400, data: { code: '-400', field: 'size' } },
  large: { errno: -413, data: { code: '711', params: { size: 12 } } },
  nothing: { errno: -404, data: { code: '-404' } },
}

let madeBombs: Buffer[] | undefined
/** Made once: a second goes into packing a hundred megabytes of nothing. */
function bombs(): Buffer[] {
  madeBombs ??= [pixelBomb(30_000, 30_000), pixelBomb(50_001, 1_000)]
  return madeBombs
}

interface Sent {
  address: string
  url: string
  bytes: Uint8Array
  type?: string
  headers?: Record<string, string>
}

const send = ({ address, url, bytes, type = pngType, headers = {} }: Sent) =>
  fetch(`${address}${url}`, {
    method: 'PUT',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(bytes),
  })

const answerOf = async (sent: Sent) => (await send(sent)).json()

/** Everything that comes back but the request's own id and the clock. */
async function wholeAnswer(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return JSON.stringify([response.status, headers, await response.text()])
}

type Announced = { [Field in keyof Body<'/authentications'>]-?: NonNullable<Body<'/authentications'>[Field]> }

async function uploader(server: SharedServer, person?: Person) {
  const owner = person ?? (await newPerson(server.address))
  const { file_guid } = await owner.api('/touch', {})
  const { address } = server
  let count = 0
  const ask = async (bytes: Uint8Array, more: Partial<Announced> = {}) => {
    const wanted = { file_guid, resource_id: `pic-${count++}`, size: bytes.byteLength, type: pngType, ...more }
    return { ...(await owner.api('/authentications', wanted)), id: wanted.resource_id, type: wanted.type }
  }
  /** Puts pictures of these names into the map; what `/open` says of where they are. */
  const named = async (...ids: string[]) => {
    const children = ids.map((id) => ({ data: { text: id, resource_id: id }, children: [] }))
    await owner.api('/save', { file_guid, content: { root: { data: { text: 'Pictures' }, children } } })
    return (await owner.api('/open', { file_guid })).resources
  }
  const get = (path: string, token: string | null = owner.token) =>
    fetch(`${address}/api/resources/${path}`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })
  return {
    owner,
    file: file_guid,
    ask,
    get,
    named,
    /** Asks and sends; the answer. */
    put: async (bytes: Uint8Array, more: Partial<Announced> = {}) => {
      const { upload_url: url, type, id } = await ask(bytes, more)
      return { id, answer: await answerOf({ address, url, bytes, type }) }
    },
    bytes: async (id: string, query = '') => {
      const response = await get(`${file_guid}/${id}${query}`)
      expect(response.status).toBe(200)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

describe.each(engines)('pictures on $name', (engine) => {
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await startServer({ engine, env: { RESOURCE_URLS: 'signed' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
    await nobodyLeft({ folder: server.store.dataDir })
  })

  const uploading = async (person?: Person) => uploader(server, person ?? (await store.newPerson()))
  const staged = async () => (await readdir(join(server.store.dataDir, 'uploads')).catch(() => [])).length
  const blobs = async () => {
    const all = await readdir(join(server.store.dataDir, 'blobs'), { recursive: true }).catch(() => [])
    return all.filter((path) => /\/[0-9a-f]{32}(-display)?$/.test(path)).length
  }

  describe('that are uploaded', () => {
    it('F10: need no more than the file to be named before; the headers say the rest', async () => {
      const { owner, file, bytes } = await uploading()
      const { address } = server
      const picture = await png()
      const { upload_url: url, resource_id: id } = await owner.api('/authentications', { file_guid: file })
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      const answer = await answerOf({ address, url, bytes: picture })
      expect(answer).toEqual({ errno: 0, data: { resource_id: id, width: 60, height: 40 } })
      expect((await bytes(id)).byteLength).toBeGreaterThan(0)
      for (const type of ['image/gif', 'application/json']) {
        const { upload_url: url } = await owner.api('/authentications', { file_guid: file })
        expect(await answerOf({ address, url, bytes: picture, type })).toMatchObject({ errno: -400 })
      }
    })

    it('are stored with the same pixels, and are seen', async () => {
      const { put, bytes, get, file } = await uploading()
      const picture = await png()
      const { id, answer } = await put(picture)
      expect(answer).toEqual({ errno: 0, data: { resource_id: id, width: 60, height: 40 } })
      const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
      expect((await pixels(await bytes(id))).equals(await pixels(picture))).toBe(true)
      const response = await get(`${file}/${id}`)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': pngType,
        'content-length': String((await bytes(id)).byteLength),
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="image.png"',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'authorization',
      })
      await response.arrayBuffer()
      expect(await staged()).toBe(0)
    })

    it('are the same once, and others are refused under the same id', async () => {
      const { put, bytes } = await uploading()
      const [picture, other] = [await png(), await png()]
      const first = await put(picture, { resource_id: 'same' })
      const before = await blobs()
      expect(await put(picture, { resource_id: 'same' })).toEqual(first)
      expect(await blobs()).toBe(before)
      const stored = await bytes('same')
      expect((await put(other, { resource_id: 'same' })).answer).toMatchObject({ errno: -409 })
      expect((await bytes('same')).equals(stored)).toBe(true)
      expect(await blobs()).toBe(before)
    })

    it('under one id at once are one', async () => {
      const { put } = await uploading()
      const pictures = [await png(), await png()] as const
      const sent = await Promise.all(
        Array.from({ length: 6 }, (_, nth) => put(pictures[nth % 2] ?? pictures[0], { resource_id: 'race' })),
      )
      const errnos = sent.map(({ answer }) => answer.errno)
      const [even, odd] = [0, 1].map((from) => new Set(errnos.filter((_, nth) => nth % 2 === from)))
      expect([[...(even ?? [])], [...(odd ?? [])]].sort()).toEqual([[-409], [0]])
    })
  })

  // What is read of pixels is the same on every engine.
  if (engine.name === 'sqlite') {
    describe('as pixels', () => {
      it('lose everything but their pixels, and stand upright (T31)', async () => {
        const { put, bytes } = await uploading()
        const taken = await photo(60, 40)
        expect(taken.includes('Telephone') && taken.includes('secret')).toBe(true)
        expect(await sharp(taken).metadata()).toMatchObject({ width: 40, orientation: 6, exif: expect.anything() })
        const { id, answer } = await put(taken, { type: 'image/jpg' })
        expect(answer).toMatchObject({ errno: 0, data: { width: 60, height: 40 } })
        const stored = await bytes(id)
        const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(stored).metadata()
        expect({ width, height, orientation, exif, xmp, iptc, icc }).toEqual({ width: 60, height: 40 })
        for (const trace of ['Exif', 'Telephone', 'GPS', 'Ann', 'secret']) expect(stored.includes(trace)).toBe(false)
        const { id: other } = await put(withText(await png(), 'from home'))
        expect((await bytes(other)).includes('from home')).toBe(false)
      })

      it('have a small copy for the screen where they are large', async () => {
        const { put, bytes } = await uploading()
        for (const [picture, type] of [
          [await png(500, 250), pngType],
          [await photo(500, 250), jpegType],
        ] as const) {
          const { id } = await put(picture, { type })
          expect(await sharp(await bytes(id)).metadata()).toMatchObject({ width: 500, height: 250 })
          const small = await bytes(id, '?size=display')
          expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 200, format: type.slice(6) })
        }
        const { id } = await put(await png(400, 400))
        expect((await bytes(id, '?size=display')).equals(await bytes(id))).toBe(true)
      })

      it('keep nothing that stands behind or between their pixels (T28)', async () => {
        const { put, bytes } = await uploading()
        const html = '<html><script>alert(1)</script></html>'
        for (const polyglot of [Buffer.concat([await png(), Buffer.from(html)]), withText(await png(), html)]) {
          const { id, answer } = await put(polyglot)
          expect(answer).toMatchObject({ errno: 0 })
          expect((await bytes(id)).includes('script')).toBe(false)
        }
      })

      it('are read by the process made for it, which is made again when it is killed', async () => {
        const { put } = await uploading()
        expect((await put(await png())).answer).toMatchObject({ errno: 0 })
        const killed = put(await png(1000, 1000))
        await expect.poll(() => childrenOf(server.process).filter(endNow).length).toBeGreaterThan(0)
        expect([0, -500]).toContain((await killed).answer.errno)
        expect((await put(await png())).answer).toMatchObject({ errno: 0 })
      })
    })

    describe('that are none', () => {
      it.each([
        ['an SVG named .png (B39)', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')],
        ['HTML named .png (B39)', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
        [
          'a GIF named .png (B39)',
          async () =>
            sharp(await png())
              .gif()
              .toBuffer(),
        ],
        [
          'a WebP named .png',
          async () =>
            sharp(await png())
              .webp()
              .toBuffer(),
        ],
        ['a JPEG named .png', () => photo()],
        ['half a PNG', async () => (await png(600, 400)).subarray(0, 300_000)],
        ['the signature of a PNG', async () => (await png()).subarray(0, 8)],
        ['a PNG of other bytes', async () => Buffer.concat([(await png()).subarray(0, 40), Buffer.alloc(4000, 7)])],
      ])('are refused: %s', async (_name, make) => {
        const { put, get, file } = await uploading()
        const before = await blobs()
        const { id, answer } = await put(await make())
        expect(answer).toMatchObject(answers.format)
        expect((await get(`${file}/${id}`)).status).toBe(404)
        expect([await blobs(), await staged()]).toEqual([before, 0])
      })

      it('are refused: half a JPEG', async () => {
        const { put } = await uploading()
        const half = (await photo(600, 400)).subarray(0, 60_000)
        expect((await put(half, { type: jpegType })).answer).toMatchObject(answers.format)
      })

      it('are refused: more pixels than memory is for (T30, B40)', async () => {
        const { put } = await uploading()
        for (const bomb of bombs()) expect((await put(bomb)).answer).toMatchObject(answers.large)
        expect((await put(pixelBomb(5_000, 5_000))).answer).toMatchObject({ errno: 0 })
      })

      it('are refused before they are sent: types and sizes nobody may insert (B39, B40)', async () => {
        const { ask } = await uploading()
        const refused = (more: Partial<Announced>) =>
          ask(Buffer.from('x'), more).then(
            () => 'allowed',
            (error) => ({ errno: error.errno, data: error.failure }),
          )
        for (const type of ['image/gif', 'image/svg+xml', 'text/html', '', 'image/png;x']) {
          expect(await refused({ type })).toEqual(answers.format)
        }
        expect(await refused({ size: 12 * megabyte + 1 })).toEqual(answers.large)
        for (const bad of [
          { size: 0 },
          { size: 1.5 },
          { resource_id: '' },
          { resource_id: '../x' },
          { resource_id: 'a/b' },
          { resource_id: '.x' },
          { resource_id: 'a'.repeat(65) },
          { resource_id: 'a,b' },
        ]) {
          expect(await refused(bad)).toMatchObject({ errno: -400 })
        }
        expect(await refused({ size: 12 * megabyte, resource_id: 'A1._:-' })).toBe('allowed')
      })
    })

    it('a thumbnail shows the pictures of its map, small, and is kept only when all have come', async () => {
      const { owner, file, put, named } = await uploading()
      const thumbnail = async () => {
        const { thumbnail: version } = await owner.api('/file_info', { file_guid: file })
        const headers = { authorization: `Bearer ${owner.token}` }
        const answer = await fetch(`${server.address}/api/thumbnails/${file}/${version}`, { headers })
        return { svg: await answer.text(), cache: answer.headers.get('cache-control') }
      }
      // The map names the picture before it is there, as when somebody writes without a network.
      await named('pic-0')
      await expect.poll(async () => (await thumbnail()).svg).toContain('<image ')
      const before = await thumbnail()
      expect(before.svg).not.toMatch(/resource:|image\/webp/)
      expect(before.cache).toBe('no-store')

      await put(await photo(1200, 900), { type: jpegType })
      const { svg, cache } = await thumbnail()
      expect(cache).toBe('private, max-age=31536000, immutable')
      const [, data = ''] = /<image href="data:image\/webp;base64,([^"]*)"/.exec(svg) ?? []
      const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata()
      expect([width, height]).toEqual([160, 120])
      expect(svg.length).toBeLessThan(60_000)
      expect(await staged()).toBe(0)
    })
  }

  describe('an address for an upload', () => {
    it('takes exactly the bytes and the type that were announced (T56)', async () => {
      const { ask, get, file } = await uploading()
      const { address } = server
      const picture = await png()
      const shorter = await ask(picture, { size: picture.byteLength - 1 })
      expect(await answerOf({ address, url: shorter.upload_url, bytes: picture })).toMatchObject(answers.size)
      const longer = await ask(picture, { size: picture.byteLength + 1 })
      expect(await answerOf({ address, url: longer.upload_url, bytes: picture })).toMatchObject(answers.size)
      const typed = await ask(picture)
      const json = { address, url: typed.upload_url, bytes: picture, type: 'application/json' }
      expect(await answerOf(json)).toMatchObject(answers.format)
      for (const { id } of [shorter, longer, typed]) expect((await get(`${file}/${id}`)).status).toBe(404)
    })

    it('takes no more than announced from who says nothing of a length', async () => {
      const { ask } = await uploading()
      const picture = await png(300, 200)
      const chunked = async (url: string, bytes: Uint8Array) => {
        const body = new ReadableStream({
          start(controller) {
            for (let from = 0; from < bytes.byteLength; from += 50_000) {
              controller.enqueue(new Uint8Array(bytes.subarray(from, from + 50_000)))
            }
            controller.close()
          },
        })
        const init = { method: 'PUT', headers: { 'content-type': pngType }, body, duplex: 'half' }
        return (await fetch(`${server.address}${url}`, init as RequestInit)).json()
      }
      const { upload_url: good } = await ask(picture)
      expect(await chunked(good, picture)).toMatchObject({ errno: 0 })
      const { upload_url: small } = await ask(picture, { size: 60_000 })
      expect(await chunked(small, Buffer.concat([picture, Buffer.alloc(4 * megabyte)]))).toMatchObject(answers.size)
      const { upload_url: large } = await ask(picture, { size: picture.byteLength + 5 })
      expect(await chunked(large, picture)).toMatchObject(answers.size)
    })

    it('is good once, whether it went well or not', async () => {
      const { ask } = await uploading()
      const { address } = server
      const picture = await png()
      const { upload_url: url } = await ask(picture)
      const all = await Promise.all(Array.from({ length: 5 }, () => answerOf({ address, url, bytes: picture })))
      expect(all.map(({ errno }) => errno).sort()).toEqual([-404, -404, -404, -404, 0])
      const { upload_url: other } = await ask(picture)
      expect(await answerOf({ address, url: other, bytes: Buffer.from('x') })).toMatchObject(answers.size)
      expect(await answerOf({ address, url: other, bytes: picture })).toMatchObject(answers.nothing)
    })

    it('cannot be made up, nor used for something else', async () => {
      const { ask, file } = await uploading()
      const { address } = server
      const picture = await png()
      const { upload_url: url } = await ask(picture)
      const { upload_url: second } = await ask(picture)
      const [id, until, signature] = url.slice('/api/upload/'.length).split('-') as [string, string, string]
      const [otherId] = second.slice('/api/upload/'.length).split('-') as [string]
      const later = (Number.parseInt(until, 36) + 1).toString(36)
      const forged = [
        `${otherId}-${until}-${signature}`,
        `${id}-${later}-${signature}`,
        `${id}-${until}-${'A'.repeat(43)}`,
        `${id}-${until}-${signature}A`,
        `${id}-${until}`,
        file,
        'x',
      ]
      for (const ticket of forged) {
        const sent = { address, url: `/api/upload/${ticket}`, bytes: picture }
        expect(await answerOf(sent)).toMatchObject(answers.nothing)
      }
      expect(await answerOf({ address, url, bytes: picture })).toMatchObject({ errno: 0 })
    })

    it('is over after five minutes', async () => {
      const { ask } = await uploading()
      const { address } = server
      const picture = await png()
      const { upload_url: url, expires_at, expires_in } = await ask(picture)
      expect(expires_in).toBe(300)
      expect(Math.abs(expires_at - Date.now() - 5 * 60_000)).toBeLessThan(10_000)
      const db = store.database.tables<{ server_secrets: { name: string; value: string } }>()
      const { value } = await db
        .selectFrom('server_secrets')
        .select('value')
        .where('name', '=', 'uploads')
        .executeTakeFirstOrThrow()
      const [id] = url.slice('/api/upload/'.length).split('-')
      const until = (time: number) => {
        const text = `${id}-${time.toString(36)}`
        const signature = createHmac('sha256', Buffer.from(value, 'base64url')).update(text).digest('base64url')
        return { address, url: `/api/upload/${text}-${signature}`, bytes: picture }
      }
      expect(until(expires_at).url).toBe(url)
      expect(await answerOf(until(Date.now() - 1))).toMatchObject(answers.nothing)
      expect(await answerOf(until(expires_at))).toMatchObject({ errno: 0 })
    })

    it('writes only into its own file, and only as long as its owner may (T46)', async () => {
      const { address } = server
      const ann = await uploading()
      const ben = await store.newPerson()
      const picture = await png()
      const asBen = (resource_id: string) =>
        ben.api('/authentications', { file_guid: ann.file, resource_id, size: picture.byteLength, type: pngType })
      await expect(asBen('one')).rejects.toMatchObject({ errno: -104 })
      await store.letIn(ben.id, ann.file, 'viewer')
      await expect(asBen('one')).rejects.toMatchObject({ errno: -104 })
      await store.letIn(ben.id, ann.file, 'editor')
      const [first, second, third] = [await asBen('one'), await asBen('two'), await asBen('three')]
      expect(await answerOf({ address, url: first.upload_url, bytes: picture })).toMatchObject({ errno: 0 })
      await store.letIn(ben.id, ann.file, 'viewer')
      expect(await answerOf({ address, url: second.upload_url, bytes: picture })).toMatchObject(answers.nothing)
      await store.letIn(ben.id, ann.file, 'editor')
      await ben.api('/logout', {})
      expect(await answerOf({ address, url: third.upload_url, bytes: picture })).toMatchObject(answers.nothing)
    })

    it('is never logged', async () => {
      const { ask } = await uploading()
      const picture = await png()
      const { upload_url: url } = await ask(picture)
      await send({ address: server.address, url, bytes: picture })
      await expect.poll(() => server.output()).toContain('/api/upload/:ticket')
      expect(server.output()).not.toContain(url.slice('/api/upload/'.length))
    })

    it('is for pictures of documents, not of folders', async () => {
      const { owner } = await uploading()
      const { file_guid } = await owner.api('/get_root_dir', {})
      const wanted = { file_guid, resource_id: 'x', size: 1, type: pngType }
      await expect(owner.api('/authentications', wanted)).rejects.toMatchObject({
        errno: -400,
        failure: { field: 'file_guid' },
      })
    })

    it('is given 200 times at once, not more', async () => {
      const { ask } = await uploading()
      const { upload_url } = await ask(Buffer.from('x'))
      const db = store.database.tables<{ resource_uploads: Record<string, string | number | null> }>()
      const [id = ''] = upload_url.slice('/api/upload/'.length).split('-')
      const one = await db.selectFrom('resource_uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const more = Array.from({ length: 198 }, (_, nth) => ({ ...one, id: `${id.slice(4)}${nth}` }))
      await db.insertInto('resource_uploads').values(more).execute()
      await ask(Buffer.from('x'))
      await expect(ask(Buffer.from('x'))).rejects.toMatchObject({ errno: -429 })
    })

    it('answers other methods with -405', async () => {
      for (const path of ['upload/x', 'resources/x/y', 'pictures/x/y', 'thumbnails/x/y']) {
        const response = await fetch(`${server.address}/api/${path}`, { method: 'PATCH' })
        expect([response.status, await response.json()]).toMatchObject([405, { errno: -405 }])
      }
    })
  })

  describe('of one file', () => {
    it('are those of its copy too', async () => {
      const { put, bytes, file, owner } = await uploading()
      const { id } = await put(await png())
      const { content = {} } = await owner.api('/open', { file_guid: file })
      const stale = { file_guid: file, content, hash: '0'.repeat(64), on_conflict: 'copy' } as const
      const { file_guid: copy } = await owner.api('/save', stale)
      expect(copy).not.toBe(file)
      const response = await fetch(`${server.address}/api/resources/${copy}/${id}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(await bytes(id))).toBe(true)
    })

    it('are a thousand, however many come at once (709, T19)', async () => {
      const { ask, put, file, owner } = await uploading()
      await put(await png(), { resource_id: 'first' })
      const totals = store.database.tables<{ resource_totals: { file_id: string; count: number } }>()
      await totals.updateTable('resource_totals').set({ count: 998 }).where('file_id', '=', file).execute()
      const pictures = await Promise.all(Array.from({ length: 6 }, () => png()))
      // All may send before the first has come: later, who asks is refused already.
      const tickets = await Promise.all(pictures.map(async (bytes) => ({ bytes, url: (await ask(bytes)).upload_url })))
      const sent = await Promise.all(tickets.map((ticket) => answerOf({ address: server.address, ...ticket })))
      expect(sent.map(({ errno }) => errno).sort()).toEqual([-413, -413, -413, -413, 0, 0])
      expect(sent.find(({ errno }) => errno === -413)?.data.code).toBe('709')
      const wanted = { file_guid: file, resource_id: 'x', size: 1, type: pngType }
      await expect(owner.api('/authentications', wanted)).rejects.toMatchObject({
        errno: -413,
        failure: { code: '709' },
      })
    })
  })

  describe('one may not see', () => {
    it('answer byte for byte as what does not exist (T4)', async () => {
      const ann = await uploading()
      const ben = await store.newPerson()
      const { id } = await ann.put(await png())
      const asked = (path: string, person: Person) =>
        fetch(`${server.address}/api/${path}`, { headers: { authorization: `Bearer ${person.token}` } }).then(
          wholeAnswer,
        )
      const nothing = await asked(`resources/${'0'.repeat(32)}/none`, ben)
      expect(nothing).toContain('\\"errno\\":-104')
      const trashed = await uploading(ben)
      const { id: trashedId } = await trashed.put(await png())
      await ben.api('/rm', { file_guids: trashed.file })
      for (const path of [
        `resources/${ann.file}/${id}`,
        `resources/${ann.file}/${id}?size=display`,
        `resources/${ann.file}/none`,
        `resources/${trashed.file}/${trashedId}`,
        `resources/${'0'.repeat(32)}/${id}`,
        `resources/x/y`,
        `thumbnails/${ann.file}/v1`,
      ]) {
        expect(await asked(path, ben)).toBe(nothing)
      }
      expect(await asked(`resources/${ann.file}/none`, ann.owner)).toBe(nothing)
      expect((await ann.get(`${ann.file}/${id}`)).status).toBe(200)
    })

    it('need a session (B3, B4)', async () => {
      const { put, get, file, owner } = await uploading()
      const { id } = await put(await png())
      for (const token of [null, 'A'.repeat(43)]) {
        const refused = await get(`${file}/${id}`, token)
        // F14: not 200, with which a browser would take it for the picture.
        expect([refused.status, await refused.json()]).toMatchObject([401, { errno: -102 }])
      }
      await owner.api('/logout', {})
      expect(await (await get(`${file}/${id}`)).json()).toMatchObject({ errno: -103 })
    })

    it('are seen by who was let in, until they are not', async () => {
      const ann = await uploading()
      const ben = await store.newPerson()
      const { id } = await ann.put(await png())
      await store.letIn(ben.id, ann.file, 'viewer')
      expect((await ann.get(`${ann.file}/${id}`, ben.token)).status).toBe(200)
      await store.letIn(ben.id, ann.file, 'viewer', Date.now() - 1)
      expect((await ann.get(`${ann.file}/${id}`, ben.token)).status).toBe(404)
    })
  })

  it('a thumbnail is the drawing of a document, kept under its version', async () => {
    const { owner, file } = await uploading()
    const thumbnail = async () => (await owner.api('/file_info', { file_guid: file })).thumbnail
    await expect.poll(thumbnail).not.toBeNull()
    const version = await thumbnail()
    const get = (name: string) =>
      fetch(`${server.address}/api/thumbnails/${file}/${name}`, { headers: { authorization: `Bearer ${owner.token}` } })
    const current = await get(version ?? '')
    expect(Object.fromEntries(current.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': 'attachment; filename="thumbnail.svg"',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const svg = await current.text()
    expect(svg).toMatch(/^<svg /)
    const older = await get('older')
    expect([older.headers.get('cache-control'), await older.text()]).toEqual(['no-store', svg])

    // In the trash it is its owner's alone, and gone with it.
    const ben = await store.newPerson()
    await store.letIn(ben.id, file, 'editor')
    const asked = (person: Person, path = `thumbnails/${file}/${version}`) =>
      fetch(`${server.address}/api/${path}`, { headers: { authorization: `Bearer ${person.token}` } })
    expect((await asked(ben)).status).toBe(200)
    const { file_guid: folder } = await owner.api('/mkdir', { dir_name: 'Folder' })
    await owner.api('/mv', { file_guids: file, move_to: folder })
    await owner.api('/rm', { file_guids: folder })
    const nothing = await wholeAnswer(await asked(owner, `thumbnails/${'0'.repeat(32)}/none`))
    expect(await wholeAnswer(await asked(owner))).toBe(nothing)
    await owner.api('/revert', { file_guids: folder })
    await owner.api('/rm', { file_guids: file })
    expect(await (await asked(owner)).text()).toBe(svg)
    expect(await wholeAnswer(await asked(ben))).toBe(nothing)
    await owner.api('/clear', { file_guids: file })
    expect(await wholeAnswer(await asked(owner))).toBe(nothing)
  })

  describe('signed addresses', () => {
    const fetched = (path: string) => fetch(`${server.address}${path}`)

    /** A picture of 600 × 400 of a new file, and where it is. */
    async function shown(person?: Person) {
      const file = await uploading(person)
      const { id } = await file.put(await png(600, 400))
      const [addresses] = await file.named(id)
      return { ...file, id, image: addresses?.image_url ?? '', original: addresses?.original_url ?? '' }
    }

    it('give the picture in its size to whoever has them, without a session', async () => {
      const { image, original, bytes, id, named } = await shown()
      for (const [path, wanted] of [
        [original, await bytes(id)],
        [image, await bytes(id, '?size=display')],
      ] as const) {
        const response = await fetched(path)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': pngType,
          'x-content-type-options': 'nosniff',
          'content-disposition': 'attachment; filename="image.png"',
          'cache-control': 'no-store',
        })
        expect(Buffer.from(await response.arrayBuffer()).equals(wanted)).toBe(true)
      }
      expect(await named('not-there')).toEqual([{ resource_id: 'not-there', image_url: '', original_url: '' }])
      await expect.poll(() => server.output()).toContain('/api/pictures/:size/:ticket')
      expect(server.output()).not.toContain(original.split('/').at(-1))
    })

    it('are good for a minute, for one picture, in one size; all else answers as what does not exist (T4, T46)', async () => {
      const ann = await shown()
      const { image, original } = await shown(ann.owner)
      const nothing = await wholeAnswer(await fetched('/api/pictures/original/none'))
      expect(nothing).toContain('\\"errno\\":-104')
      const [file, key, session, until = '', signature] = (original.split('/').at(-1) ?? '').split('-')
      const [annFile, annKey] = (ann.original.split('/').at(-1) ?? '').split('-')
      const ticket = (...parts: (string | undefined)[]) => `/api/pictures/original/${parts.join('-')}`
      const secrets = store.database.tables<{ server_secrets: { name: string; value: string } }>()
      const { value } = await secrets
        .selectFrom('server_secrets')
        .select('value')
        .where('name', '=', 'pictures')
        .executeTakeFirstOrThrow()
      /** As the server signs, with any time and any key. */
      const signed = (time: number, of = key) => {
        const text = [file, of, session, time.toString(36)].join('-')
        return ticket(text, createHmac('sha256', Buffer.from(value, 'base64url')).update(text).digest('base64url'))
      }
      expect(signed(Number.parseInt(until, 36))).toBe(original)
      expect(Math.abs(Number.parseInt(until, 36) - Date.now() - 60_000)).toBeLessThan(10_000)
      for (const path of [
        signed(Date.now() - 1),
        // Another file's picture, though the ticket is our own.
        signed(Date.now() + 60_000, annKey),
        ticket(annFile, annKey, session, until, signature),
        ticket(file, key, session, `${until}0`, signature),
        ticket(file, key, session, until, 'A'.repeat(43)),
        ticket(file),
        image.replace('/display/', '/original/'),
        original.replace('/original/', '/display/'),
        original.replace('/original/', '/huge/'),
      ]) {
        expect(await wholeAnswer(await fetched(path))).toBe(nothing)
      }
      expect((await fetched(original)).status).toBe(200)
    })

    it('are good only as long as their holder may see the document and is signed in (T46)', async () => {
      const ann = await shown()
      const nothing = await wholeAnswer(await fetched('/api/pictures/original/none'))
      const ben = await store.newPerson()
      await store.letIn(ben.id, ann.file, 'viewer')
      const { original_url: bens = '' } = (await ben.api('/open', { file_guid: ann.file })).resources[0] ?? {}
      expect((await fetched(bens)).status).toBe(200)
      await store.letIn(ben.id, ann.file, 'viewer', Date.now() - 1)
      expect(await wholeAnswer(await fetched(bens))).toBe(nothing)
      expect((await fetched(ann.original)).status).toBe(200)
      await ann.owner.api('/logout', {})
      expect(await wholeAnswer(await fetched(ann.original))).toBe(nothing)
    })
  })
})

describe.each(engines)('pictures where addresses are not signed, on $name', (engine) => {
  it('are said by /open to be where they are, for who has a session', async () => {
    const server = await sharedServer(engine)
    const { put, named, file } = await uploader(server)
    await put(await png(), { resource_id: 'A1._:-' })
    const path = `/api/resources/${file}/A1._%3A-`
    expect(await named('A1._:-', 'not-there')).toEqual([
      { resource_id: 'A1._:-', image_url: `${path}?size=display`, original_url: path },
      { resource_id: 'not-there', image_url: '', original_url: '' },
    ])
    expect(await (await fetch(`${server.address}${path}`)).json()).toMatchObject({ errno: -102 })
  })
})

// Where bytes lie is the same to every engine.
describe.each(engines)('pictures in a bucket, on $name', (engine) => {
  let s3: S3Server
  let server: RunningServer
  beforeAll(async () => {
    s3 = await startS3()
    server = await startServer({ engine, env: { ...s3.settings, RESOURCE_URLS: 'signed' } })
  })
  afterAll(async () => {
    await server.stop()
    await s3.stop()
  })

  it('come, are seen, and lie there with their type', async () => {
    const { put, bytes } = await uploader(server)
    const { id, answer } = await put(await png(600, 400))
    expect(answer).toMatchObject({ errno: 0 })
    const stored = [...s3.objects.values()]
    expect(stored.map(({ type }) => type)).toEqual([pngType, pngType])
    expect(stored.some(({ body }) => body.equals(Buffer.alloc(0)))).toBe(false)
    const [original, display] = [await bytes(id), await bytes(id, '?size=display')]
    expect(stored.map(({ body }) => body.byteLength).sort()).toEqual(
      [original, display].map((b) => b.byteLength).sort(),
    )
    expect(await sharp(original).metadata()).toMatchObject({ width: 600 })
  })

  it('are fetched from there by addresses that are good for a minute, for one picture in one size (T46)', async () => {
    const { put, bytes, named } = await uploader(server)
    const [{ id }, { id: otherId }] = [await put(await png(600, 400)), await put(await png())]
    const [addresses, other] = await named(id, otherId)
    const { image_url = '', original_url = '' } = addresses ?? {}
    for (const [url, wanted] of [
      [original_url, await bytes(id)],
      [image_url, await bytes(id, '?size=display')],
    ] as const) {
      const response = await fetch(url)
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="image.png"')
      expect(Buffer.from(await response.arrayBuffer()).equals(wanted)).toBe(true)
    }
    const pathOf = (url: string) => new URL(url).pathname
    const forged = [
      original_url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
      original_url.replace(/X-Amz-Signature=[0-9a-f]{8}/, 'X-Amz-Signature=00000000'),
      image_url.replace(pathOf(image_url), pathOf(original_url)),
      original_url.replace(pathOf(original_url), pathOf(other?.original_url ?? '')),
    ]
    for (const url of forged) {
      expect([original_url, image_url]).not.toContain(url)
      expect((await fetch(url)).status).toBe(403)
    }
    s3.ahead = 30_000
    expect((await fetch(original_url)).status).toBe(200)
    s3.ahead = 61_000
    expect((await fetch(original_url)).status).toBe(403)
    s3.ahead = 0
  })

  it('are never said to be stored when they are not, and work again when the bucket does (R7)', async () => {
    const { put, get, file } = await uploader(server)
    const ready = async () => (await fetch(`${server.address}/readyz`)).json()
    s3.trouble = 'errors'
    const picture = await png()
    const { answer, id } = await put(picture)
    expect(answer).toMatchObject({ errno: -500 })
    expect(await ready()).toMatchObject({ status: 'degraded', blobs: 'degraded' })
    expect((await get(`${file}/${id}`)).status).toBe(404)
    s3.trouble = 'none'
    expect((await put(picture, { resource_id: id })).answer).toMatchObject({ errno: 0 })
    expect(await ready()).toMatchObject({ status: 'ready', blobs: 'ok' })
    expect(server.output()).not.toContain(s3.settings.S3_SECRET_ACCESS_KEY)
  })
})
