// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { sharedServer, sharedServerWithPlans, smallPlan } from '../../kit/server/shared-servers.ts'

type Member = Person & { id: string }

describe.each(engines)('files of a team, on $name', (engine) => {
  let store: ReturnType<typeof openStoreOf>
  let free: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    store = openStoreOf(await sharedServer(engine))
    free = openStoreOf(await sharedServerWithPlans(engine))
  })
  afterAll(() => Promise.all([store.close(), free.close()]))

  /** A team of one in which the other is a member. */
  async function teamOfTwo(of = store) {
    const [ann, ben] = [await of.newPerson(), await of.newPerson()]
    const { team_id, root_guid } = await ann.api('/team_add', { team_name: 'Harbour Coffee' })
    await ann.api('/team_user', { action: 'add', team_id, user_id: ben.id })
    await ben.api('/team_user', { action: 'accept', team_id })
    return { ann, ben, team_id, root: root_guid ?? '' }
  }
  const named = (files: readonly { file_name: string }[]) => files.map(({ file_name }) => file_name).sort()
  const listed = async ({ api }: Member, dir_guid: string) => named((await api('/ls', { dir_guid })).files)
  const inTrash = async ({ api }: Member, team_id?: string) => named((await api('/ls_trash', { team_id })).files)
  const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ errno: -104 })
  const rootOf = async ({ api }: Member) => (await api('/get_root_dir', {})).file_guid

  it('are written in turn by everybody in it, when others work on one as well', async () => {
    const { ann, ben, root } = await teamOfTwo()
    const { file_guid } = await ann.api('/touch', { parent_guid: root })
    await ann.api('/cooperation', { action: 'set_status', file_guid, is_cooperation: 1 })
    const { hash } = await ben.api('/open', { file_guid })
    const write = (text: string) =>
      ben.api('/save', { file_guid, hash, content: { root: { data: { text }, children: [] } } })
    await refused(write('Out of turn'))
    expect(await ben.api('/team_worker', { action: 'ls', file_guid })).toMatchObject({ edit_user_id: ann.id })
    expect(await ben.api('/edit_permission', { action: 'apply', file_guid })).toMatchObject({
      granted: false,
      asked: { user_id: ann.id },
    })
    await ann.api('/cooperation', { action: 'set_mode', file_guid, mode: 'together' })
    expect(await ben.api('/edit_permission', { action: 'apply', file_guid })).toMatchObject({ granted: true })
    await write('Together')
    await refused(ben.api('/team_worker', { action: 'quit', file_guid }))
  })

  it('are made, named, moved and thrown away by everybody in it', async () => {
    const { ann, ben, team_id, root } = await teamOfTwo()
    const { file_guid: folder } = await ben.api('/mkdir', { dir_name: 'Plans', parent_guid: root })
    const { file_guid } = await ben.api('/touch', { file_name: 'Launch', parent_guid: folder })
    expect(await ben.api('/get_root_dir', { team_id })).toMatchObject({ file_guid: root, team_id })
    const entry = await ben.api('/file_info', { file_guid })
    expect(entry).toMatchObject({ team_id, owner_id: ann.id, is_owner: false, allow_edit: true, allow_arrange: true })
    expect(entry.parent_guid).toBe(folder)
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({ is_owner: true, team_id, parent_guid: folder })
    expect((await ben.api('/get_root_tree', { team_id })).root.children).toMatchObject([{ file_name: 'Plans' }])
    expect((await ben.api('/get_all_dir', { team_id })).folders).toMatchObject([{ file_name: 'Plans' }])
    // A copy goes from one space to another.
    const { file_guid: own } = await ben.api('/mkdir', { dir_name: 'Own' })
    expect((await ben.api('/cp', { file_guids: file_guid, copy_to: own })).files).toMatchObject([
      { team_id: null, parent_guid: own, is_owner: true, file_name: 'Launch' },
    ])
    await refused(ben.api('/cp', { file_guids: [file_guid, own] }))
    await ben.api('/rm', { file_guids: own })
    await ben.api('/clear_trash', {})
    // Neither is in anybody's own tree.
    for (const person of [ann, ben]) expect(await listed(person, await rootOf(person))).toEqual([])

    await ben.api('/rename', { file_guids: file_guid, new_name: 'Launch plan' })
    expect(await ben.api('/mv', { file_guids: file_guid, move_to: root })).toEqual({ moved: 1, changed_space: 0 })
    expect(await listed(ann, root)).toEqual(['Launch plan', 'Plans'])
    expect((await ben.api('/cp', { file_guids: file_guid })).files).toMatchObject([{ team_id, parent_guid: root }])
    await ben.api('/open', { file_guid })
    expect(named((await ben.api('/ls_recently_edit', {})).files)).toContain('Launch plan')
    await expect.poll(async () => named((await ben.api('/search', { words: 'launch' })).files)).toHaveLength(2)

    await ben.api('/rm', { file_guids: [file_guid] })
    expect([await inTrash(ann), await inTrash(ben)]).toEqual([[], []])
    expect(await inTrash(ann, team_id)).toEqual(['Launch plan'])
    expect(await inTrash(ben, team_id)).toEqual(['Launch plan'])
    // Only the owner removes for good.
    await refused(ben.api('/clear', { file_guids: file_guid }))
    await refused(ben.api('/clear_trash', { team_id }))
    await ben.api('/revert', { file_guids: file_guid })
    expect(await listed(ann, root)).toContain('Launch plan')
    await ben.api('/rm', { file_guids: [file_guid] })
    expect(await ben.api('/revert_trash', { team_id })).toEqual({ restored: 1 })
    await ben.api('/rm', { file_guids: [file_guid] })
    expect(await ann.api('/clear_trash', { team_id })).toEqual({ cleared: 1 })
    expect(await store.rowsNaming(file_guid)).toEqual([])
  })

  it('are nobody else’s (T1)', async () => {
    const { ann, ben, team_id, root } = await teamOfTwo()
    const { file_guid } = await ben.api('/touch', { file_name: 'Kept', parent_guid: root })
    const { file_guid: trashed } = await ben.api('/touch', { file_name: 'Thrown', parent_guid: root })
    await ben.api('/rm', { file_guids: trashed })
    const carl = await store.newPerson()
    const all = ({ api }: Member) => [
      () => api('/get_root_dir', { team_id }),
      () => api('/get_root_tree', { team_id }),
      () => api('/get_all_dir', { team_id }),
      () => api('/ls', { dir_guid: root }),
      () => api('/ls_trash', { team_id }),
      () => api('/revert_trash', { team_id }),
      () => api('/clear_trash', { team_id }),
      () => api('/revert', { file_guids: trashed }),
      () => api('/clear', { file_guids: trashed }),
      () => api('/touch', { parent_guid: root }),
      () => api('/mkdir', { dir_name: 'x', parent_guid: root }),
      () => api('/open', { file_guid }),
      () => api('/rm', { file_guids: file_guid }),
      () => api('/cp', { file_guids: file_guid }),
      () => api('/rename', { file_guids: file_guid, new_name: 'x' }),
      () => api('/get_history_data', { file_guid }),
    ]
    for (const call of all(carl)) await refused(call())
    await ann.api('/team_user', { action: 'remove', team_id, user_id: ben.id })
    for (const call of all(ben)) await refused(call())
    expect((await ben.api('/search', { words: 'kept' })).files).toEqual([])
    expect((await ben.api('/ls_recently_edit', {})).files).toEqual([])
    // What a member made stays in the team.
    expect(await listed(ann, root)).toEqual(['Kept'])
  })

  it('are moved into the team by who owns them, and out again by its owner', async () => {
    const { ann, ben, team_id, root } = await teamOfTwo()
    const { file_guid: folder } = await ben.api('/mkdir', { dir_name: 'Brought' })
    const { file_guid } = await ben.api('/touch', {
      file_name: 'Banksia',
      parent_guid: folder,
      idempotency_key: 'brought-along',
    })
    const { file_guid: rubbish } = await ben.api('/touch', { file_name: 'Rubbish', parent_guid: folder })
    await ben.api('/rm', { file_guids: rubbish })
    await refused(ann.api('/open', { file_guid }))
    expect(await ben.api('/mv', { file_guids: folder, move_to: root })).toEqual({ moved: 1, changed_space: 1 })
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({ team_id, owner_id: ann.id, is_owner: true })
    expect(await ben.api('/file_info', { file_guid })).toMatchObject({ team_id, is_owner: false, allow_arrange: true })
    await expect.poll(async () => named((await ann.api('/search', { words: 'banksia' })).files)).toEqual(['Banksia'])
    await expect.poll(async () => named((await ben.api('/search', { words: 'banksia' })).files)).toEqual(['Banksia'])
    // What was in the trash before is not given away.
    expect(await inTrash(ben)).toEqual(['Rubbish'])
    await ben.api('/revert', { file_guids: rubbish })
    expect(await listed(ben, await rootOf(ben))).toEqual(['Rubbish'])

    // A member gives nothing away that is the team's.
    await refused(ben.api('/mv', { file_guids: file_guid, move_to: await rootOf(ben) }))
    await refused(ann.api('/mv', { file_guids: file_guid, move_to: await rootOf(ben) }))
    expect(await ann.api('/mv', { file_guids: file_guid, move_to: await rootOf(ann) })).toEqual({
      moved: 1,
      changed_space: 1,
    })
    await refused(ben.api('/open', { file_guid }))
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({ team_id: null, is_owner: true })
    await expect.poll(async () => named((await ben.api('/search', { words: 'banksia' })).files)).toEqual([])
  })

  it('count as documents of the owner of the team, also when they are made at once', async () => {
    const { ann, ben, root } = await teamOfTwo(free)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => ann.api('/touch', {})),
      ...Array.from({ length: 4 }, () => ben.api('/touch', { parent_guid: root })),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(smallPlan.documents)
    await expect(ben.api('/touch', { parent_guid: root })).rejects.toMatchObject({
      errno: -111,
      failure: { code: '213' },
    })
    // The member's own documents are not touched by it.
    const { file_guid } = await ben.api('/touch', {})
    await expect(ben.api('/mv', { file_guids: file_guid, move_to: root })).rejects.toMatchObject({ errno: -111 })
    // Between two spaces of one owner nothing becomes more.
    const [own] = (await ann.api('/ls', {})).files
    if (own) expect(await ann.api('/mv', { file_guids: own.file_guid, move_to: root })).toMatchObject({ moved: 1 })
  })

  it('come into the trash of the owner when the team is deleted, and nobody else finds them', async () => {
    const { ann, ben, team_id, root } = await teamOfTwo()
    const { file_guid: folder } = await ben.api('/mkdir', { dir_name: 'Plans', parent_guid: root })
    const { file_guid } = await ben.api('/touch', { file_name: 'Launch', parent_guid: folder })
    const { file_guid: trashed } = await ben.api('/touch', { file_name: 'Thrown before', parent_guid: root })
    await ben.api('/rm', { file_guids: trashed })
    const { folder_guid, documents } = await ann.api('/team_delete', { team_id })
    expect(documents).toBe(1)
    expect(await inTrash(ann)).toEqual(['Harbour Coffee', 'Thrown before'])
    await refused(ben.api('/open', { file_guid }))
    await refused(ben.api('/ls', { dir_guid: root }))
    await refused(ann.api('/open', { file_guid }))
    for (const { api } of [ann, ben]) {
      expect((await api('/team_list', {})).teams).toEqual([])
      await refused(api('/get_root_dir', { team_id }))
      await refused(api('/touch', { parent_guid: root }))
      await refused(api('/clear_trash', { team_id }))
    }
    await ann.api('/revert', { file_guids: [folder_guid ?? ''] })
    expect(await listed(ann, await rootOf(ann))).toEqual(['Harbour Coffee'])
    expect(await ann.api('/file_info', { file_guid })).toMatchObject({
      team_id: null,
      is_owner: true,
      parent_guid: folder,
    })
    await refused(ben.api('/open', { file_guid }))
    await expect.poll(async () => named((await ann.api('/search', { words: 'launch' })).files)).toEqual(['Launch'])
    await ann.api('/revert', { file_guids: trashed })
    expect(await listed(ann, folder_guid ?? '')).toEqual(['Plans', 'Thrown before'])
  })

  it('an empty team leaves nothing behind', async () => {
    const { ann, team_id, root } = await teamOfTwo()
    expect(await ann.api('/team_delete', { team_id })).toEqual({ folder_guid: null, documents: 0 })
    expect(await inTrash(ann)).toEqual([])
    expect(await store.rowsNaming(root)).toEqual([])
  })
})
