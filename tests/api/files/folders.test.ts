// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import type { Body, Data, FolderBranch } from '@ramify/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

const noFile = { errno: -104, failure: { code: '-104:open' } }
const refused = (field: string, code = '-400') => ({ errno: -400, failure: { code, field } })

describe.each(engines)('folders on $name', (engine) => {
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    store = openStoreOf(await sharedServer(engine))
  })
  afterAll(() => store.close())

  async function someone() {
    const person = await store.newPerson()
    const { file_guid: root } = await person.api('/get_root_dir', {})
    const { api } = person
    return {
      ...person,
      root,
      folder: async (dir_name: string, parent_guid = root) =>
        (await api('/mkdir', { dir_name, parent_guid })).file_guid,
      map: async (file_name: string, parent_guid = root) => (await api('/touch', { file_name, parent_guid })).file_guid,
      names: async (dir_guid = root) =>
        (await api('/ls', { dir_guid, order_type: 'file_name' })).files.map((file) => file.file_name),
    }
  }

  /** Every folder by its path, with the number of documents in it. */
  const paths = ({ file_name, document_num, children }: FolderBranch, above = ''): Record<string, number> => {
    const path = `${above}${file_name}/`
    return Object.assign({ [path]: document_num }, ...children.map((child) => paths(child, path)))
  }
  const treeOf = async ({ api }: Person) => paths((await api('/get_root_tree', {})).root)

  it('are made, once for each key, renamed, and shown as a tree and as a list by name', async () => {
    const ann = await someone()
    const made = await ann.api('/mkdir', { dir_name: ' Work ', naotu_type: 0 })
    expect(made).toMatchObject({ file_name: 'Work', file_type: 'folder', parent_guid: ann.root, is_owner: true })
    const key = { dir_name: 'Plans', parent_guid: made.file_guid, idempotency_key: 'mkdir-0001' }
    const plans = await Promise.all(Array.from({ length: 5 }, () => ann.api('/mkdir', key)))
    expect(new Set(plans.map((plan) => plan.file_guid)).size).toBe(1)
    const [plan = made] = plans
    await ann.folder('Plan 10', made.file_guid)
    await ann.folder('plan 9', made.file_guid)
    await ann.map('In work', made.file_guid)
    await ann.map('At home')
    await ann.api('/rename', { file_guids: plan.file_guid, new_name: 'Ideas' })
    const { root, is_complete } = await ann.api('/get_root_tree', {})
    expect(is_complete).toBe(true)
    expect(Object.entries(paths(root))).toEqual([
      ['/', 1],
      ['/Work/', 1],
      ['/Work/Ideas/', 0],
      ['/Work/plan 9/', 0],
      ['/Work/Plan 10/', 0],
    ])
    expect(paths((await ann.api('/get_root_tree', { naotu_type: 1 })).root)).toMatchObject({ '/': 0, '/Work/': 0 })
    const { root_guid, folders } = await ann.api('/get_all_dir', {})
    expect(root_guid).toBe(ann.root)
    expect(folders.map(({ path, file_name }) => [...path, file_name].join('/'))).toEqual([
      'Work',
      'Work/Ideas',
      'Work/plan 9',
      'Work/Plan 10',
    ])
    expect(folders[1]).toMatchObject({ parent_guid: made.file_guid, document_num: 0 })

    expect(await (await someone()).names()).toEqual([])
    const bad: [Body<'/mkdir'>, object][] = [
      [{ dir_name: ' ' }, refused('dir_name', '500')],
      [{ dir_name: 'a'.repeat(51) }, refused('dir_name', 'x-name-too-long')],
      [{ dir_name: 'x', parent_guid: '0'.repeat(32) }, noFile],
      [{ dir_name: 'x', parent_guid: await ann.map('No folder') }, refused('parent_guid')],
    ]
    for (const [body, failure] of bad) await expect(ann.api('/mkdir', body)).rejects.toMatchObject(failure)
  })

  it('nest fifty deep and no deeper, however they come there', { timeout: 120_000 }, async () => {
    const ann = await someone()
    let deepest = ann.root
    for (let depth = 0; depth < 50; depth++) deepest = await ann.folder(`${depth}`, deepest)
    await expect(ann.folder('more', deepest)).rejects.toMatchObject(refused('parent_guid'))
    await ann.map('Deep', deepest)
    const outer = await ann.folder('Outer')
    await expect(ann.api('/mv', { file_guids: outer, move_to: deepest })).rejects.toMatchObject(refused('move_to'))
    await expect(ann.api('/cp', { file_guids: outer, copy_to: deepest })).rejects.toMatchObject(refused('copy_to'))
    const { folders } = await ann.api('/get_all_dir', {})
    expect(folders).toHaveLength(51)
    // Its place went deep while it was away.
    const { file_guid: top = '' } = folders.find(({ file_name }) => file_name === '0') ?? {}
    const second = await ann.folder('second', outer)
    const inSecond = await ann.folder('third', second)
    await ann.api('/rm', { file_guids: inSecond })
    const tail = folders.find(({ file_name }) => file_name === '48')?.file_guid ?? ''
    await ann.api('/rm', { file_guids: deepest })
    await ann.api('/mv', { file_guids: second, move_to: tail })
    await ann.api('/revert', { file_guids: inSecond })
    expect((await ann.api('/file_info', { file_guid: inSecond })).parent_guid).toBe(ann.root)
    expect((await ann.api('/ls', { dir_guid: top })).files).toHaveLength(1)
  })

  describe('/mv', () => {
    it('moves all or nothing, what is in a folder with it, and leaves what is inside of both', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const [from, to] = [await ann.folder('From'), await ann.folder('To')]
      const inner = await ann.folder('Inner', from)
      const [one, two] = [await ann.map('One', inner), await ann.map('Two')]
      expect(await ann.api('/mv', { file_guids: [from, inner, one, two, two], move_to: to })).toEqual({
        moved: 4,
        changed_space: 0,
      })
      expect(await treeOf(ann)).toEqual({ '/': 0, '/To/': 1, '/To/From/': 0, '/To/From/Inner/': 1 })
      expect(await ann.api('/mv', { file_guids: two, move_to: to })).toEqual({ moved: 1, changed_space: 0 })

      const before = await treeOf(ann)
      const [his, trashed] = [await ben.folder('His'), await ann.folder('Trashed')]
      const hisMap = await ben.map('His map')
      await ann.api('/rm', { file_guids: trashed })
      const bad: [string[], string, object][] = [
        [[two, from], from, refused('move_to', 'x-into-itself')],
        [[two, from], inner, refused('move_to', 'x-into-itself')],
        [[from], from, refused('move_to', 'x-into-itself')],
        [[two, hisMap], ann.root, noFile],
        [[two, trashed], ann.root, noFile],
        [[two, '0'.repeat(32)], ann.root, noFile],
        [[two], his, noFile],
        [[two], trashed, noFile],
        [[two], one, refused('move_to')],
        [[two, ann.root], from, refused('file_guids')],
      ]
      for (const [file_guids, move_to, failure] of bad) {
        await expect(ann.api('/mv', { file_guids, move_to })).rejects.toMatchObject(failure)
      }
      await store.letIn(ann.id, hisMap, 'editor')
      await expect(ann.api('/mv', { file_guids: hisMap, move_to: ann.root })).rejects.toMatchObject(noFile)
      expect(await treeOf(ann)).toEqual(before)
    })

    it('keeps the tree a tree, whatever is moved at the same time (T3)', { timeout: 120_000 }, async () => {
      const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(8)), { minLength: 12, maxLength: 20 })
      await fc.assert(
        fc.asyncProperty(moves, async (pairs) => {
          const ann = await someone()
          const folders: string[] = []
          for (let nth = 0; nth < 8; nth++) folders.push(await ann.folder(`${nth}`, folders[nth - 2] ?? ann.root))
          const answers = await Promise.allSettled(
            pairs.map(([from, to]) =>
              ann.api('/mv', { file_guids: folders[from] ?? '', move_to: folders[to] ?? ann.root }),
            ),
          )
          for (const answer of answers) {
            if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused('move_to', 'x-into-itself'))
          }
          // All of them hang on the root: in a ring, or in two places at once, they would not.
          expect(Object.keys(await treeOf(ann))).toHaveLength(9)
        }),
        { numRuns: 3 },
      )
    })
  })

  describe('/cp', () => {
    const content = { root: { data: { text: 'Tea' }, children: [{ data: { text: 'green' }, children: [] }] } }

    it('copies documents as they are now and folders with everything in them, under names that are free', async () => {
      const ann = await someone()
      const plan = await ann.map('Plan')
      await ann.api('/save', { file_guid: plan, content })
      const { hash } = await ann.api('/open', { file_guid: plan })
      const { copied, files } = await ann.api('/cp', { file_guids: [plan, plan] })
      expect({ copied, names: files.map((file) => file.file_name) }).toEqual({ copied: 1, names: ['Plan 2'] })
      expect(files[0]).toMatchObject({ parent_guid: ann.root, owner_id: ann.id, is_owner: true })
      const copyId = files[0]?.file_guid ?? ''
      expect((await ann.api('/open', { file_guid: copyId })).hash).toBe(hash)
      // Each goes its own way from here.
      await ann.api('/save', { file_guid: copyId, content: { root: { data: { text: 'Coffee' }, children: [] } } })
      expect((await ann.api('/open', { file_guid: plan })).hash).toBe(hash)
      const again = await ann.api('/cp', { file_guids: [copyId, plan] })
      expect(again.files.map((file) => file.file_name)).toEqual(['Plan 3', 'Plan 4'])

      const outer = await ann.folder('Outer')
      const inner = await ann.folder('Inner', outer)
      await ann.api('/mv', { file_guids: [copyId], move_to: inner })
      await ann.map('Beside', outer)
      const whole = await ann.api('/cp', { file_guids: [inner, outer] })
      expect(whole.files.map((file) => file.file_name)).toEqual(['Outer 2'])
      await ann.api('/cp', { file_guids: outer, copy_to: inner })
      expect(await treeOf(ann)).toEqual({
        '/': 3,
        '/Outer/': 1,
        '/Outer/Inner/': 1,
        '/Outer/Inner/Outer/': 1,
        '/Outer/Inner/Outer/Inner/': 1,
        '/Outer 2/': 1,
        '/Outer 2/Inner/': 1,
      })
      const long = await ann.map('x'.repeat(50))
      expect((await ann.api('/cp', { file_guids: long })).files[0]?.file_name).toBe(`${'x'.repeat(48)} 2`)
    })

    it('gives the same copies for the same key, however often and however much at once', async () => {
      const ann = await someone()
      const [plan, folder] = [await ann.map('Plan'), await ann.folder('Folder')]
      await ann.map('Inside', folder)
      const body = { file_guids: [folder, plan], idempotency_key: 'copy-0001' }
      // Not how many topics they have and how they look: that comes when they are read, at any moment.
      const copies = async () => {
        const { copied, files } = await ann.api('/cp', body)
        return {
          copied,
          files: files.map(({ file_guid, file_name, parent_guid }) => ({ file_guid, file_name, parent_guid })),
        }
      }
      const made = await Promise.all(Array.from({ length: 8 }, copies))
      for (const each of made) expect(each).toEqual(made[0])
      expect(made[0]?.files.map((file) => file.file_name)).toEqual(['Folder 2', 'Plan 2'])
      expect(await treeOf(ann)).toEqual({ '/': 2, '/Folder/': 1, '/Folder 2/': 1 })
      // The retry comes late: what was copied is gone, and one of the copies is in the trash.
      await ann.api('/rm', { file_guids: [plan, made[0]?.files[0]?.file_guid ?? ''] })
      expect(await copies()).toEqual({ copied: 2, files: made[0]?.files.slice(1) })
      // The key of something else that was made is another.
      await ann.api('/touch', { idempotency_key: 'copy-0002', file_name: 'Made' })
      const { files } = await ann.api('/cp', { file_guids: folder, idempotency_key: 'copy-0002' })
      expect(files.map((file) => file.file_name)).toEqual(['Folder 2'])
    })

    it('shows what the original showed in lists, and takes nothing that is not one’s own', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const plan = (await ann.api('/touch', { file_name: 'Plan', content })).file_guid
      const info = () => ann.api('/file_info', { file_guid: plan })
      await expect.poll(async () => (await info()).node_num).toBe(2)
      const [copy] = (await ann.api('/cp', { file_guids: plan })).files
      expect(copy).toMatchObject({ node_num: 2, thumbnail: (await info()).thumbnail })
      await store.letIn(ben.id, plan, 'editor')
      for (const body of [{ file_guids: plan }, { file_guids: [await ben.map('Mine'), plan] }]) {
        await expect(ben.api('/cp', body)).rejects.toMatchObject(noFile)
      }
      await expect(ann.api('/cp', { file_guids: plan, copy_to: ben.root })).rejects.toMatchObject(noFile)
      await expect(ann.api('/cp', { file_guids: ann.root })).rejects.toMatchObject(refused('file_guids'))
      expect(await ben.names()).toEqual(['Mine'])
    })
  })

  describe('the trash', () => {
    async function trash({ api }: Person, body: Body<'/ls_trash'> = {}): Promise<string[]> {
      const names: string[] = []
      let cursor: string | null = null
      do {
        const page: Data<'/ls_trash'> = await api('/ls_trash', { ...body, ...(cursor !== null && { cursor }) })
        names.push(...page.files.map((file) => file.file_name))
        cursor = page.cursor
      } while (cursor !== null)
      return names
    }

    it('lists what was removed itself, newest first, in parts', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const folder = await ann.folder('Folder')
      await ann.map('Inside', folder)
      for (const name of ['One', 'Two', 'Three']) {
        await ann.api('/rm', { file_guids: await ann.map(name) })
        await sleep(3)
      }
      await ann.api('/rm', { file_guids: folder })
      const order = ['Folder', 'Three', 'Two', 'One']
      for (const limit of [1, 3, 4, 100]) expect(await trash(ann, { limit })).toEqual(order)
      expect(await trash(ann, { naotu_type: 1 })).toEqual(['Folder'])
      const [first] = (await ann.api('/ls_trash', {})).files
      expect(first).toMatchObject({ file_type: 'folder', parent_guid: ann.root, trashed_at: expect.any(Number) })
      expect(await trash(ben)).toEqual([])
      for (const cursor of ['x', '']) {
        await expect(ann.api('/ls_trash', { cursor })).rejects.toMatchObject(refused('cursor'))
      }
    })

    it('F4: tells in what a file lies there: itself, or the folder it went with; to its owner alone', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const folder = await ann.folder('Folder')
      const inner = await ann.folder('Inner', folder)
      const [inside, alone] = [await ann.map('Inside', inner), await ann.map('Alone')]
      const living = await ann.map('Living')
      await ann.api('/rm', { file_guids: folder })
      await ann.api('/rm', { file_guids: alone })
      await expect(ann.api('/open', { file_guid: inside })).rejects.toMatchObject({ errno: -104 })
      expect(await trash(ann, { file_guid: inside })).toEqual(['Folder'])
      expect(await trash(ann, { file_guid: folder })).toEqual(['Folder'])
      expect(await trash(ann, { file_guid: alone })).toEqual(['Alone'])
      expect(await trash(ann, { file_guid: living })).toEqual([])
      expect(await trash(ben, { file_guid: inside })).toEqual([])
    })

    it('comes back whole, each to where it was', async () => {
      const ann = await someone()
      const folder = await ann.folder('Folder')
      const inside = await ann.map('Inside', folder)
      await ann.map('Beside', folder)
      await ann.api('/rm', { file_guids: inside })
      await ann.api('/rm', { file_guids: folder })
      expect(await ann.api('/revert_trash', {})).toEqual({ restored: 2 })
      expect(await treeOf(ann)).toEqual({ '/': 0, '/Folder/': 2 })
      expect(await ann.api('/revert_trash', {})).toEqual({ restored: 0 })
    })

    it('is cleared for good, of what is in it only, and nothing of it is left anywhere', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const folder = await ann.folder('Folder')
      const inside = await ann.map('Inside', folder)
      const kept = await ann.map('Kept')
      await ann.api('/open', { file_guid: inside })
      await store.letIn(ben.id, inside, 'editor')
      await ben.api('/open', { file_guid: inside })
      await ben.api('/ls_recently_edit', {})
      const topics = async () => (await ann.api('/file_info', { file_guid: inside })).node_num
      await expect.poll(topics).toBe(1)
      await ann.api('/rm', { file_guids: folder })
      const his = await ben.map('His')
      await ben.api('/rm', { file_guids: his })
      for (const bad of [[folder, kept], [folder, his], [inside], ['0'.repeat(32)]]) {
        await expect(ann.api('/clear', { file_guids: bad })).rejects.toMatchObject(noFile)
      }
      expect(await ann.api('/clear', { file_guids: [folder, inside] })).toEqual({ cleared: 2 })
      expect(await trash(ann)).toEqual([])
      await expect(ann.api('/revert', { file_guids: folder })).rejects.toMatchObject(noFile)
      expect(await store.rowsNaming(inside)).toEqual([])
      expect(await store.rowsNaming(folder)).toEqual([])
      expect(await ann.names()).toEqual(['Kept'])
      expect(await trash(ben)).toEqual(['His'])
    })

    it('of thousands is cleared while others are answered', { timeout: 120_000 }, async () => {
      const [ann, ben] = [await someone(), await someone()]
      const folder = await ann.folder('Many')
      for (let nth = 0; nth < 10; nth++) await ann.map(`${nth}`, folder)
      for (let round = 0; round < 6; round++) await ann.api('/cp', { file_guids: folder, copy_to: folder })
      const { root } = await ann.api('/get_root_tree', {})
      expect(Object.values(paths(root)).reduce((sum, each) => sum + each, 0)).toBe(640)
      await ann.api('/rm', { file_guids: folder })
      let isCleared = false
      const cleared = ann.api('/clear_trash', {}).finally(() => {
        isCleared = true
      })
      let meanwhile = 0
      for (let nth = 0; !isCleared; nth++) {
        await ben.map(`Meanwhile ${nth}`)
        if (!isCleared) meanwhile++
      }
      expect(await cleared).toEqual({ cleared: 1 })
      expect(meanwhile).toBeGreaterThan(0)
      expect(await store.filesOf(ann.id)).toBe(1)
    })
  })

  describe('the list of what one was at last', () => {
    const recent = async ({ api }: Person, body: Body<'/ls_recently_edit'> = {}) =>
      (await api('/ls_recently_edit', body)).files.map((file) => file.file_name)

    it('has what was opened or edited, newest first, in parts', async () => {
      const ann = await someone()
      const [one, two, three] = [await ann.map('One'), await ann.map('Two'), await ann.map('Three')]
      expect(await recent(ann)).toEqual([])
      for (const file_guid of [one, two, three]) {
        await ann.api('/open', { file_guid })
        await sleep(3)
      }
      expect(await recent(ann)).toEqual(['Three', 'Two', 'One'])
      const content = { root: { data: { text: 'Written' }, children: [] } }
      await ann.api('/save', { file_guid: one, content })
      expect(await recent(ann)).toEqual(['One', 'Three', 'Two'])
      const first = await ann.api('/ls_recently_edit', { limit: 2 })
      expect(first.files.map((file) => file.file_name)).toEqual(['One', 'Three'])
      expect(await recent(ann, { cursor: first.cursor ?? '' })).toEqual(['Two'])
      expect(await recent(ann, { naotu_type: 1 })).toEqual([])
      await ann.api('/rm', { file_guids: three })
      expect(await recent(ann)).toEqual(['One', 'Two'])
      await ann.api('/revert', { file_guids: three })
      expect(await recent(ann)).toEqual(['One', 'Three', 'Two'])
      expect(await ann.api('/user/del_recent_edit', { file_guid: one })).toEqual({ removed: 1 })
      expect(await ann.api('/user/del_recent_edit', { file_guids: [one, two] })).toEqual({ removed: 1 })
      expect(await recent(ann)).toEqual(['Three'])
      expect((await ann.api('/file_info', { file_guid: one })).file_name).toBe('One')
      await expect(ann.api('/user/del_recent_edit', {})).rejects.toMatchObject(refused('file_guids'))
      await ann.api('/open', { file_guid: one })
      expect(await recent(ann)).toEqual(['One', 'Three'])
    })

    it('has what others let one see, for as long as they do, and each person’s is their own', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const maps: string[] = []
      for (const name of ['One', 'Two', 'Three', 'Four']) maps.push(await ann.map(name))
      for (const file_guid of maps) {
        await store.letIn(ben.id, file_guid, 'viewer')
        await ben.api('/open', { file_guid })
      }
      expect((await recent(ben, { limit: 2 })).length).toBe(2)
      expect(await recent(ann)).toEqual([])
      for (const file_guid of maps.slice(0, 3)) await store.letIn(ben.id, file_guid, 'viewer', Date.now() - 1)
      expect(await recent(ben, { limit: 2 })).toEqual(['Four'])
      const [entry] = (await ben.api('/ls_recently_edit', {})).files
      expect(entry).toMatchObject({ parent_guid: null, is_owner: false, owner_id: ann.id, allow_edit: false })
    })
  })
})

describe.each(engines)('limits of folders on $name', (engine) => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServerWithPlans(engine)
  })

  it('stop copies and what would come back, all of it', async () => {
    const { api } = await newPerson(server.address)
    const { file_guid: folder } = await api('/mkdir', { dir_name: 'Folder' })
    await api('/touch', { parent_guid: folder })
    await api('/touch', { parent_guid: folder })
    const full = { errno: -111, failure: { code: '213', params: { limit: 3, reason: 'rs017' } } }
    await expect(api('/cp', { file_guids: folder })).rejects.toMatchObject(full)
    expect((await api('/ls', {})).files).toHaveLength(1)
    await api('/rm', { file_guids: folder })
    await api('/touch', {})
    await api('/touch', {})
    const noRoom = { errno: -111, failure: { code: '-111:restore', params: { limit: 3, reason: 'rs016' } } }
    await expect(api('/revert_trash', {})).rejects.toMatchObject(noRoom)
    expect((await api('/ls_trash', {})).files).toHaveLength(1)
    expect((await api('/ls', {})).files).toHaveLength(2)
  })
})
