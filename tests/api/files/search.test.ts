// @module-tag never-retried
import type { Body, Data } from '@ramify/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { sharedServer } from '../../kit/server/shared-servers.ts'

const mapOf = (text: string, ...children: string[]) => ({
  root: { data: { text }, children: children.map((child) => ({ data: { text: child }, children: [] })) },
})

/** The first document of a server waits for the fonts of its picture. */
const patience = 60_000

describe.each(engines)('/search on $name', { timeout: 180_000 }, (engine) => {
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    store = openStoreOf(await sharedServer(engine))
  })
  afterAll(() => store.close())

  async function found({ api }: Person, words: string, body: Partial<Body<'/search'>> = {}) {
    const hits: string[] = []
    let cursor: string | null = null
    do {
      const page: Data<'/search'> = await api('/search', { words, ...body, ...(cursor !== null && { cursor }) })
      hits.push(...page.files.map(({ file_name, matched }) => `${file_name} (${matched})`))
      cursor = page.cursor
    } while (cursor !== null)
    return hits
  }

  /** Waits until the text of this map is read. */
  async function map({ api }: Person, file_name: string, ...texts: [string, ...string[]]): Promise<string> {
    const { file_guid } = await api('/touch', { file_name, content: mapOf(...texts) })
    const topics = async () => (await api('/file_info', { file_guid })).node_num
    await expect.poll(topics, { timeout: patience }).toBe(texts.length)
    return file_guid
  }

  it('finds names and topics, titles first, then the newest, in parts, with what is around the hit', async () => {
    const ann = await store.newPerson()
    await map(ann, 'Summer plan', 'Tea', 'Plants in the garden')
    await map(ann, 'Besprechung', 'Äpfel und Birnen', 'Planung für Mai')
    await ann.api('/mkdir', { dir_name: 'PLANS' })
    await map(ann, 'Trip', 'Nothing here')
    expect(await found(ann, 'plan')).toEqual(['PLANS (title)', 'Summer plan (title)', 'Besprechung (text)'])
    for (const limit of [1, 2]) expect(await found(ann, 'plan', { limit })).toHaveLength(3)
    expect(await found(ann, 'apfel PLANUNG')).toEqual(['Besprechung (text)'])
    expect(await found(ann, 'summer tea')).toEqual(['Summer plan (text)'])
    expect(await found(ann, 'lan')).toEqual([])
    expect(await found(ann, 'plan', { naotu_type: 1 })).toEqual(['PLANS (title)'])
    const [file] = (await ann.api('/search', { words: 'apfel' })).files
    expect(file).toMatchObject({ file_name: 'Besprechung', node_num: 2, is_owner: true, snippet: { hits: [[0, 5]] } })
    expect(file?.snippet.text).toBe('Äpfel und Birnen')
  })

  it('finds any part of Chinese, Japanese and Korean words', async () => {
    const ann = await store.newPerson()
    await map(ann, '北京大学计划', '用React开发思维导图')
    await map(ann, '会議', 'プロジェクトの進捗', '国人 中国')
    await map(ann, '회의', '서울대학교 방문')
    const hits = {
      京大: '北京大学计划 (title)',
      导图: '北京大学计划 (text)',
      学: '北京大学计划 (title)',
      進捗: '会議 (text)',
    }
    const more = {
      ジェクト: '会議 (text)',
      대학: '회의 (text)',
      'react 开发': '北京大学计划 (text)',
      北京大学: '北京大学计划 (title)',
    }
    for (const [words, hit] of Object.entries({ ...hits, ...more })) expect(await found(ann, words)).toEqual([hit])
    // Its pairs are there, but not the word.
    expect(await found(ann, '中国人')).toEqual([])
  })

  it('follows names, writing and the trash, and never shows what is somebody else’s (T1)', async () => {
    const [ann, ben] = [await store.newPerson(), await store.newPerson()]
    const id = await map(ann, 'Kettle', 'Boiling')
    expect(await found(ben, 'kettle')).toEqual([])
    await ann.api('/rename', { file_guids: id, new_name: 'Teapot' })
    expect([await found(ann, 'kettle'), await found(ann, 'teapot boil')]).toEqual([[], ['Teapot (text)']])
    await ann.api('/save', { file_guid: id, content: mapOf('Steeping') })
    await ann.api('/ls', {})
    await expect.poll(() => found(ann, 'steep'), { timeout: patience }).toEqual(['Teapot (text)'])
    expect(await found(ann, 'boil')).toEqual([])
    await ann.api('/rm', { file_guids: id })
    expect(await found(ann, 'teapot')).toEqual([])
    await ann.api('/revert', { file_guids: id })
    expect(await found(ann, 'teapot')).toEqual(['Teapot (title)'])
    await ann.api('/cp', { file_guids: id })
    await expect.poll(() => found(ann, 'steep'), { timeout: patience }).toHaveLength(2)
    await ann.api('/rm', { file_guids: id })
    await ann.api('/clear_trash', {})
    expect(await found(ann, 'steep')).toEqual(['Teapot 2 (text)'])
  })

  it('takes every question for words, and none for an order to the database (T63)', async () => {
    const ann = await store.newPerson()
    await map(ann, 'OR "AND" NOT NEAR', "title : body * % _ \\ ' -- ; drop")
    for (const words of [
      '"',
      '*',
      'OR',
      'not near',
      'title:',
      "drop'",
      '%',
      'NEAR(a b)',
      '{title}',
      '^or',
      'a & !b:*',
    ]) {
      await ann.api('/search', { words })
    }
    expect(await found(ann, '"OR" and*')).toEqual(['OR "AND" NOT NEAR (title)'])
    expect(await found(ann, '%')).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), async (words) => {
        await ann.api('/search', { words: words.replaceAll('\0', '') })
      }),
      { numRuns: 60 },
    )
    await expect(ann.api('/search', { words: 'x'.repeat(201) })).rejects.toMatchObject({ errno: -400 })
    await expect(ann.api('/search', { words: 'x', cursor: 'x' })).rejects.toMatchObject({
      errno: -400,
      failure: { field: 'cursor' },
    })
  })
})
