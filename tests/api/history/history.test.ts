// @module-tag never-retried
import type { Client } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { DocumentTables } from '../../../apps/server/src/domains/documents/tables.ts'
import { apiClient, type Person, post } from '../../kit/api.ts'
import { topicsOf } from '../../kit/collab/collab.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { startServer } from '../../kit/server/server.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

const day = 24 * 60 * 60_000

/** Alike for the same topics: with ids and times of its own. */
const map = (...topics: string[]) => {
  const topic = (text: string, children: object[] = []) => ({ data: { id: `id-${text}`, created: 1, text }, children })
  return {
    root: topic(
      'Root',
      topics.map((text) => topic(text)),
    ),
  }
}

/** The texts of content, in their order. */
const textsIn = (content: unknown): string[] => {
  const { root } = content as { root: Topic }
  return [root, ...root.children].map(({ data }) => data.text)
}

/** As most importers write it. */
const untimed = { data: { text: 'Untimed' }, children: [] }

interface Topic {
  data: { text: string }
  children: Topic[]
}

/** A document of somebody, and what is done with it all the time. */
async function newDocument(api: Client, ...topics: string[]) {
  const { file_guid } = await api('/touch', { file_name: 'Plan', content: map(...topics) })
  return {
    file_guid,
    save: async (...texts: string[]) => {
      const { hash } = await api('/open', { file_guid })
      return (await api('/save', { file_guid, content: map(...texts), hash })).hash
    },
    texts: async () => textsIn((await api('/open', { file_guid })).content),
    name: (tag_text: string) => api('/save_backup', { file_guid, tag_text }),
    versions: async () => (await api('/get_history_data', { file_guid })).versions,
    tags: async () => (await api('/get_history_data', { file_guid })).versions.flatMap(({ tag }) => tag ?? []),
  }
}

describe.each(engines)('history on $name', (engine) => {
  let server: SharedServer
  let withPlans: SharedServer
  let store: ReturnType<typeof openStoreOf>
  let planStore: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    ;[server, withPlans] = [await sharedServer(engine), await sharedServerWithPlans(engine)]
    ;[store, planStore] = [openStoreOf(server), openStoreOf(withPlans)]
  })
  afterAll(async () => {
    await store.close()
    await planStore.close()
  })

  const answerTo = async ({ token }: Person, path: string, body: object) =>
    (await post(server.address, path, JSON.stringify(body), { authorization: `Bearer ${token}` })).json()

  it('keeps what it was told to, shows it, and goes back to it', async () => {
    const ann = await store.newPerson()
    const { api } = ann
    const { file_guid, save, texts, name, versions } = await newDocument(api, 'tea')
    const before = Date.now()
    const first = await name('  First draft ')
    expect(first).toMatchObject({ tag: 'First draft', reason: 'named', is_new: true, kept_until: null, authors: [] })
    expect(first.resource_id).toBe(String(first.id))
    expect(first.size).toBeGreaterThan(0)
    expect(first.created_at).toBeGreaterThanOrEqual(before)
    expect(first.hash).toBe((await api('/open', { file_guid })).hash)

    const changed = await save('tea', 'coffee')
    const second = await name('With coffee')
    expect(second).toMatchObject({ hash: changed, authors: [{ user_id: ann.id, nickname: expect.any(String) }] })
    expect(second.authors[0]).toEqual({
      user_id: ann.id,
      nickname: ann.email.split('@')[0],
      avatar: null,
      avatar_url: null,
    })
    const { is_new: _isNew, ...listed } = second
    const history = await api('/get_history_data', { file_guid })
    expect(history.versions[0]).toEqual(listed)
    expect(history).toMatchObject({ named: 2, named_limit: 9, cursor: null })

    const old = await api('/get_history_content', { file_guid, id: first.id })
    expect(textsIn(old.content)).toEqual(['Root', 'tea'])
    expect(old.hash).toBe(first.hash)

    await save('water')
    const watery = (await api('/open', { file_guid })).hash
    const back = await api('/save_back', { file_guid, id: first.id })
    expect(back).toEqual({ file_guid, hash: first.hash, changed: true })
    expect(await texts()).toEqual(['Root', 'tea'])
    const [kept] = await versions()
    expect(kept).toMatchObject({ reason: 'before-restore', tag: null, hash: watery, kept_until: null })
    expect((await api('/get_history_data', { file_guid })).named).toBe(2)

    // Once more: nothing changes, and nothing is kept.
    const count = (await versions()).length
    expect(await api('/save_back', { file_guid, id: first.id })).toEqual({ ...back, changed: false })
    expect(await versions()).toHaveLength(count)
    // And back to where it was.
    expect(await api('/save_back', { file_guid, id: kept?.id as number })).toMatchObject({ hash: watery })
    expect(await texts()).toEqual(['Root', 'water'])
    const hash = first.hash
    await expect(api('/save_back', { file_guid, id: first.id, hash })).rejects.toMatchObject({ errno: -409 })
    expect(await api('/save_back', { file_guid, id: first.id, hash: watery })).toMatchObject({ changed: true })
  })

  it('refuses a version without a title, of the same content, or of content that is not current', async () => {
    const { api } = await store.newPerson()
    const { file_guid, name, save, tags } = await newDocument(api, 'a')
    for (const tag_text of [undefined, '', '  ', '\u200b']) {
      await expect(
        api('/save_backup', { file_guid, ...(tag_text !== undefined && { tag_text }) }),
      ).rejects.toMatchObject({ errno: -400, failure: { code: '519', field: 'tag_text' } })
    }
    await expect(name('x'.repeat(51))).rejects.toMatchObject({ errno: -400, failure: { code: 'x-name-too-long' } })
    const { hash } = await name('One')
    await expect(name('Two')).rejects.toMatchObject({ errno: -400, failure: { code: '522' } })
    await save('b')
    const kept = { file_guid, tag_text: 'Two', hash }
    await expect(api('/save_backup', kept)).rejects.toMatchObject({ errno: -409 })
    await name('Two')
    // Also when it is not the newest one.
    await save('a')
    await expect(name('Three')).rejects.toMatchObject({ failure: { code: '522' } })
    expect(await tags()).toEqual(['Two', 'One'])
    await expect(api('/get_history_data', { file_guid, cursor: 'x' })).rejects.toMatchObject({ errno: -400 })
  })

  it('keeps what is about to be replaced, without a title, unless the last version says the same', async () => {
    const { api } = await store.newPerson()
    const { file_guid, name, save, versions } = await newDocument(api, 'a')
    const keep = () => api('/save_backup', { file_guid, type: 'before-restore' })
    const named = await name('Named')
    expect(await keep()).toEqual({ ...named, is_new: false })
    await save('b')
    const kept = await keep()
    expect(kept).toMatchObject({ reason: 'before-restore', tag: null, is_new: true })
    expect(await keep()).toMatchObject({ id: kept.id, is_new: false })
    expect((await versions()).filter(({ reason }) => reason === 'before-restore')).toHaveLength(1)
  })

  it('changes nothing when topics differ by nothing but the time at which they were made', async () => {
    const { api } = await store.newPerson()
    const { file_guid } = await api('/touch', { content: { root: { data: { text: 'Root' }, children: [untimed] } } })
    const { id } = await api('/save_backup', { file_guid, tag_text: 'Untimed' })
    const { hash } = await api('/open', { file_guid })
    await api('/save', { file_guid, hash, content: { root: { data: { text: 'Root' }, children: [] } } })
    const back = await api('/save_back', { file_guid, id })
    expect(back.changed).toBe(true)
    const { versions } = await api('/get_history_data', { file_guid })
    expect(await api('/save_back', { file_guid, id })).toEqual({ ...back, changed: false })
    expect((await api('/get_history_data', { file_guid })).versions).toEqual(versions)
  })

  it('is listed in parts', async () => {
    const { api } = await store.newPerson()
    const { file_guid, name, save } = await newDocument(api, 'a')
    const ids: number[] = []
    for (const text of ['1', '2', '3', '4', '5']) {
      await save(text)
      ids.unshift((await name(text)).id)
    }
    const found: number[] = []
    let cursor: string | null | undefined
    do {
      const part = await api('/get_history_data', { file_guid, limit: 2, ...(cursor && { cursor }) })
      expect(part.versions.length).toBeLessThanOrEqual(2)
      found.push(...part.versions.flatMap(({ id, reason }) => (reason === 'named' ? id : [])))
      cursor = part.cursor
    } while (cursor !== null)
    expect(found).toEqual(ids)
  })

  it('is deleted for good, automatic versions as well', async () => {
    const { api } = await store.newPerson()
    const { file_guid, name, save, versions } = await newDocument(api, 'a')
    const { id } = await name('Gone')
    await save('b')
    await name('Stays')
    await store.database
      .tables<DocumentTables>()
      .updateTable('document_versions')
      .set({ reason: 'automatic', title: null })
      .where('id', '=', id)
      .execute()
    expect(await api('/delete_history_data', { file_guid, id })).toEqual({ file_guid, id })
    const [left, ...others] = await versions()
    expect([left?.tag, others.filter((other) => other.id === id)]).toEqual(['Stays', []])
    for (const path of ['/delete_history_data', '/get_history_content', '/save_back'] as const) {
      await expect(api(path, { file_guid, id })).rejects.toMatchObject({ errno: -104 })
    }
    // A version of another file is none of this one.
    const other = await newDocument(api, 'c')
    const { id: elsewhere } = await other.name('Elsewhere')
    for (const path of ['/delete_history_data', '/get_history_content', '/save_back'] as const) {
      await expect(api(path, { file_guid, id: elsewhere })).rejects.toMatchObject({ errno: -104 })
    }
    expect(await other.tags()).toEqual(['Elsewhere'])
  })

  it('is large content at an address of its own, for those who may see it', async () => {
    const { api, token } = await store.newPerson()
    const { file_guid, name, save } = await newDocument(api, ...Array.from({ length: 400 }, (_, nth) => `Topic ${nth}`))
    const { id, hash } = await name('Large')
    await save('small')
    const read = await api('/get_history_content', { file_guid, id })
    expect(read).toMatchObject({ hash, resources: [] })
    expect(read.content).toBeUndefined()
    const fetched = await fetch(server.address + read.content_url, { headers: { authorization: `Bearer ${token}` } })
    expect(textsIn(await fetched.json())).toHaveLength(401)
    const ben = await store.newPerson()
    await store.letIn(ben.id, file_guid, 'editor')
    const { content_url } = await ben.api('/get_history_content', { file_guid, id })
    await store.letIn(ben.id, file_guid, 'viewer')
    expect((await fetch(server.address + content_url)).status).toBe(404)
  })

  it('is for editors, not for viewers and strangers; only its owner deletes', async () => {
    const [ann, eve, vic, sam] = await Promise.all(Array.from({ length: 4 }, () => store.newPerson()))
    if (!ann || !eve || !vic || !sam) throw new Error('nobody')
    const { file_guid, name, save, texts, tags } = await newDocument(ann.api, 'a')
    const { id } = await name('Hers')
    await save('b')
    await store.letIn(eve.id, file_guid, 'editor')
    await store.letIn(vic.id, file_guid, 'viewer')
    const calls = {
      '/save_backup': { file_guid, tag_text: 'Mine' },
      '/get_history_data': { file_guid },
      '/get_history_content': { file_guid, id },
      '/save_back': { file_guid, id },
      '/delete_history_data': { file_guid, id },
    }
    for (const [path, body] of Object.entries(calls)) {
      const nothing = await answerTo(sam, path, { ...body, file_guid: '0'.repeat(32) })
      expect(nothing).toMatchObject({ errno: -104 })
      for (const person of [vic, sam]) expect(await answerTo(person, path, body)).toEqual(nothing)
    }
    expect([await tags(), await texts()]).toEqual([['Hers'], ['Root', 'b']])
    expect(await eve.api('/save_backup', calls['/save_backup'])).toMatchObject({ tag: 'Mine' })
    await expect(eve.api('/delete_history_data', calls['/delete_history_data'])).rejects.toMatchObject({ errno: -104 })
    expect(await eve.api('/save_back', calls['/save_back'])).toMatchObject({ changed: true })
    expect(await texts()).toEqual(['Root', 'a'])
    await ann.api('/delete_history_data', calls['/delete_history_data'])
    expect(await tags()).toEqual(['Mine'])
  })

  it('tells who else has written since a time; names only to those who may see the history', async () => {
    const [ann, eve, vic, sam] = await Promise.all(Array.from({ length: 4 }, () => store.newPerson()))
    if (!ann || !eve || !vic || !sam) throw new Error('nobody')
    const { file_guid, save, name } = await newDocument(ann.api, 'a')
    await store.letIn(eve.id, file_guid, 'editor')
    await store.letIn(vic.id, file_guid, 'viewer')
    const begun = Date.now() - 1
    await save('b')
    const ask = ({ api }: Person, since: number) => api('/changed_since', { file_guid, since })
    expect(await ask(ann, begun)).toEqual({ by_others: false, authors: [] })
    expect(await ask(eve, begun)).toMatchObject({ by_others: true, authors: [{ user_id: ann.id }] })
    expect(await ask(vic, begun)).toEqual({ by_others: true, authors: [] })
    // Her change is no longer in the journal, but noted with the version.
    await name('Kept')
    expect(await ask(eve, begun)).toMatchObject({ authors: [{ user_id: ann.id }] })
    expect(await ask(eve, Date.now() + 60_000)).toEqual({ by_others: false, authors: [] })
    const nothing = await answerTo(sam, '/changed_since', { file_guid: '0'.repeat(32), since: begun })
    expect(await answerTo(sam, '/changed_since', { file_guid, since: begun })).toEqual(nothing)
    expect(nothing).toMatchObject({ errno: -104 })
  })

  it('stays in the trash with its file and comes back with it; a copy has none', async () => {
    const { api } = await store.newPerson()
    const { file_guid, name, tags } = await newDocument(api, 'a')
    const { id } = await name('Kept')
    const { files } = await api('/cp', { file_guids: file_guid })
    const copy = files[0]?.file_guid ?? ''
    expect((await api('/get_history_data', { file_guid: copy })).versions).toEqual([])
    await api('/rm', { file_guids: file_guid })
    await expect(tags()).rejects.toMatchObject({ errno: -104 })
    await expect(api('/get_history_content', { file_guid, id })).rejects.toMatchObject({ errno: -104 })
    await api('/revert', { file_guids: file_guid })
    expect(await tags()).toEqual(['Kept'])
    const { file_guid: folder } = await api('/mkdir', { dir_name: 'Folder' })
    await expect(api('/get_history_data', { file_guid: folder })).rejects.toMatchObject({ errno: -104 })
    await expect(api('/save_backup', { file_guid: folder, tag_text: 'x' })).rejects.toMatchObject({ errno: -104 })
  })

  it('has as many named versions as the plan allows, whoever saves at the same time, and replaces none', async () => {
    const [ann, ben] = [await planStore.newPerson(), await planStore.newPerson()]
    const { file_guid, name, save, tags } = await newDocument(ann.api, 'a')
    await planStore.letIn(ben.id, file_guid, 'editor')
    for (const text of ['1', '2']) {
      await save(text)
      await name(text)
    }
    await save('3')
    const full = { errno: -111, failure: { code: 'x-version-limit', params: { limit: 3 } } }
    // One of them is the third, for the others the same content is there already.
    const tries = [ann, ben, ann, ben].map(({ api }, nth) => api('/save_backup', { file_guid, tag_text: `3.${nth}` }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await save('4')
    // Limits are those of the space that owns the file.
    await expect(ben.api('/save_backup', { file_guid, tag_text: '4' })).rejects.toMatchObject(full)
    await expect(name('4')).rejects.toMatchObject(full)
    expect(await ann.api('/save_backup', { file_guid, type: 'before-restore' })).toMatchObject({ is_new: true })
    const history = await ann.api('/get_history_data', { file_guid })
    expect(history).toMatchObject({ named: 3, named_limit: 3 })
    const oldest = history.versions.filter(({ tag }) => tag !== null).at(-1)?.id as number
    await ann.api('/delete_history_data', { file_guid, id: oldest })
    await name('4 again')
    expect((await tags())[0]).toBe('4 again')
    expect(await tags()).toHaveLength(3)
  })

  it('keeps named versions of a free plan for 15 days', async () => {
    const { api } = await planStore.newPerson()
    const { file_guid, name, save, versions, tags } = await newDocument(api, 'a')
    const { id, created_at, kept_until } = await name('Old')
    expect(kept_until).toBe(created_at + 15 * day)
    await save('b')
    await name('Young')
    const ageBy = (ms: number) =>
      planStore.database
        .tables<DocumentTables>()
        .updateTable('document_versions')
        .set(({ eb }) => ({ created_at: eb('created_at', '-', ms) }))
        .where('file_id', '=', file_guid)
        .where('id', '=', id)
        .execute()
    await ageBy(15 * day - 60_000)
    expect(await tags()).toEqual(['Young', 'Old'])
    await ageBy(60_000)
    expect(await tags()).toEqual(['Young'])
    expect((await api('/get_history_data', { file_guid })).named).toBe(1)
    for (const path of ['/get_history_content', '/save_back'] as const) {
      await expect(api(path, { file_guid, id })).rejects.toMatchObject({ errno: -104 })
    }
    // Its content may be named again, and that removes it for good.
    await save('a')
    await name('Once more')
    expect((await versions()).map(({ tag }) => tag).filter((tag) => tag !== null)).toEqual(['Once more', 'Young'])
    const rows = planStore.database.tables<DocumentTables>().selectFrom('document_versions').select('id')
    expect(await rows.where('id', '=', id).execute()).toEqual([])
  })
})

describe.each(engines)('history of a server that restarts, on $name', (engine) => {
  it('goes back while somebody has the document open, also after a kill', async () => {
    const server = await startServer({ engine })
    onTestFinished(() => server.stop())
    const store = openStoreOf(server)
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const apiOf = ({ token }: Person) => apiClient(server.address, token)
    const { file_guid } = await apiOf(ann)('/touch', { content: map('tea') })
    await store.letIn(ben.id, file_guid, 'editor')
    await store.close()
    const { id } = await apiOf(ann)('/save_backup', { file_guid, tag_text: 'Tea' })
    const live = new LiveClient({ address: () => server.address, token: ben.token, fileId: file_guid })
    onTestFinished(() => live.close())
    await live.connect()
    const { hash } = await apiOf(ann)('/open', { file_guid })
    await apiOf(ann)('/save', { file_guid, content: map('coffee', 'water'), hash })
    await live.until(() => topicsOf(live.doc).includes('water'), 'shown what was saved')

    await server.kill()
    await server.restart()
    await live.connect()
    expect(await apiOf(ben)('/save_back', { file_guid, id })).toMatchObject({ changed: true })
    await live.until(() => topicsOf(live.doc).join() === 'Root,tea', 'shown what was restored')
    await server.kill()
    await server.restart()
    const { content } = await apiOf(ann)('/open', { file_guid })
    expect(textsIn(content)).toEqual(['Root', 'tea'])
    const { versions } = await apiOf(ann)('/get_history_data', { file_guid })
    const [kept] = versions
    expect(kept).toMatchObject({ reason: 'before-restore', authors: [{ user_id: ann.id }] })
    const before = await apiOf(ann)('/get_history_content', { file_guid, id: kept?.id as number })
    expect(textsIn(before.content)).toEqual(['Root', 'coffee', 'water'])
  })
})
