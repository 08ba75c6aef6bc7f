// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccess, personalSpace } from '../../apps/server/src/domains/access/index.ts'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { addFile } from '../kit/database/add-file.ts'
import { engines } from '../kit/database/engines.ts'
import { memberGrant } from '../kit/server/member-grant.ts'

describe.each(engines)('rights that another server changes, on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  /** As another process does it: nobody in this one is told. */
  async function elsewhere(change: 'give' | 'take', fileId: string, { personId }: Visitor): Promise<void> {
    const access = createAccess({ database: house.database })
    const grant = memberGrant(fileId, personId, 'viewer')
    await house.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => access[change](transaction, grant))
  }

  async function editorAt(fileId: string) {
    const ben = await house.newVisitor()
    await house.give(fileId, ben, 'editor')
    const client = await house.client(ben, fileId).connect()
    addTopic(client.doc, 'as editor')
    expect(await client.saved()).toBe(true)
    return { ben, client }
  }

  it('stop the next write, although the answer to the last one is still cached', async () => {
    const fileId = await house.newFile(await house.newVisitor())
    const { ben, client } = await editorAt(fileId)
    await elsewhere('take', fileId, ben)
    addTopic(client.doc, 'too late')
    expect(await client.saved()).toBe(false)
    expect(new Set(client.refusals)).toEqual(new Set(['rights']))

    const { ben: viewer, client: viewing } = await editorAt(fileId)
    await elsewhere('give', fileId, viewer)
    addTopic(viewing.doc, 'as viewer')
    expect(await viewing.saved()).toBe(false)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'as editor', 'as editor'])
  })

  it('do not stop those who keep theirs, however often they change', async () => {
    const owner = await house.newVisitor()
    const fileId = await house.newFile(owner)
    const [{ client }, { ben: other, client: out }] = [await editorAt(fileId), await editorAt(fileId)]
    const mine = await house.client(owner, fileId).connect()
    await elsewhere('take', fileId, other)
    // All in one batch: what one may not write does not keep the others from writing.
    addTopic(out.doc, 'too late')
    for (let nth = 0; nth < 5; nth++) {
      addTopic(client.doc, `kept ${nth}`)
      addTopic(mine.doc, `of the owner ${nth}`)
    }
    expect(await Promise.all([out.saved(), client.saved(), mine.saved()])).toEqual([false, true, true])
    expect(topicsOf(await house.stored(fileId))).toHaveLength(3 + 10)
  })

  it('reach those who have a document open by a folder above it, in this server at once', async () => {
    const owner = await house.newVisitor()
    const fileId = await house.newFile(owner)
    const [outer, inner] = await Promise.all(
      [0, 1].map(() => addFile(house.database, { space_id: personalSpace(owner.personId), type: 'folder' })),
    )
    const db = house.database.tables<{ files: { id: string; parent_id: string | null } }>()
    const put = (id: string, parent_id: string) =>
      db.updateTable('files').set({ parent_id }).where('id', '=', id).execute()
    await put(fileId, inner as string)
    await put(inner as string, outer as string)
    const ben = await house.newVisitor()
    await house.give(outer as string, ben, 'viewer')
    const client = await house.client(ben, fileId).connect()
    expect(client.heard).toContainEqual({ type: 'rights', edit: false, kind: 0, nodes: 10_000 })
    await house.give(outer as string, ben, 'editor')
    await client.until(() => client.heard.some((said) => said.type === 'rights' && said.edit), 'told')
    addTopic(client.doc, 'as editor')
    expect(await client.saved()).toBe(true)
    await house.take(outer as string, ben)
    expect(await client.closed()).toBe(closeCodes.access)
  })

  it('stop a save that has begun', async () => {
    const owner = await house.newVisitor()
    const fileId = await house.newFile(owner)
    const { ben } = await editorAt(fileId)
    // So large that the right is taken before it is written.
    const children = Array.from({ length: 1_000 }, (_, nth) => ({ data: { text: `Topic ${nth}` }, children: [] }))
    const content = { root: { data: { text: 'Saved' }, children } }
    const read = await house.documents.read(fileId, ben.personId)
    const saving = expect(house.documents.save(fileId, ben.personId, content, read.hash)).rejects.toMatchObject({
      errno: -104,
    })
    await elsewhere('take', fileId, ben)
    await saving
    const saved = await house.documents.save(fileId, owner.personId, content, read.hash)
    expect(saved).toHaveProperty('hash')
  })
})
