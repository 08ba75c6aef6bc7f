// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, type Person, post } from '../../kit/api.ts'
import { addTopic, topicsOf } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { png } from '../../kit/pictures.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans, smallPlan } from '../../kit/server/shared-servers.ts'

const day = 24 * 60 * 60_000
const map = (text: string) => ({ root: { data: { text }, children: [] } })

describe.each(engines)('sharing on $name', (engine) => {
  let server: SharedServer
  let withPlans: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let planStore: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    withPlans = await sharedServerWithPlans(engine)
    store = openStoreOf(server)
    planStore = openStoreOf(withPlans)
  })
  afterAll(async () => {
    await store.close()
    await planStore.close()
  })

  /** A document of somebody, shared by link. */
  async function shared(limits: object = {}, file_name = 'Plan') {
    const ann = await store.newPerson()
    const { file_guid } = await ann.api('/touch', { file_name, content: map('Shared') })
    if (Object.keys(limits).length > 0) await ann.api('/update_share_limit', { file_guid, ...limits })
    const { share_id } = await ann.api('/set_share_status', { file_guid, is_share: 1 })
    return { ann, file_guid, share_id: share_id ?? '' }
  }
  const anyone = () => apiClient(server.address)
  const guestOf = async (body: { share_id: string; password?: string }) => {
    const { token = '' } = await anyone()('/check_share_limit', body)
    return { token, api: apiClient(server.address, token) }
  }
  /** All that comes back, but for what differs from call to call. */
  const whole = async (path: string, body: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await post(server.address, path, JSON.stringify(body), headers)
    return JSON.stringify([response.status, await response.text()])
  }
  const get = (path: string, token: string) =>
    fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } })

  it('is turned on and off; the same link works again, a renewed one is another', async () => {
    const { ann, file_guid, share_id } = await shared()
    expect(await anyone()('/check_form_metaguid', { share_id, meta_type: 2 })).toBe(file_guid)
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({ is_share: 1, is_open: 1 })
    const off = await ann.api('/set_share_status', { file_guid, is_share: 0 })
    expect(off).toMatchObject({ share_id, is_share: 0, state: 'off' })
    await expect(anyone()('/check_form_metaguid', { share_id })).rejects.toMatchObject({ errno: -104 })
    expect((await ann.api('/ls', {})).files).toMatchObject([{ is_share: 0, is_open: 0 }])
    expect(await ann.api('/set_share_status', { file_guid, is_share: 1 })).toMatchObject({ share_id, state: 'on' })
    const renewed = await ann.api('/set_share_status', { file_guid, is_share: 1, renew: true })
    expect(renewed.share_id).not.toBe(share_id)
    for (const old of [{ share_id }, { file_guid }])
      await expect(anyone()('/check_share_limit', old)).rejects.toThrow('-104 (547)')
    expect(await anyone()('/check_form_metaguid', { share_id: renewed.share_id ?? '' })).toBe(file_guid)
  })

  it('tells who sees a document by nothing but its link, and who has another right to it', async () => {
    const { ann, file_guid, share_id } = await shared()
    const [ben, chen] = await Promise.all([store.newPerson(), store.newPerson()])
    const isByLink = async ({ api }: typeof ben) => (await api('/file_info', { file_guid })).by_link
    for (const { api } of [ben, chen]) await api('/check_share_limit', { share_id })
    expect(await Promise.all([ann, ben, chen].map(isByLink))).toEqual([false, true, true])
    // Members may have looked by the link before.
    const { invite } = await ann.api('/team_worker', { action: 'invite', file_guid, setting: 'view' })
    await ben.api('/check_cooperation_token', { type: 1, meta_token: invite?.code ?? '' })
    expect(await Promise.all([ann, ben, chen].map(isByLink))).toEqual([false, false, true])
  })

  it('shows guests the document, its pictures and its thumbnail, and lets them do nothing else', async () => {
    const { ann, file_guid, share_id } = await shared()
    const { upload_url, resource_id } = await upload(ann, file_guid)
    const { token, api } = await guestOf({ share_id })
    const opened = await api('/open', { file_guid })
    expect(opened.rights).toEqual(['see', 'comment'])
    expect(opened.file).toMatchObject({ is_owner: false, allow_edit: false, parent_guid: null })
    expect(opened.content).toMatchObject(map('Shared'))
    expect(upload_url).toContain('/api/upload/')
    expect((await get(`/api/resources/${file_guid}/${resource_id}`, token)).status).toBe(200)
    // It is drawn some seconds after the last change.
    await expect
      .poll(async () => (await get(`/api/thumbnails/${file_guid}/any`, token)).status, {
        timeout: 60_000,
        interval: 200,
      })
      .toBe(200)
    for (const [path, body] of [
      ['/save', { file_guid, content: map('Mine') }],
      ['/file_info', { file_guid }],
      ['/save_share', { share_id }],
      ['/share_info', { file_guid }],
      ['/ls', {}],
    ] as const)
      expect(await whole(path, body, token)).toContain('\\"errno\\":-102')
    const { file_guid: other } = await ann.api('/touch', {})
    expect(await whole('/open', { file_guid: other }, token)).toContain('"-104:open')
  })

  /** A picture in a document. */
  async function upload(ann: Person, file_guid: string) {
    const bytes = await png()
    const resource_id = 'picture'
    const order = { file_guid, resource_id, size: bytes.byteLength, type: 'image/png' } as const
    const { upload_url } = await ann.api('/authentications', order)
    await fetch(server.address + upload_url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(bytes),
    })
    return { upload_url, resource_id }
  }

  it('T7: gives viewers a picture of the document as it is now, with a password only who has proven that', async () => {
    const { ann, file_guid, share_id } = await shared()
    const path = `/api/share_posters/${share_id}`
    const picture = async () => {
      const response = await fetch(server.address + path)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      return response.text()
    }
    const before = await picture()
    expect(before).toContain('data-poster=')
    const { hash } = await ann.api('/open', { file_guid })
    const children = [{ data: { text: 'Later' }, children: [] }]
    const content = { root: { data: { text: 'Shared' }, children } }
    await ann.api('/save', { file_guid, content, hash })
    await expect.poll(picture).not.toBe(before)

    const status = async (token?: string) =>
      (token === undefined ? await fetch(server.address + path) : await get(path, token)).status
    const unproven = (await guestOf(await shared())).token
    await ann.api('/update_share_limit', { file_guid, password: '4826' })
    expect(await Promise.all([status(), status(unproven)])).toEqual([404, 404])
    const { token } = await guestOf({ share_id, password: '4826' })
    expect(await Promise.all([status(token), status(ann.token)])).toEqual([200, 200])
    await ann.api('/set_share_status', { file_guid, is_share: 0 })
    expect(await Promise.all([status(), status(token)])).toEqual([404, 404])
  })

  it('T7: asks for the password, tells only a cut name, and is good for one version of it', async () => {
    const { ann, file_guid, share_id } = await shared({ password: '0042' }, 'A name that is longer than that')
    const asked = await whole('/check_share_limit', { share_id })
    expect(JSON.parse(JSON.parse(asked)[1])).toEqual({
      errno: 0,
      data: { need_check: true, file_name: 'A name that …' },
    })
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({ is_share: 1, is_open: 0 })
    // It is not asked of its owner.
    expect(await ann.api('/check_share_limit', { share_id })).toMatchObject({ need_check: false, file_guid })
    for (const [password, code] of [
      ['', '549'],
      ['12345', '551'],
      ['4200', '550'],
    ] as const)
      await expect(anyone()('/check_share_limit', { share_id, password })).rejects.toThrow(`-123 (${code})`)
    await expect(anyone()('/check_share_limit', { file_guid })).rejects.toThrow('-104 (547)')
    expect((await anyone()('/check_share_limit', { file_guid, password: '0042' })).token).toMatch(/^[\w-]{43}$/)
    const { token, api } = await guestOf({ share_id, password: ' 0042 ' })
    expect(await whole('/open', { file_guid }, token)).toContain('Shared')
    // Proven: it is not asked for again.
    const proven = await api('/check_share_limit', { share_id })
    expect(proven).toMatchObject({ need_check: false, link_expires_at: null })
    // It may not be drawn yet.
    expect(proven).toHaveProperty('thumbnail')
    await ann.api('/update_share_limit', { file_guid, password: '0042', may_comment: false })
    expect((await api('/open', { file_guid })).rights).toEqual(['see'])
    const { password } = await ann.api('/update_share_limit', { file_guid, password: 'new' })
    expect(password).toMatch(/^(?!0042)[0-9]{4}$/)
    expect(await whole('/open', { file_guid }, token)).toContain('"-104:open')
    expect((await api('/check_share_limit', { share_id })).need_check).toBe(true)
    const again = await api('/check_share_limit', { share_id, password: password ?? '' })
    expect(again.token).toBeUndefined()
    expect(await whole('/open', { file_guid }, token)).toContain('Shared')
  })

  it('T62: answers alike for what ended, ran out, is in the trash, and never was', async () => {
    const [ended, ranOut, trashed, gone] = [await shared(), await shared(), await shared(), await shared()]
    await ended.ann.api('/set_share_status', { file_guid: ended.file_guid, is_share: 0 })
    await trashed.ann.api('/rm', { file_guids: trashed.file_guid })
    await gone.ann.api('/rm', { file_guids: gone.file_guid })
    await gone.ann.api('/clear', { file_guids: gone.file_guid })
    const soon = Date.now() + 300
    await ranOut.ann.api('/update_share_limit', { file_guid: ranOut.file_guid, expires: soon })
    await expect.poll(() => Date.now()).toBeGreaterThan(soon)
    for (const path of ['/check_share_limit', '/check_form_metaguid']) {
      const nothing = await whole(path, { share_id: 'no-such-share' })
      expect(nothing).toContain('547')
      for (const { share_id } of [ended, ranOut, trashed, gone]) expect(await whole(path, { share_id })).toBe(nothing)
    }
    expect(await ranOut.ann.api('/share_info', { file_guid: ranOut.file_guid })).toMatchObject({
      state: 'expired',
      is_share: 0,
    })
    // Who may see the document anyway is told what became of the link.
    for (const [{ ann, share_id, file_guid }, share_state] of [
      [ended, 'off'],
      [ranOut, 'expired'],
    ] as const)
      expect(await ann.api('/check_share_limit', { share_id })).toMatchObject({
        need_check: false,
        file_guid,
        share_state,
      })
    const { share_id: inTrash } = trashed
    await expect(trashed.ann.api('/check_share_limit', { share_id: inTrash })).rejects.toThrow('-104 (547)')
    // What comes back from the trash is shared as before; what is gone for good leaves nothing.
    await trashed.ann.api('/revert', { file_guids: trashed.file_guid })
    expect((await anyone()('/check_share_limit', trashed)).file_guid).toBe(trashed.file_guid)
    expect(await store.rowsNaming(gone.share_id)).toEqual([])
    for (const days of [1, 7, 30] as const) {
      const later = await ranOut.ann.api('/update_share_limit', { file_guid: ranOut.file_guid, expires: days })
      expect(Math.abs((later.expires_at ?? 0) - Date.now() - days * day)).toBeLessThan(60_000)
    }
    const never = await ranOut.ann.api('/update_share_limit', { file_guid: ranOut.file_guid, expires: 'never' })
    expect(never.expires_at).toBeNull()
    await expect(
      ranOut.ann.api('/update_share_limit', { file_guid: ranOut.file_guid, expires: 1_000_000 }),
    ).rejects.toMatchObject({ errno: -400 })
  })

  it('T46: cuts guests off who are looking, and says why', async () => {
    const shares = [await shared(), await shared({ password: '1111' }), await shared()]
    const [ended, password, ranOut] = shares as [(typeof shares)[0], (typeof shares)[0], (typeof shares)[0]]
    const viewers = await Promise.all(
      shares.map(async ({ share_id, file_guid }) => {
        const { token } = await guestOf({ share_id, password: '1111' })
        return new LiveClient({ address: () => server.address, token, fileId: file_guid }).connect()
      }),
    )
    const writing = new LiveClient({ address: () => server.address, token: ended.ann.token, fileId: ended.file_guid })
    await writing.connect()
    addTopic(writing.doc, 'Live')
    const [viewer] = viewers
    await viewer?.until(() => topicsOf(viewer.doc).includes('Live'), 'told')
    await writing.close()
    if (viewer) addTopic(viewer.doc, 'not allowed')
    expect(await viewer?.saved()).toBe(false)
    await ranOut.ann.api('/update_share_limit', { file_guid: ranOut.file_guid, expires: Date.now() + 500 })
    await ended.ann.api('/set_share_status', { file_guid: ended.file_guid, is_share: 0 })
    await password.ann.api('/update_share_limit', { file_guid: password.file_guid, password: '2222' })
    expect(await Promise.all(viewers.map((each) => each.closed()))).toEqual([
      closeCodes.linkEnded,
      closeCodes.linkUnproven,
      closeCodes.linkExpired,
    ])
  })

  it('T61: lets people save a copy where its owner does, with its pictures, once for a key', async () => {
    const { ann, file_guid, share_id } = await shared()
    await upload(ann, file_guid)
    const ben = await store.newPerson()
    await ben.api('/check_share_limit', { share_id })
    await expect(ben.api('/save_share', { share_id })).rejects.toThrow('-104 (547)')
    await ann.api('/update_share_limit', { file_guid, may_save: true })
    expect((await ben.api('/open', { file_guid })).rights).toEqual(['see', 'comment', 'copy', 'export'])
    const idempotency_key = 'once-and-only-once'
    const copy = await ben.api('/save_share', { share_id, idempotency_key })
    expect(copy).toMatchObject({ file_name: 'Plan', naotu_type: 0, is_owner: true, is_share: 0 })
    expect((await ben.api('/save_share', { file_guid, idempotency_key })).file_guid).toBe(copy.file_guid)
    expect((await ben.api('/ls', {})).files).toHaveLength(1)
    expect((await ben.api('/open', { file_guid: copy.file_guid })).content).toMatchObject(map('Shared'))
    expect((await get(`/api/resources/${copy.file_guid}/picture`, ben.token)).status).toBe(200)
    expect(await ben.api('/share_info', { file_guid: copy.file_guid })).toMatchObject({ share_id: null, state: 'off' })
    // Who has not proven the link has no right to copy.
    const eve = await store.newPerson()
    await expect(eve.api('/save_share', { share_id })).rejects.toThrow('-104 (547)')
  })

  it('T19: copies no more than the plan of who saves allows, however many are saved at once', async () => {
    const [ann, ben] = [await planStore.newPerson(), await planStore.newPerson()]
    const { file_guid } = await ann.api('/touch', {})
    await ann.api('/update_share_limit', { file_guid, may_save: true })
    const { share_id } = await ann.api('/set_share_status', { file_guid, is_share: 1 })
    await ben.api('/check_share_limit', { share_id: share_id ?? '' })
    const saved = await Promise.allSettled(Array.from({ length: 8 }, () => ben.api('/save_share', { file_guid })))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(smallPlan.documents)
    expect(await planStore.filesOf(ben.id)).toBe(smallPlan.documents + 1)
  })

  it('lists what one shares and what one has viewed, and counts each reader once', async () => {
    const { ann, file_guid, share_id } = await shared()
    const second = await ann.api('/touch', { file_name: 'Second' })
    const other = await ann.api('/set_share_status', { file_guid: second.file_guid, is_share: 1 })
    await ann.api('/check_share_limit', { share_id })
    const ben = await store.newPerson()
    for (let nth = 0; nth < 2; nth++) await ben.api('/check_share_limit', { share_id })
    await ben.api('/check_share_limit', { share_id: other.share_id ?? '' })
    const guest = await guestOf({ share_id })
    await guest.api('/check_share_limit', { share_id: other.share_id ?? '' })

    const first = await ann.api('/ls_my_share', { limit: 1 })
    expect(first.files.map(({ file_name, views }) => ({ file_name, views }))).toEqual([
      { file_name: 'Second', views: 2 },
    ])
    const rest = await ann.api('/ls_my_share', { limit: 1, cursor: first.cursor ?? '' })
    expect(rest.files).toMatchObject([{ file_guid, share_id, views: 2, is_share: 1, has_password: false }])
    expect(rest.cursor).toBeNull()

    const viewed = await ben.api('/ls_my_view', { limit: 1 })
    expect(viewed.files).toMatchObject([
      { file_name: 'Second', need_check: false, may_save: false, owner: { user_id: ann.id } },
    ])
    expect((await ben.api('/ls_my_view', { cursor: viewed.cursor ?? '' })).files).toMatchObject([{ share_id }])
    await ann.api('/update_share_limit', { file_guid: second.file_guid, password: '9999' })
    await ann.api('/set_share_status', { file_guid, is_share: 0 })
    expect((await ben.api('/ls_my_view', {})).files).toMatchObject([{ need_check: true, thumbnail: null, owner: null }])
    expect(await ben.api('/delete_view_log', { share_ids: other.share_id ?? '' })).toEqual({ removed: 1 })
    expect((await ben.api('/ls_my_view', {})).files).toEqual([])
  })

  it('takes the password that a person has chosen for all, and is for documents only', async () => {
    const ann = await store.newPerson()
    await ann.api('/user/edit_share_pwd', { password: '2468' })
    const { file_guid } = await ann.api('/touch', {})
    expect(await ann.api('/share_info', { file_guid })).toMatchObject({ share_id: null, password: '2468', views: 0 })
    expect(await ann.api('/set_share_status', { file_guid, is_share: 1 })).toMatchObject({ password: '2468' })
    expect(await ann.api('/update_share_limit', { file_guid, password: null })).toMatchObject({ password: null })
    const { file_guid: folder } = await ann.api('/mkdir', { dir_name: 'Folder' })
    await expect(ann.api('/set_share_status', { file_guid: folder, is_share: 1 })).rejects.toMatchObject({
      errno: -400,
    })
    const ben = await store.newPerson()
    await store.letIn(ben.id, file_guid, 'editor')
    await expect(ben.api('/share_info', { file_guid })).rejects.toMatchObject({ errno: -104 })
  })

  it('T53: has a page that search engines leave out, with a preview where there is no password, and frames it where it is listed', async () => {
    const { ann, file_guid, share_id } = await shared({ embed_hosts: ['wiki.example.com'] }, 'A <b>"plan"</b>')
    const page = async (path: string) => {
      const response = await fetch(server.address + path)
      const policy = response.headers.get('content-security-policy') ?? ''
      return {
        html: await response.text(),
        robots: response.headers.get('x-robots-tag'),
        frames: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
        options: response.headers.get('x-frame-options'),
      }
    }
    const view = await page(`/view/${share_id}`)
    expect(view).toMatchObject({ robots: 'noindex', frames: "'none'", options: 'DENY' })
    expect(view.html).toContain('<meta name="robots" content="noindex" />')
    expect(view.html).toContain('content="A &lt;b&gt;&quot;plan&quot;&lt;/b&gt;"')
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(view.html) ?? []
    const shown = await fetch(picture)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(await page(`/embed/${share_id}`)).toMatchObject({ frames: 'wiki.example.com', options: null })
    expect((await page('/home/my')).robots).toBeNull()

    await ann.api('/update_share_limit', { file_guid, password: '1234' })
    const closed = await page(`/view/${share_id}`)
    expect(closed.html).not.toContain('plan')
    expect(closed.html).toBe((await page('/view/nosuchshare')).html)
    expect((await fetch(picture)).status).toBe(404)
    await ann.api('/set_share_status', { file_guid, is_share: 0 })
    expect(await page(`/embed/${share_id}`)).toMatchObject({ frames: "'none'", options: 'DENY' })
    for (const embed_hosts of [["'self'"], ["a.example; script-src 'unsafe-inline'"], ['*']])
      await expect(ann.api('/update_share_limit', { file_guid, embed_hosts })).rejects.toMatchObject({ errno: -400 })
  })
})
