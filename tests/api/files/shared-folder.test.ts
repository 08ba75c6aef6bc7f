// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Subject } from '../../../apps/server/src/domains/access/grants.ts'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { memberGrant } from '../../kit/server/member-grant.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { sharedServer } from '../../kit/server/shared-servers.ts'

describe.each(engines)('a folder that is shared, on $name', (engine) => {
  let store: ReturnType<typeof openStoreOf>
  let ann: Person & { id: string }
  let ben: Person & { id: string }
  beforeAll(async () => {
    store = openStoreOf(await sharedServer(engine))
    ;[ann, ben] = [await store.newPerson(), await store.newPerson()]
  })
  afterAll(() => store.close())

  const named = (files: readonly { file_name: string }[]) => files.map(({ file_name }) => file_name).sort()
  const found = async ({ api }: Person, words: string) => named((await api('/search', { words })).files)
  const give = (fileId: string, subject: Subject) =>
    store.database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => store.access.give(transaction, { ...memberGrant(fileId, '', 'viewer'), subject }))

  /** Two folders in each other with a map, and a map beside them. */
  async function folders(word: string) {
    const { file_guid: outer } = await ann.api('/mkdir', { dir_name: `${word} outer` })
    const { file_guid: inner } = await ann.api('/mkdir', { dir_name: `${word} inner`, parent_guid: outer })
    const { file_guid: inside } = await ann.api('/touch', { file_name: `${word} inside`, parent_guid: inner })
    const { file_guid: beside } = await ann.api('/touch', { file_name: `${word} beside` })
    return { outer, inner, inside, beside }
  }

  it('gives rights to everything in it and to nothing beside it', async () => {
    const { outer, inner, inside, beside } = await folders('Kumquat')
    await store.letIn(ben.id, outer, 'viewer')
    expect(named((await ben.api('/ls', { dir_guid: outer })).files)).toEqual(['Kumquat inner'])
    const [entry] = (await ben.api('/ls', { dir_guid: inner })).files
    expect(entry).toMatchObject({ file_guid: inside, owner_id: ann.id, is_owner: false, allow_edit: false })
    expect((await ben.api('/open', { file_guid: inside })).file.file_guid).toBe(inside)
    await expect(ben.api('/save', { file_guid: inside, content: {} })).rejects.toMatchObject({ errno: -104 })
    await expect(ben.api('/file_info', { file_guid: beside })).rejects.toMatchObject({ errno: -104 })

    // A grant to one entry adds to what the folder gives.
    await store.letIn(ben.id, inside, 'editor')
    expect((await ben.api('/ls', { dir_guid: inner })).files[0]).toMatchObject({ allow_edit: true })
  })

  it('gives no more rights to what is moved out or thrown away', async () => {
    const { outer, inner, inside } = await folders('Medlar')
    await store.letIn(ben.id, outer, 'viewer')
    expect((await ben.api('/file_info', { file_guid: inside })).file_guid).toBe(inside)
    const { file_guid: root } = await ann.api('/get_root_dir', {})
    await ann.api('/mv', { file_guids: inner, move_to: root })
    await expect(ben.api('/file_info', { file_guid: inside })).rejects.toMatchObject({ errno: -104 })
    await ann.api('/mv', { file_guids: inner, move_to: outer })
    expect((await ben.api('/file_info', { file_guid: inside })).file_guid).toBe(inside)
    await ann.api('/rm', { file_guids: [outer] })
    await expect(ben.api('/file_info', { file_guid: inside })).rejects.toMatchObject({ errno: -104 })
    expect(await found(ben, 'Medlar')).toEqual([])
    await ann.api('/revert', { file_guids: [outer] })
    expect((await ben.api('/file_info', { file_guid: inside })).file_guid).toBe(inside)
  })

  it('is searched by those who were given rights in their name, and by nobody who only has a link', async () => {
    const { outer, inside } = await folders('Quince')
    const carl = await store.newPerson()
    await ben.api('/touch', { file_name: 'Quince of Ben' })
    expect(await found(ben, 'Quince')).toEqual(['Quince of Ben'])
    await store.letIn(ben.id, outer, 'viewer')
    const all = ['Quince inner', 'Quince inside', 'Quince of Ben', 'Quince outer']
    expect(await found(ben, 'Quince')).toEqual(all)
    const { files } = await ben.api('/search', { words: 'Quince inside' })
    expect(files[0]).toMatchObject({ file_guid: inside, owner_id: ann.id, parent_guid: null, allow_edit: false })

    await give(outer, { type: 'anyone' })
    await give(outer, { type: 'link', id: 'a-link', passwordVersion: 0 })
    expect((await carl.api('/file_info', { file_guid: inside })).file_guid).toBe(inside)
    expect(await found(carl, 'Quince')).toEqual([])
    expect(await found(ann, 'Quince')).toEqual(['Quince beside', 'Quince inner', 'Quince inside', 'Quince outer'])

    // In parts, none of which shows what is hidden.
    const parts: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const part = await ben.api('/search', { words: 'Quince', limit: 1, ...(cursor && { cursor }) })
      parts.push(...named(part.files))
      cursor = part.cursor
    }
    expect(parts.sort()).toEqual(all)
  })
})
