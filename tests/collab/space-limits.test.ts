// @module-tag never-retried
import { plans } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTopic, CollabHouse } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'

const { nodes: most } = plans.free
const topics = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ data: { text: `${nth}` }, children: [] }))
const content = (count: number) => ({ root: { data: { text: 'Root' }, children: topics(count - 1) } })

describe.each(engines)('limits of a document on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  /** Whether an editor may add a topic to a full document of an owner, live and by a save. */
  async function mayAdd(owned: typeof plans.free, visited: typeof plans.free): Promise<[boolean, boolean]> {
    const [owner, editor] = [await house.newVisitor(owned), await house.newVisitor(visited)]
    const full = { content: content(most as number) }
    const [live, saved] = [await house.newFile(owner, full), await house.newFile(owner, full)]
    for (const fileId of [live, saved]) await house.give(fileId, editor, 'editor')
    const client = await house.client(editor, live).connect()
    addTopic(client.doc, 'one more')
    const { hash } = await house.documents.read(saved, editor.personId)
    const result = await house.documents.save(saved, editor.personId, content((most as number) + 1), hash)
    return [await client.saved(), result !== 'limit']
  }

  it('are those of the space that owns it, not of who edits it', async () => {
    expect(await mayAdd(plans.vip, plans.free)).toEqual([true, true])
    expect(await mayAdd(plans.free, plans.vip)).toEqual([false, false])
  })
})
