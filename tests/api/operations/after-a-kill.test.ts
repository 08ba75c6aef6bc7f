// @module-tag never-retried
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { png } from '../../kit/pictures.ts'
import { nobodyLeft } from '../../kit/processes.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'

const type = 'image/png'
const mapOf = (text: string) => ({ root: { data: { text }, children: [] } })

describe.each(engines)('a server that was killed, on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine })
  })
  afterAll(async () => {
    await server.stop()
    expect(server.process.exitCode).toBe(0)
    await nobodyLeft({ folder: server.store.dataDir })
  })

  const send = async (url: string, body: Uint8Array) => {
    const init = { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(body) }
    return (await fetch(`${server.address}${url}`, init)).json()
  }

  it('has everything that it answered for, nothing by half, and goes on', { timeout: 240_000 }, async () => {
    const ann = await newPerson(server.address)
    await ann.api('/user/edit-data', { language: 'zh' })
    const { file_guid: file } = await ann.api('/touch', { file_name: 'Older', content: mapOf('Ancient words') })
    const found = async (api = ann.api) =>
      (await api('/search', { words: 'ancient' })).files.map(({ file_name }) => file_name)
    await expect.poll(() => found()).toEqual(['Older'])
    const { file_guid } = await ann.api('/touch', {})
    const { hash } = await ann.api('/save', { file_guid, content: mapOf('Tea') })

    // As if all this had been there before there was an index.
    const store = openStoreOf(server)
    await sql`delete from search_index_files`.execute(store.database.tables())
    if (engine.name === 'sqlite') await sql`delete from search_index`.execute(store.database.tables())
    await store.close()
    expect(await found()).toEqual([])

    const picture = await png(1000, 800)
    const about = { file_guid: file, size: picture.byteLength, type }
    const { upload_url: half } = await ann.api('/authentications', { ...about, resource_id: 'half' })
    const { upload_url: whole } = await ann.api('/authentications', { ...about, resource_id: 'whole' })
    const sent = Promise.allSettled([sendHalf(`${server.address}${half}`, picture), send(whole, picture)])
    const folder = join(server.store.dataDir, 'uploads')
    const sizes = async () => (await readdir(folder)).map((name) => statSync(join(folder, name)).size)
    await expect.poll(sizes).toContain(Math.floor(picture.byteLength / 2))
    await server.kill()
    await sent

    await server.restart()
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    // The port is another one.
    const api = apiClient(server.address, ann.token)
    const { user, settings } = await api('/user/info', {})
    expect([user.email, settings.language]).toEqual([ann.email, 'zh'])
    expect((await api('/open', { file_guid })).hash).toBe(hash)
    await expect.poll(() => found(api)).toEqual(['Older'])

    const get = (id: string) =>
      fetch(`${server.address}/api/resources/${file}/${id}`, { headers: { authorization: `Bearer ${ann.token}` } })
    expect((await get('half')).status).toBe(404)
    const second = await get('whole')
    // Either it was done, and is whole, or it is not there.
    if (second.status === 200) {
      expect(await sharp(Buffer.from(await second.arrayBuffer())).stats()).toMatchObject({ isOpaque: true })
    } else expect(second.status).toBe(404)
    expect(await send(half, picture)).toMatchObject({ errno: -404, data: { code: '-404' } })
    const { upload_url: url } = await api('/authentications', { ...about, resource_id: 'half' })
    expect(await send(url, picture)).toMatchObject({ errno: 0 })
  })
})

/** Sends the first half and then nothing more. */
function sendHalf(url: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': bytes.byteLength }
    const request = httpRequest(url, { method: 'PUT', headers })
    request.on('error', () => resolve()).on('close', () => resolve())
    request.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)))
  })
}
