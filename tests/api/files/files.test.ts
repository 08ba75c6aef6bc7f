// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import { type Body, CallError, closeCodes, type Data } from '@ramify/contract'
import { languages } from '@ramify/locales'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person, post } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer, sharedServerWithPlans } from '../../kit/server/shared-servers.ts'

type Content = Record<string, unknown>

const family = '👨‍👩‍👧‍👦'
const mapOf = (text: string, ...children: string[]): Content => ({
  root: { data: { text }, children: children.map((child) => ({ data: { text: child }, children: [] })) },
})
const textsOf = (content: Content = {}): string[] => {
  const { data, children } = content.root as { data: { text: string }; children: { data: { text: string } }[] }
  return [data.text, ...children.map((child) => child.data.text)]
}

const times = <Result>(count: number, act: (nth: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)))

async function failureOf(call: Promise<unknown>): Promise<Pick<CallError, 'errno' | 'failure'>> {
  const error = await call.then(
    () => 'no failure',
    (error: unknown) => error,
  )
  if (!(error instanceof CallError)) throw new Error(`refused nothing: ${error}`)
  return { errno: error.errno, failure: error.failure }
}

describe.each(engines)('files on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  async function someone(): Promise<Person & { id: string; root: string }> {
    const person = await store.newPerson()
    const { file_guid: root } = await person.api('/get_root_dir', {})
    return { ...person, root }
  }

  async function listed({ api }: Person, body: Body<'/ls'> = {}): Promise<string[]> {
    const names: string[] = []
    let cursor: string | null = null
    do {
      const page: Data<'/ls'> = await api('/ls', { ...body, ...(cursor !== null && { cursor }) })
      names.push(...page.files.map((file) => file.file_name))
      cursor = page.cursor
    } while (cursor !== null)
    return names
  }

  const open = async ({ api }: Person, file_guid: string) => (await api('/open', { file_guid })).content

  describe('the root', () => {
    it('is made once, however many ask at once', async () => {
      const person = await store.newPerson()
      const roots = await times(12, (nth) =>
        nth % 3 === 0
          ? person.api('/ls', {}).then(() => person.api('/get_root_dir', {}))
          : person.api('/get_root_dir', {}),
      )
      expect(new Set(roots.map((root) => root.file_guid)).size).toBe(1)
      expect(roots[0]).toMatchObject({
        file_type: 'folder',
        parent_guid: null,
        is_owner: true,
        isOwner: true,
        allow_edit: true,
      })
      expect((await person.api('/get_root_dir', { naotu_type: 1 })).file_guid).toBe(roots[0]?.file_guid)
      expect((await someone()).root).not.toBe(roots[0]?.file_guid)
    })

    it('is neither renamed nor removed', async () => {
      const { api, root } = await someone()
      const bad = { errno: -400, failure: { code: '-400', field: 'file_guids' } }
      expect(await failureOf(api('/rename', { file_guids: root, new_name: 'Mine' }))).toEqual(bad)
      expect(await failureOf(api('/rm', { file_guids: root }))).toEqual(bad)
      expect((await api('/get_root_dir', {})).file_guid).toBe(root)
    })
  })

  describe('/touch', () => {
    it('makes a map with one topic, in the language asked for', async () => {
      for (const [lang, language] of [
        ['zh-CN', 'zh'],
        ['en', 'en'],
        ['xx', 'en'],
      ] as const) {
        const person = await someone()
        const { texts } = await languages[language].load()
        const { file_guid } = await person.api('/touch', { lang })
        const { file, content, owner_id, edit_user_id, resources } = await person.api('/open', { file_guid })
        expect(file).toMatchObject({ file_name: texts['files.untitled'], file_type: 'file', parent_guid: person.root })
        expect(textsOf(content)).toEqual([texts['drafts.central-topic']])
        expect(content).toMatchObject({ template: 'right', theme: 'sky-19' })
        expect({ owner_id, edit_user_id, resources }).toEqual({
          owner_id: person.id,
          edit_user_id: person.id,
          resources: [],
        })
      }
    })

    it('speaks the language of the browser when none is asked for', async () => {
      const person = await someone()
      const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'zh-CN,zh;q=0.9' }
      await post(server.address, '/touch', '{}', headers)
      expect(await listed(person)).toEqual([(await languages.zh.load()).texts['files.untitled']])
    })

    it('takes a name, a layout, a theme, or whole content', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { file_name: ' Plan ', layout: 'default', theme: 'midnight' })
      expect(await open(person, file_guid)).toMatchObject({ template: 'default', theme: 'midnight' })
      const filled = await person.api('/touch', { file_name: 'Full', content: mapOf('Tea', 'green', 'black') })
      expect(textsOf(await open(person, filled.file_guid))).toEqual(['Tea', 'green', 'black'])
      expect(await listed(person)).toEqual(['Full', 'Plan'])
    })

    it('takes `default` of clients of the specifications for a map like any new one', async () => {
      const person = await someone()
      for (const [wishes, template] of [
        [{ template: 'default' }, 'right'],
        [{ template: 'fish-bone' }, 'fish-bone'],
        [{ template: 'default', layout: 'brace' }, 'brace'],
        [{ template: 'default', content: { ...mapOf('Tea'), template: 'default' } }, 'default'],
      ] as const) {
        const { file_guid } = await person.api('/touch', wishes)
        expect(await open(person, file_guid)).toMatchObject({ template })
      }
    })

    it('numbers maps that nobody named, in their folder, and leaves every name that somebody chose', async () => {
      const person = await someone()
      const folder = await store.makeFolder(person.id, person.root, 'Folder')
      const named = async (body: Body<'/touch'>) => {
        const { file_guid } = await person.api('/touch', body)
        return (await person.api('/file_info', { file_guid })).file_name
      }
      expect(await named({})).toBe('Untitled map')
      expect(await named({})).toBe('Untitled map 2')
      expect(await named({ file_name: 'untitled MAP 3' })).toBe('untitled MAP 3')
      expect(await named({})).toBe('Untitled map 4')
      expect(await named({ lang: 'zh' })).toBe('未命名导图')
      expect(await named({ parent_guid: folder })).toBe('Untitled map')
      expect(await named({ file_name: 'Untitled map' })).toBe('Untitled map')
      expect(await named({ file_name: 'Untitled map 2' })).toBe('Untitled map 2')
      // A draft that was never named has a number already, which may be free or not.
      expect(await named({ claim: true, file_name: 'Untitled map 9' })).toBe('Untitled map 9')
      expect(await named({ claim: true, file_name: 'Untitled map 9' })).toBe('Untitled map 5')
      expect(await named({ claim: true, file_name: 'Untitled map' })).toBe('Untitled map 6')
      expect(await named({ claim: true, file_name: 'Plan 9' })).toBe('Plan 9')
      expect(await named({ claim: true, file_name: 'Plan 9' })).toBe('Plan 9')
    })

    it('gives many that are made at once a number each, past a hundred', async () => {
      const person = await someone()
      for (let round = 0; round < 11; round++) await times(10, () => person.api('/touch', {}))
      const numbered = Array.from({ length: 109 }, (_, nth) => `Untitled map ${nth + 2}`)
      expect(new Set(await listed(person))).toEqual(new Set(['Untitled map', ...numbered]))
    })

    it('makes one file of one key, however often and however much at once', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const body = { idempotency_key: 'draft-0001', file_name: 'Once' }
      const made = await times(12, () => ann.api('/touch', body))
      expect(new Set(made.map((file) => file.file_guid)).size).toBe(1)
      await ann.api('/rename', { file_guids: made[0]?.file_guid ?? '', new_name: 'Twice' })
      expect(await ann.api('/touch', body)).toEqual(made[0])
      expect(await listed(ann)).toEqual(['Twice'])
      expect((await ben.api('/touch', body)).file_guid).not.toBe(made[0]?.file_guid)
      await expect(ann.api('/touch', { idempotency_key: 'short' })).rejects.toMatchObject({ errno: -400 })
    })

    it('leaves a claimed one empty', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { claim: true, idempotency_key: 'claim-0001' })
      expect(textsOf(await open(person, file_guid))).toEqual([''])
      expect(await failureOf(person.api('/touch', { claim: true, content: mapOf('x') }))).toEqual({
        errno: -400,
        failure: { code: '-400', field: 'content' },
      })
    })

    it.each([
      [{ naotu_type: 2 as never }, { code: '-400', field: 'naotu_type' }],
      [{ template: 'spiral' }, { code: '-400', field: 'template' }],
      [{ template: 'toString' }, { code: '-400', field: 'template' }],
      [
        { layout: 'spiral', template: 'default' },
        { code: '-400', field: 'layout' },
      ],
      [{ file_name: '' }, { code: '500', field: 'file_name' }],
      [{ file_name: ' \u200b ' }, { code: '500', field: 'file_name' }],
      [{ file_name: 'a'.repeat(51) }, { code: 'x-name-too-long', field: 'file_name', params: { max: 50 } }],
    ])('refuses %j', async (body, failure) => {
      const person = await someone()
      expect(await failureOf(person.api('/touch', body))).toEqual({ errno: -400, failure })
      expect(await listed(person)).toEqual([])
    })

    it.each([
      ['no root', {}, 'root'],
      ['one id twice', { root: { data: { id: 'a' }, children: [{ data: { id: 'a' }, children: [] }] } }, 'a'],
    ])('refuses content with %s and names the node (B16)', async (_what, content, node) => {
      const person = await someone()
      expect(await failureOf(person.api('/touch', { content }))).toMatchObject({
        errno: -400,
        failure: { field: 'content', params: { node } },
      })
      expect(await listed(person)).toEqual([])
    })

    it('puts it into a folder of one’s own, and into nothing else', async () => {
      const person = await someone()
      const folder = await store.makeFolder(person.id, person.root, 'Folder')
      const { file_guid } = await person.api('/touch', { parent_guid: folder, file_name: 'Inside' })
      expect((await person.api('/file_info', { file_guid })).parent_guid).toBe(folder)
      expect(await failureOf(person.api('/touch', { parent_guid: file_guid }))).toEqual({
        errno: -400,
        failure: { code: '-400', field: 'parent_guid' },
      })
      await person.api('/rm', { file_guids: folder })
      await expect(person.api('/touch', { parent_guid: folder })).rejects.toMatchObject({ errno: -104 })
    })

    it('puts nothing into a folder that goes at the same moment', async () => {
      const person = await someone()
      for (let round = 0; round < 5; round++) {
        const folder = await store.makeFolder(person.id, person.root, 'Going')
        const [, ...tries] = await Promise.allSettled([
          person.api('/rm', { file_guids: folder }),
          ...Array.from({ length: 6 }, () => person.api('/touch', { parent_guid: folder })),
        ])
        for (const one of tries) {
          if (one.status === 'rejected') expect(one.reason).toMatchObject({ errno: -104 })
          else
            await expect(person.api('/open', { file_guid: one.value.file_guid })).rejects.toMatchObject({ errno: -104 })
        }
      }
      expect(await listed(person)).toEqual([])
    })
  })

  describe('/ls', () => {
    it('gives folders first, then what was edited last, newest first', async () => {
      const person = await someone()
      const made: string[] = []
      for (const file_name of ['One', 'Two', 'Three']) {
        made.push((await person.api('/touch', { file_name })).file_guid)
        await sleep(5)
      }
      await store.makeFolder(person.id, person.root, 'Folder')
      expect(await listed(person, { limit: 2 })).toEqual(['Folder', 'Three', 'Two', 'One'])
      expect(await listed(person, { limit: 2, sort_by: 'asc' })).toEqual(['Folder', 'One', 'Two', 'Three'])
      await person.api('/save', { file_guid: made[0] ?? '', content: mapOf('Later') })
      await expect.poll(() => listed(person)).toEqual(['Folder', 'One', 'Three', 'Two'])
      expect(await listed(person, { limit: 2, order_type: 'created_at' })).toEqual(['Folder', 'Three', 'Two', 'One'])
    })

    it('gives them as the person has chosen when the call names no order, and goes on as it began', async () => {
      const person = await someone()
      for (const file_name of ['b', 'c', 'a']) {
        await person.api('/touch', { file_name })
        await sleep(5)
      }
      await person.api('/user/edit-data', { order_type: 'file_name', sort_by: 'asc' })
      expect(await listed(person)).toEqual(['a', 'b', 'c'])
      expect(await listed(person, { sort_by: 'desc', limit: 1 })).toEqual(['c', 'b', 'a'])
      expect(await listed(person, { order_type: 'created_at', limit: 1 })).toEqual(['a', 'c', 'b'])
      const { cursor: begun } = await person.api('/ls', { limit: 1 })
      const cursor = begun ?? ''
      await person.api('/user/edit-data', { order_type: 'created_at', sort_by: 'desc' })
      expect(await listed(person)).toEqual(['a', 'c', 'b'])
      const rest = await person.api('/ls', { cursor })
      expect(rest.files.map((file) => file.file_name)).toEqual(['b', 'c'])
      const again = await person.api('/ls', { cursor, order_type: 'file_name' })
      expect(again.files.map((file) => file.file_name)).toEqual(['b', 'c'])
      for (const other of [{ order_type: 'created_at' }, { sort_by: 'desc' }] as const) {
        await expect(person.api('/ls', { cursor, ...other })).rejects.toMatchObject({
          errno: -400,
          failure: { field: 'cursor' },
        })
      }
    })

    it('pages through what was edited at the same moment', async () => {
      const person = await someone()
      await times(9, (nth) => person.api('/touch', { file_name: `Map ${nth}` }))
      const db = store.database.tables<{ files: { space_id: string; updated_at: number } }>()
      await db.updateTable('files').set({ updated_at: 7 }).where('space_id', '=', person.id).execute()
      for (const sort_by of ['asc', 'desc'] as const) {
        const names = await listed(person, { limit: 2, sort_by })
        expect(names).toHaveLength(9)
        expect(new Set(names).size).toBe(9)
      }
    })

    it('gives them by name as people count, when asked to', async () => {
      const person = await someone()
      for (const file_name of ['Map 10', 'map 2', 'Ápple', 'apple', 'Zebra', '上海', '导图', 'Map 2']) {
        await person.api('/touch', { file_name })
      }
      await store.makeFolder(person.id, person.root, 'zoo')
      await store.makeFolder(person.id, person.root, 'ant')
      const names = await listed(person, { order_type: 'file_name' })
      expect(names.slice(0, 4)).toEqual(['ant', 'zoo', 'apple', 'Ápple'])
      expect(names.slice(4, 6).map((name) => name.toLowerCase())).toEqual(['map 2', 'map 2'])
      expect(names.slice(6)).toEqual(['Map 10', 'Zebra', '导图', '上海'])
      const backwards = await listed(person, { order_type: 'file_name', sort_by: 'desc', limit: 2 })
      expect(backwards.slice(0, 5)).toEqual(['zoo', 'ant', '上海', '导图', 'Zebra'])
    })

    it('comes in parts of any size that make up the whole', async () => {
      const person = await someone()
      await times(23, (nth) => person.api('/touch', { file_name: `Map ${nth % 7}` }))
      for (const name of ['a', 'b', 'c']) await store.makeFolder(person.id, person.root, name)
      const whole = await person.api('/ls', { limit: 200 })
      expect(whole.cursor).toBeNull()
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
          const parts: string[] = []
          let cursor: string | null = null
          do {
            const page: Data<'/ls'> = await person.api('/ls', { limit, ...(cursor !== null && { cursor }) })
            expect(page.files.length).toBeLessThanOrEqual(limit)
            parts.push(...page.files.map((file) => file.file_guid))
            cursor = page.cursor
          } while (cursor !== null)
          expect(parts).toEqual(whole.files.map((file) => file.file_guid))
        }),
        { numRuns: 8 },
      )
    })

    it('gives each part again by its two ends, and nothing of others', async () => {
      const person = await someone()
      const made = await times(9, (nth) => person.api('/touch', { file_name: `Map ${nth}` }))
      for (const name of ['a', 'b', 'c', 'd']) await store.makeFolder(person.id, person.root, name)
      for (const { file_guid } of made) await person.api('/open', { file_guid })
      const asks = {
        folders: (part: object) => person.api('/ls', { order_type: 'file_name', ...part }),
        recent: (part: object) => person.api('/ls_recently_edit', part),
        trash: (part: object) => person.api('/ls_trash', part),
      }
      const guidsOf = ({ files }: { files: readonly { file_guid: string }[] }) => files.map((file) => file.file_guid)
      for (const name of ['folders', 'recent', 'trash'] as const) {
        const ask: (part: object) => Promise<Pick<Data<'/ls'>, 'files' | 'cursor'>> = asks[name]
        if (name === 'trash') for (const { file_guid } of made) await person.api('/rm', { file_guids: file_guid })
        let cursor: string | null = null
        do {
          const from: object = cursor === null ? {} : { cursor }
          const page: Pick<Data<'/ls'>, 'files' | 'cursor'> = await ask({ limit: 3, ...from })
          if (page.cursor === null) break
          const again = await ask({ limit: 3, ...from, until: page.cursor })
          expect([guidsOf(again), again.cursor]).toEqual([guidsOf(page), null])
          // More than fits goes on from where it stopped, to the same end.
          const some = await ask({ limit: 2, ...from, until: page.cursor })
          const rest = await ask({ limit: 2, cursor: some.cursor, until: page.cursor })
          expect([...guidsOf(some), ...guidsOf(rest), rest.cursor]).toEqual([...guidsOf(page), null])
          cursor = page.cursor
        } while (cursor !== null)
      }
      const { cursor: ofNames } = await asks.folders({ limit: 1 })
      for (const until of [ofNames ?? '', 'nonsense']) {
        expect(await failureOf(person.api('/ls', { order_type: 'created_at', until }))).toMatchObject({
          errno: -400,
          failure: { field: 'until' },
        })
      }
    })

    it('goes on where it was, whatever came and went meanwhile', async () => {
      const person = await someone()
      const made = await times(10, (nth) => person.api('/touch', { file_name: `${family.repeat(40)} ${nth}` }))
      const first = await person.api('/ls', { limit: 4 })
      await person.api('/rm', { file_guids: first.files.slice(2).map((file) => file.file_guid) })
      await person.api('/touch', { file_name: 'A new one before' })
      const rest = await person.api('/ls', { limit: 200, cursor: first.cursor ?? '' })
      const seen = [...first.files, ...rest.files].map((file) => file.file_guid)
      expect(new Set(seen)).toEqual(new Set(made.map((file) => file.file_guid)))
      expect(seen).toHaveLength(10)
    })

    it('shows documents of the kind asked for, and every folder', async () => {
      const person = await someone()
      await store.makeFolder(person.id, person.root, 'Folder')
      await person.api('/touch', { file_name: 'Map' })
      expect(await listed(person, { naotu_type: 0 })).toEqual(['Folder', 'Map'])
      expect(await listed(person, { naotu_type: 1 })).toEqual(['Folder'])
    })

    it('takes less than nothing and more than all for what is possible (B19)', async () => {
      const person = await someone()
      await times(2, () => person.api('/touch', {}))
      expect((await person.api('/ls', { limit: -1 })).files).toHaveLength(1)
      expect((await person.api('/ls', { limit: 10_000 })).files).toHaveLength(2)
    })

    it('lists folders only', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      expect(await failureOf(person.api('/ls', { dir_guid: file_guid }))).toEqual({
        errno: -400,
        failure: { code: '-400', field: 'dir_guid' },
      })
    })

    it('refuses what is no cursor, and one of a list in another order', async () => {
      const { api } = await someone()
      await times(2, () => api('/touch', {}))
      const { cursor: ofTimes } = await api('/ls', { limit: 1 })
      await expect(api('/ls', { cursor: ofTimes ?? '', order_type: 'file_name' })).rejects.toMatchObject({
        errno: -400,
      })
      const encoded = fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => `["sort_name","asc","file",${text},"x"]`),
        fc.constantFrom(
          ...['["file","\\u0000","x"]', '["file","\\ud800","x"]', '["file","a"]', '["root","a","b"]'].map((place) =>
            place.replace('[', '["sort_name","asc",'),
          ),
        ),
      )
      const cursors = fc.oneof(
        fc.string(),
        encoded.map((text) => Buffer.from(text).toString('base64url')),
      )
      await fc.assert(
        fc.asyncProperty(cursors, async (cursor) => {
          const answer = await api('/ls', { cursor }).catch((error: CallError) => error)
          if (answer instanceof CallError) expect(answer).toMatchObject({ errno: -400 })
        }),
        { numRuns: 60 },
      )
    })
  })

  describe('/rename', () => {
    it.each([
      ['Plan B', 'Plan B'],
      ['  on\r\ntwo lines\t', 'on two lines'],
      [family.repeat(50), family.repeat(50)],
      ['<b>"tea" & \'milk\'</b> 导图 %_', '<b>"tea" & \'milk\'</b> 导图 %_'],
    ])('gives the name %j', async (new_name, kept) => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      const renamed = await person.api('/rename', { file_guids: file_guid, new_name })
      expect(renamed).toMatchObject({ file_guid, file_name: kept, parent_guid: person.root, is_owner: true })
      expect((await person.api('/file_info', { file_guid })).file_name).toBe(kept)
    })

    it.each([
      ['', '500'],
      ['   ', '500'],
      ['\u200b\u2060', '500'],
      ['a'.repeat(51), 'x-name-too-long'],
      [family.repeat(51), 'x-name-too-long'],
      ['a\u0000b', '-400'],
      ['a\u001bb', '-400'],
    ])('refuses the name %j (B8, B9)', async (new_name, code) => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { file_name: 'Before' })
      await expect(person.api('/rename', { file_guids: file_guid, new_name })).rejects.toMatchObject({
        errno: -400,
        failure: { code },
      })
      expect(await listed(person)).toEqual(['Before'])
    })

    it('takes a list of one, and of no more', async () => {
      const person = await someone()
      const first = await person.api('/touch', { file_name: 'First' })
      const ids = [first.file_guid, (await person.api('/touch', {})).file_guid]
      expect(await person.api('/rename', { file_guids: ids.slice(1), new_name: 'Second' })).toMatchObject({
        file_guid: ids[1],
        file_name: 'Second',
      })
      for (const file_guids of [ids, []]) {
        await expect(person.api('/rename', { file_guids, new_name: 'Both' })).rejects.toMatchObject({
          errno: -400,
          failure: { field: 'file_guids' },
        })
      }
      expect(new Set(await listed(person))).toEqual(new Set(['First', 'Second']))
    })

    it('says in the caller’s language that a name is missing', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'zh' }
      const body = JSON.stringify({ file_guids: file_guid, new_name: '' })
      const answer = await post(server.address, '/rename', body, headers)
      expect(await answer.json()).toEqual({
        errno: -400,
        message: (await languages.zh.load()).messages['500'],
        data: { code: '500', field: 'new_name' },
      })
    })
  })

  describe('/rm', () => {
    it('takes folders with what is in them, and what is named twice once', async () => {
      const person = await someone()
      const outer = await store.makeFolder(person.id, person.root, 'Outer')
      const inner = await store.makeFolder(person.id, outer, 'Inner')
      const [{ file_guid: deep }, { file_guid: beside }, { file_guid: kept }] = await Promise.all([
        person.api('/touch', { parent_guid: inner }),
        person.api('/touch', { file_name: 'Beside' }),
        person.api('/touch', { file_name: 'Kept' }),
      ])
      expect(await person.api('/rm', { file_guids: [inner, outer, beside, outer] })).toEqual({ removed: 3 })
      expect(await listed(person)).toEqual(['Kept'])
      for (const gone of [outer, inner, deep, beside]) {
        await expect(person.api('/file_info', { file_guid: gone })).rejects.toMatchObject({ errno: -104 })
        await expect(person.api('/rm', { file_guids: [kept, gone] })).rejects.toMatchObject({ errno: -104 })
      }
      const rows = await store.database
        .tables<{ files: { id: string; trashed_with: string | null } }>()
        .selectFrom('files')
        .select(['id', 'trashed_with'])
        .where('id', 'in', [outer, inner, deep, beside, kept])
        .execute()
      expect(Object.fromEntries(rows.map((row) => [row.id, row.trashed_with]))).toEqual({
        [outer]: outer,
        [inner]: outer,
        [deep]: outer,
        [beside]: beside,
        [kept]: null,
      })
    })

    it('closes what is open, also deep in a folder, and lets nobody in again (T45)', async () => {
      const person = await someone()
      const folder = await store.makeFolder(person.id, person.root, 'Folder')
      const { file_guid } = await person.api('/touch', { parent_guid: folder })
      const live = () => new LiveClient({ address: () => server.address, token: person.token, fileId: file_guid })
      const editing = await live().connect()
      await person.api('/rm', { file_guids: folder })
      expect(await editing.closed()).toBe(closeCodes.access)
      await expect(live().connect()).rejects.toThrow(`closed with ${closeCodes.access}`)
    })

    it('is done once when asked many times at once', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => person.api('/rm', { file_guids: file_guid })),
      )
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ errno: -104 })
    })
  })

  describe('/revert', () => {
    it('brings back what /rm took, with all that was in it, to where it was', async () => {
      const person = await someone()
      const outer = await store.makeFolder(person.id, person.root, 'Outer')
      const inner = await store.makeFolder(person.id, outer, 'Inner')
      const { file_guid: deep } = await person.api('/touch', { parent_guid: inner, content: mapOf('Deep') })
      const { file_guid: beside } = await person.api('/touch', { file_name: 'Beside' })
      const named = [inner, outer, beside]
      await person.api('/rm', { file_guids: named })
      expect(await person.api('/revert', { file_guids: named })).toEqual({ restored: 3 })
      expect(new Set(await listed(person))).toEqual(new Set(['Outer', 'Beside']))
      expect((await person.api('/file_info', { file_guid: deep })).parent_guid).toBe(inner)
      expect(textsOf(await open(person, deep))).toEqual(['Deep'])
      const live = new LiveClient({ address: () => server.address, token: person.token, fileId: deep })
      await (await live.connect()).close()
    })

    it('leaves what was thrown away before it where it is, and brings that to the root when its folder is away', async () => {
      const person = await someone()
      const folder = await store.makeFolder(person.id, person.root, 'Folder')
      const { file_guid: first } = await person.api('/touch', { parent_guid: folder, file_name: 'First' })
      const { file_guid: second } = await person.api('/touch', { parent_guid: folder, file_name: 'Second' })
      await person.api('/rm', { file_guids: first })
      await person.api('/rm', { file_guids: folder })
      await person.api('/revert', { file_guids: first })
      expect((await person.api('/file_info', { file_guid: first })).parent_guid).toBe(person.root)
      await person.api('/rm', { file_guids: first })
      await person.api('/revert', { file_guids: folder })
      expect(await listed(person)).toEqual(['Folder'])
      expect(await listed(person, { dir_guid: folder })).toEqual(['Second'])
      expect((await person.api('/file_info', { file_guid: second })).parent_guid).toBe(folder)
    })

    it('brings back all or nothing, and nothing that is not in one’s own trash', async () => {
      const [ann, ben] = [await someone(), await someone()]
      const folder = await store.makeFolder(ann.id, ann.root, 'Folder')
      const { file_guid: inside } = await ann.api('/touch', { parent_guid: folder })
      const [{ file_guid: trashed }, { file_guid: living }, { file_guid: hers }] = await Promise.all([
        ann.api('/touch', {}),
        ann.api('/touch', { file_name: 'Living' }),
        ben.api('/touch', {}),
      ])
      await ann.api('/rm', { file_guids: [trashed, folder] })
      await ben.api('/rm', { file_guids: hers })
      await store.letIn(ann.id, hers, 'editor')
      for (const other of [living, hers, inside, ann.root, '0'.repeat(32)]) {
        expect(await failureOf(ann.api('/revert', { file_guids: [trashed, other] }))).toEqual({
          errno: -104,
          failure: { code: '-104:open' },
        })
      }
      expect(await listed(ann)).toEqual(['Living'])
    })

    it('is done once when asked many times at once', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      await person.api('/rm', { file_guids: file_guid })
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => person.api('/revert', { file_guids: file_guid })),
      )
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ errno: -104 })
    })
  })

  describe('/open and /save', () => {
    it('change a document by what differs', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { content: mapOf('Tea', 'green') })
      const opened = await person.api('/open', { file_guid })
      const saved = await person.api('/save', { file_guid, content: mapOf('Tea', 'green', 'black'), hash: opened.hash })
      expect(saved.file_guid).toBe(file_guid)
      const again = await person.api('/open', { file_guid })
      expect(again.hash).toBe(saved.hash)
      expect(textsOf(again.content)).toEqual(['Tea', 'green', 'black'])
      expect(await person.api('/save', { file_guid, content: again.content ?? {}, hash: again.hash })).toEqual(saved)
    })

    it('refuse what started from something else, and change nothing (T49, B17)', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { file_name: 'Tea', content: mapOf('Tea') })
      const { hash } = await person.api('/open', { file_guid })
      await person.api('/save', { file_guid, content: mapOf('Tea', 'green'), hash })
      const late = { file_guid, content: mapOf('Tea', 'black'), hash }
      expect(await failureOf(person.api('/save', late))).toEqual({ errno: -409, failure: { code: '-409' } })
      expect(textsOf(await open(person, file_guid))).toEqual(['Tea', 'green'])
      expect(await listed(person)).toEqual(['Tea'])

      const copy = await person.api('/save', { ...late, on_conflict: 'copy' })
      expect(copy.file_guid).not.toBe(file_guid)
      expect(await person.api('/open', { file_guid: copy.file_guid })).toMatchObject({
        hash: copy.hash,
        file: { file_name: 'Tea (copy)', parent_guid: person.root },
      })
      expect(textsOf(await open(person, copy.file_guid))).toEqual(['Tea', 'black'])
      expect(textsOf(await open(person, file_guid))).toEqual(['Tea', 'green'])
    })

    it('without a base hash, keep what anybody was told is saved (R2)', async () => {
      const owner = await someone()
      const { file_guid } = await owner.api('/touch', { content: mapOf('Tea') })
      const people = await times(6, () => store.newPerson())
      for (const { id } of people) await store.letIn(id, file_guid, 'editor')
      const blind = people[0]?.api('/save', { file_guid, content: mapOf('Tea', 'never opened') })
      expect(await failureOf(Promise.resolve(blind))).toEqual({ errno: -409, failure: { code: '-409' } })

      /** Each adds a topic to what they have seen; those who are refused look again. */
      const saved: string[] = []
      const addTopics = async (waiting: readonly number[]): Promise<void> => {
        const seen = await Promise.all(waiting.map((nth) => open(people[nth] as Person, file_guid)))
        const saves = await Promise.allSettled(
          waiting.map((nth, at) => {
            const [root = '', ...others] = textsOf(seen[at])
            return people[nth]?.api('/save', { file_guid, content: mapOf(root, ...others, `topic ${nth}`) })
          }),
        )
        const refused = waiting.filter((_, at) => saves[at]?.status === 'rejected')
        expect(refused).toHaveLength(waiting.length - 1)
        for (const save of saves) if (save.status === 'rejected') expect(save.reason).toMatchObject({ errno: -409 })
        saved.push(...waiting.filter((nth) => !refused.includes(nth)).map((nth) => `topic ${nth}`))
        expect(textsOf(await open(owner, file_guid))).toEqual(['Tea', ...saved])
        if (refused.length > 0) await addTopics(refused)
      }
      await addTopics([0, 1, 2, 3, 4, 5])
    })

    it('without a base hash, build on what the session was last answered with', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      // Its maker, one save after the other.
      for (const text of ['one', 'two', 'three']) await person.api('/save', { file_guid, content: mapOf(text) })
      const live = await new LiveClient({
        address: () => server.address,
        token: person.token,
        fileId: file_guid,
      }).connect()
      live.doc.getMap('meta').set('theme', 'midnight')
      expect(await live.saved()).toBe(true)
      await live.close()
      const late = { file_guid, content: mapOf('four') }
      expect(await failureOf(person.api('/save', late))).toEqual({ errno: -409, failure: { code: '-409' } })
      const copy = await person.api('/save', { ...late, on_conflict: 'copy' })
      await person.api('/save', { file_guid: copy.file_guid, content: mapOf('five') })
      expect(textsOf(await open(person, copy.file_guid))).toEqual(['five'])
      expect(textsOf(await open(person, file_guid))).toEqual(['three'])
      await person.api('/save', late)
      expect(textsOf(await open(person, file_guid))).toEqual(['four'])
    })

    it('put a copy beside it, under a name that fits', async () => {
      const person = await someone()
      const folder = await store.makeFolder(person.id, person.root, 'Folder')
      const { file_guid } = await person.api('/touch', { parent_guid: folder, file_name: family.repeat(50) })
      const body = { file_guid, content: mapOf('Mine'), hash: '0'.repeat(64), on_conflict: 'copy' as const }
      const copy = await person.api('/save', body)
      const file = await person.api('/file_info', { file_guid: copy.file_guid })
      expect(file).toMatchObject({ parent_guid: folder, file_name: `${family.repeat(43)} (copy)` })
    })

    it('put one copy beside it for one key, however often and however much at once', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { file_name: 'Plan', idempotency_key: 'copy-0001' })
      const stale = { file_guid, hash: '0'.repeat(64), on_conflict: 'copy' as const, idempotency_key: 'copy-0001' }
      const made = await times(8, () => person.api('/save', { ...stale, content: mapOf('Mine') }))
      expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1)
      expect(await person.api('/save', { ...stale, content: mapOf('Mine, again') })).toEqual(made[0])
      expect(await listed(person)).toEqual(['Plan (copy)', 'Plan'])
      expect(textsOf(await open(person, made[0]?.file_guid ?? ''))).toEqual(['Mine'])
    })

    it('note when it was changed', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      const { updated_at } = await person.api('/file_info', { file_guid })
      await person.api('/save', { file_guid, content: mapOf('Later') })
      await expect
        .poll(async () => (await person.api('/file_info', { file_guid })).updated_at)
        .toBeGreaterThan(updated_at)
    })

    it('are told of in lists: how many topics and images, and that the picture is another', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { content: mapOf('Tea', 'green', 'black') })
      const entry = async () => (await person.api('/ls', {})).files.find((file) => file.file_guid === file_guid)
      await expect.poll(entry).toMatchObject({ node_num: 3, image_num: 0 })
      const first = await entry()
      expect(first?.thumbnail).toMatch(/^\S{1,100}$/)
      const image = {
        data: { text: 'a leaf', resource_id: 'leaf-1', imageSize: { width: 9, height: 9 } },
        children: [],
      }
      const content = { root: { data: { text: 'Tea' }, children: [image] } }
      await person.api('/save', { file_guid, content })
      await expect.poll(entry).toMatchObject({ node_num: 2, image_num: 1 })
      expect((await entry())?.thumbnail).not.toBe(first?.thumbnail)
      const { resources } = await person.api('/open', { file_guid })
      expect(resources).toEqual([{ resource_id: 'leaf-1', image_url: '', original_url: '' }])
    })

    it('are told of soon to whoever comes back to the list from live editing', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', {})
      const entry = async () => (await person.api('/ls', {})).files.find((file) => file.file_guid === file_guid)
      await expect.poll(entry).toMatchObject({ node_num: 1 })
      const live = await new LiveClient({
        address: () => server.address,
        token: person.token,
        fileId: file_guid,
      }).connect()
      // Somebody who never pauses for long: what was written would wait for a whole minute.
      const before = await entry()
      const writing = setInterval(() => live.doc.getMap('meta').set('theme', 'midnight'), 200)
      try {
        await expect.poll(async () => (await entry())?.thumbnail).not.toBe(before?.thumbnail)
      } finally {
        clearInterval(writing)
        await live.close()
      }
    })

    it('are for documents only', async () => {
      const { api, root } = await someone()
      const bad = { errno: -400, failure: { code: '-400', field: 'file_guid' } }
      expect(await failureOf(api('/open', { file_guid: root }))).toEqual(bad)
      expect(await failureOf(api('/save', { file_guid: root, content: mapOf('x') }))).toEqual(bad)
    })

    it('refuse links that would run something, and say so (S19)', async () => {
      const person = await someone()
      const content = mapOf('Tea', 'green')
      const linked = (hyperlink: string) => ({
        root: { data: { text: 'Tea' }, children: [{ data: { text: 'green', hyperlink }, children: [] }] },
      })
      const refused = { errno: -400, failure: { code: '-400', field: 'content', params: { node: 'root/0' } } }
      const { file_guid } = await person.api('/touch', { content })
      for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']) {
        expect(await failureOf(person.api('/touch', { content: linked(url) }))).toEqual(refused)
        expect(await failureOf(person.api('/save', { file_guid, content: linked(url) }))).toEqual(refused)
      }
      await person.api('/save', { file_guid, content: linked('https://example.com/tea') })
      expect(JSON.stringify(await open(person, file_guid))).toContain('https://example.com/tea')
    })

    it('refuse content that is none and leave the document as it was', async () => {
      const person = await someone()
      const { file_guid } = await person.api('/touch', { content: mapOf('Kept') })
      expect(await failureOf(person.api('/save', { file_guid, content: {} }))).toMatchObject({
        errno: -400,
        failure: { field: 'content' },
      })
      expect(textsOf(await open(person, file_guid))).toEqual(['Kept'])
    })
  })
})

describe.each(engines)('files on $name', (engine) => {
  it('whatever is sent for them, nothing fails on our side, and what is there stays readable', async () => {
    const server = await sharedServer(engine)
    const { api, token } = await newPerson(server.address)
    const { file_guid } = await api('/touch', { content: mapOf('Kept') })
    const bodies = fc.record(
      {
        file_guid: fc.constant(file_guid),
        file_name: fc.jsonValue(),
        template: fc.oneof(fc.string(), fc.jsonValue()),
        theme: fc.oneof(fc.string(), fc.jsonValue()),
        lang: fc.string(),
        content: fc.oneof(
          fc.jsonValue(),
          fc.record({ root: fc.jsonValue() }),
          fc.record({ root: fc.record({ data: fc.jsonValue(), children: fc.jsonValue() }), relLine: fc.jsonValue() }),
        ),
        hash: fc.jsonValue(),
        on_conflict: fc.constantFrom('refuse', 'copy', 'x'),
        idempotency_key: fc.string(),
        claim: fc.jsonValue(),
        cursor: fc.string(),
        limit: fc.jsonValue(),
        naotu_type: fc.jsonValue(),
        file_guids: fc.jsonValue(),
        new_name: fc.jsonValue(),
      },
      { requiredKeys: ['file_guid'] },
    )
    const paths = fc.constantFrom(
      '/touch',
      '/save',
      '/ls',
      '/rename',
      '/rm',
      '/revert',
      '/open',
      '/file_info',
      '/get_root_dir',
    )
    await fc.assert(
      fc.asyncProperty(paths, bodies, async (path, body) => {
        const answer = await post(server.address, path, JSON.stringify(body), { authorization: `Bearer ${token}` })
        expect(answer.status).not.toBe(500)
      }),
      { numRuns: 150 },
    )
    await expect(api('/open', { file_guid })).resolves.toMatchObject({ file: { file_guid } })
    const { files } = await api('/ls', { limit: 200 })
    for (const file of files) await expect(api('/open', { file_guid: file.file_guid })).resolves.toHaveProperty('hash')
  })
})

describe.each(engines)('limits of files on $name', (engine) => {
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    store = openStoreOf(await sharedServerWithPlans(engine))
  })
  afterAll(() => store.close())

  const full = (reason: string) => ({ errno: -111, failure: { code: '213', params: { limit: 3, reason } } })

  it('hold exactly, however many ask at once (T19, B11)', async () => {
    const { api } = await store.newPerson()
    for (let round = 0; round < 3; round++) {
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => api('/touch', {})))
      const { files } = await api('/ls', {})
      expect(files).toHaveLength(3)
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
      for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(full('rs016'))
      await api('/rm', { file_guids: files.map((file) => file.file_guid) })
    }
  })

  it('stop a copy too, and what it would have been a copy of stays', async () => {
    const { api } = await store.newPerson()
    const [file] = await times(3, () => api('/touch', {}))
    const file_guid = file?.file_guid ?? ''
    const body = { file_guid, content: mapOf('Mine'), hash: '0'.repeat(64), on_conflict: 'copy' as const }
    expect(await failureOf(api('/save', body))).toEqual(full('rs017'))
    expect(textsOf((await api('/open', { file_guid })).content)).toEqual(['Central topic'])
  })

  it('stop what would come back from the trash, all of it, until there is room (T19)', async () => {
    const { api } = await store.newPerson()
    const made = await times(3, () => api('/touch', {}))
    const [one = '', two = ''] = made.map((file) => file.file_guid)
    await api('/rm', { file_guids: [one, two] })
    const { file_guid: newer } = await api('/touch', {})
    const failure = { code: '-111:restore', params: { limit: 3, reason: 'rs016' } }
    expect(await failureOf(api('/revert', { file_guids: [one, two] }))).toEqual({ errno: -111, failure })
    await expect(api('/open', { file_guid: one })).rejects.toMatchObject({ errno: -104 })
    const tries = await Promise.allSettled([one, two].map((file_guids) => api('/revert', { file_guids })))
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    await api('/rm', { file_guids: newer })
    await Promise.allSettled([one, two].map((file_guids) => api('/revert', { file_guids })))
    expect((await api('/ls', {})).files).toHaveLength(3)
  })

  it('still give the file of a known key', async () => {
    const { api } = await store.newPerson()
    const made = await times(3, (nth) => api('/touch', { idempotency_key: `key-000${nth}` }))
    expect(await api('/touch', { idempotency_key: 'key-0001' })).toEqual(made[1])
    expect(await failureOf(api('/touch', { idempotency_key: 'key-0003' }))).toEqual(full('rs016'))
  })

  it('let claimed drafts in, and nothing more after them', async () => {
    const { api } = await store.newPerson()
    const claims = Array.from({ length: 4 }, (_, nth) => ({ claim: true, idempotency_key: `claim-000${nth}` }))
    for (const claim of claims) await api('/touch', claim)
    expect((await api('/ls', {})).files).toHaveLength(4)
    expect(await failureOf(api('/touch', {}))).toEqual(full('rs016'))
  })

  it('let in more drafts than a browser has, and not without end (S12)', { timeout: 240_000 }, async () => {
    const { api } = await store.newPerson()
    const claims = Array.from({ length: 110 }, (_, nth) => ({ claim: true, idempotency_key: `claim-many-${nth}` }))
    const claimed = await Promise.allSettled(claims.map((claim) => api('/touch', claim)))
    expect(claimed.filter(({ status }) => status === 'fulfilled')).toHaveLength(103)
    for (const one of claimed) if (one.status === 'rejected') expect(one.reason).toMatchObject({ errno: -111 })
    expect((await api('/ls', { limit: 200 })).files).toHaveLength(103)
  })

  it('let a document grow to its limit and no further (B12)', async () => {
    const { api } = await store.newPerson()
    const { file_guid } = await api('/touch', { content: mapOf('Tea') })
    await api('/save', { file_guid, content: mapOf('Tea', 'a', 'b', 'c') })
    expect(await failureOf(api('/save', { file_guid, content: mapOf('Tea', 'a', 'b', 'c', 'd') }))).toEqual({
      errno: -111,
      failure: { code: '211', params: { limit: 4, reason: 'rs026' } },
    })
    expect(textsOf((await api('/open', { file_guid })).content)).toHaveLength(4)
  })

  it('let what comes from elsewhere arrive whole, and shrink', async () => {
    const { api } = await store.newPerson()
    const { file_guid } = await api('/touch', { content: mapOf('Tea', ...'abcdefgh') })
    expect(textsOf((await api('/open', { file_guid })).content)).toHaveLength(9)
    await api('/save', { file_guid, content: mapOf('Tea', ...'abcdef') })
    await expect(api('/save', { file_guid, content: mapOf('Tea', ...'abcdefg') })).rejects.toMatchObject({
      errno: -111,
    })
  })
})
