// @module-tag never-retried
import { clientSchemaHeader, closeCodes } from '@ramify/contract'
import { clientSchema, documentKinds } from '@ramify/document'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import '../../apps/web/src/platform/sync/testing/node-database.ts'
import type { DocumentTables } from '../../apps/server/src/domains/documents/tables.ts'
// biome-ignore lint/correctness/useImportExtensions: it is a module with a declaration beside it, not a source
import * as oldApp from '../compat/fixtures/app-of-maps-only.mjs'
import { apiClient } from '../kit/api.ts'
import { addTopic, readStored } from '../kit/collab/collab.ts'
import { frames } from '../kit/collab/frames.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../kit/server/shared-servers.ts'

const naotu_type = documentKinds.flowchart.number
const chart = {
  kind: 'flowchart',
  version: '1',
  pages: [{ id: 'p', name: 'Orders', items: [{ type: 'shape', id: 'a', kind: 'process', text: 'Receive' }] }],
}
/** A browser that is online; Node does not say so. */
const ports = {
  ...oldApp.browserPorts,
  signals: { isOffline: () => false, subscribe: () => () => undefined },
  clockIsOff: async () => false,
}

describe.each(engines)('an app from before flowcharts on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  async function someone() {
    const { token, id, api } = await store.newPerson()
    const { file_guid } = await api('/touch', { naotu_type, file_name: 'Chart', content: chart })
    const { file_guid: map } = await api('/touch', { file_name: 'Map' })
    /** As the old app does. */
    const open = (fileId: string) => {
      const live = oldApp.openLive({ fileId, token, personId: id, url: server.address }, ports)
      const events: string[] = []
      live.events.on(({ type }) => events.push(type))
      onTestFinished(() => live.close())
      return Object.assign(live, { heard: events })
    }
    return { token, id, api, file_guid, map, open }
  }

  /** All that is stored of it. */
  async function storedOf(fileId: string) {
    const rows = store.database.tables<DocumentTables>().selectFrom('document_journal').select('seq')
    return {
      journal: await rows.where('file_id', '=', fileId).execute(),
      state: Buffer.from(Y.encodeStateAsUpdate(await readStored(store.database, fileId))).toString('base64'),
    }
  }

  it('speaks a schema of its own', () => {
    expect(oldApp.clientSchema).toBe(documentKinds.mindmap.schema)
    expect(clientSchema).toBeGreaterThan(oldApp.clientSchema)
  })

  it('says that it has to be updated, writes nothing, and edits a map as ever', async () => {
    const { api, file_guid, map, open } = await someone()
    const before = await storedOf(file_guid)
    const opened = open(file_guid)
    await expect.poll(() => opened.heard, { timeout: 30_000 }).toContain('update')
    expect(opened.rights.get().edit).toBe(false)
    expect(opened.doc.get().share.size > 0 && opened.doc.get().getMap('pages').size).toBe(0)
    // Whatever is written here all the same stays here.
    opened.doc
      .get()
      .getMap('nodes')
      .set('x', new Y.Map([['place', {}]]))
    opened.retry()

    const other = open(map)
    await other.ready
    const mindmap = oldApp.openMap(other.doc.get())
    mindmap.execute({ type: 'addChild', parent: mindmap.snapshot.root, text: 'Written by an old app' })
    await expect.poll(() => other.saveState.get(), { timeout: 30_000 }).toBe('saved')
    expect((await api('/open', { file_guid: map })).content).toMatchObject({
      root: { children: [{ data: { text: 'Written by an old app' } }] },
    })
    expect(other.heard).not.toContain('update')
    expect(await storedOf(file_guid)).toEqual(before)
    expect((await api('/open', { file_guid })).content).toMatchObject(chart)
  })

  it('is sent away from the socket with what it had already sent', async () => {
    const { api, token, file_guid, map } = await someone()
    const before = await storedOf(file_guid)
    const edits = new Y.Doc()
    edits.getMap('shapes').set('mine', new Y.Map([['kind', 'process']]))
    const change = Y.encodeStateAsUpdate(edits)
    for (const schema of ['1', '', 'none', '0']) {
      const old = new LiveClient({ address: () => server.address, token, fileId: file_guid })
      old.open({ schema, silent: true })
      await old.until(() => old.isOpen, 'open')
      old.send(frames.authentication(file_guid, token))
      for (const frame of [frames.syncStep2(file_guid, change), frames.update(file_guid, change)]) old.send(frame)
      old.mark()
      expect({ schema, code: await old.closed() }).toEqual({ schema, code: closeCodes.update })
      expect(old.marked).toBe(0)
      expect(old.doc.share.size).toBe(0)
    }
    expect(await storedOf(file_guid)).toEqual(before)

    const live = await new LiveClient({ address: () => server.address, token, fileId: map, schema: 1 }).connect()
    addTopic(live.doc, 'Still here')
    expect(await live.saved()).toBe(true)
    await live.close()
    expect((await api('/open', { file_guid: map })).content).toMatchObject({
      root: { children: [{ data: { text: 'Still here' } }] },
    })
  })

  it('is refused by every call that reads or writes content, and only for flowcharts', async () => {
    const { api, token, file_guid, map } = await someone()
    const { id } = await api('/save_backup', { file_guid, tag_text: 'First' })
    const { id: ofMap } = await api('/save_backup', { file_guid: map, tag_text: 'First' })
    const before = await storedOf(file_guid)
    const content = { root: { data: { text: 'Overwritten' }, children: [] } }
    for (const headers of [{}, { [clientSchemaHeader]: '1' }, { [clientSchemaHeader]: 'one' }]) {
      const old = apiClient(server.address, token, headers)
      const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ errno: -426 })
      await refused(old('/open', { file_guid }))
      await refused(old('/save', { file_guid, content }))
      await refused(old('/save', { file_guid, content: chart, on_conflict: 'copy' }))
      await refused(old('/save_backup', { file_guid, tag_text: 'Second' }))
      await refused(old('/get_history_content', { file_guid, id }))
      await refused(old('/save_back', { file_guid, id }))
      // It is there for them, by its name.
      expect(await old('/file_info', { file_guid })).toMatchObject({ file_name: 'Chart', naotu_type })
    }
    expect(await storedOf(file_guid)).toEqual(before)

    const old = apiClient(server.address, token, { [clientSchemaHeader]: '1' })
    const { hash } = await old('/open', { file_guid: map })
    expect(await old('/get_history_content', { file_guid: map, id: ofMap })).toMatchObject({ id: ofMap })
    expect(await old('/save', { file_guid: map, content, hash })).toMatchObject({ file_guid: map })
    expect((await old('/open', { file_guid: map })).content).toMatchObject(content)
    expect(await old('/save_back', { file_guid: map, id: ofMap })).toMatchObject({ changed: true })
  })

  it('does not take the turn to write from those who can', async () => {
    const { api, file_guid } = await someone()
    const ben = await store.newPerson()
    await api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 1 })
    await api('/cooperation', { action: 'set_mode', file_guid, mode: 'turns' })
    await api('/team_worker', { action: 'add', file_guid, user_id: ben.id, setting: 'edit' })
    // As after everybody has left: whoever opens it next has the turn.
    const heads = store.database.tables<{ document_heads: { file_id: string; turn_holder: string | null } }>()
    await heads.updateTable('document_heads').set({ turn_holder: null }).where('file_id', '=', file_guid).execute()
    const holder = async () => (await api('/open', { file_guid })).edit_user_id
    const open = (schema: number) => {
      const client = new LiveClient({ address: () => server.address, token: ben.token, fileId: file_guid, schema })
      client.open()
      return client
    }
    expect(await open(oldApp.clientSchema).closed()).toBe(closeCodes.update)
    expect(await holder()).toBe(null)
    const client = open(clientSchema)
    await client.until(() => client.synced, 'synced')
    expect(await holder()).toBe(ben.id)
    await client.close()
  })
})
