import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { newId } from '../../platform/random.ts'
import { type Question, questionOf, termsOf } from '../../platform/text/search-terms.ts'
import { hitIn } from './hit-in.ts'
import { createSearch, type Place, type Search } from './index.ts'
import { SearchThread } from './search-thread.ts'

/** `npm run soak` asks for more. */
const documents = Number(process.env.LONG_TEXTS ?? 20)
/** What is looked for stands at the end of each. */
const longText = `${Array.from({ length: 160_000 }, (_, nth) => String.fromCodePoint(0x4e00 + (nth % 2_000))).join('')}\n茶馆`
const question = questionOf('茶馆') as Question

describe.each(engines)('S8: finding in long texts, on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let search: Search
  const thread = new SearchThread()
  const [ann, ben] = [newId(), newId()]

  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
    search = createSearch({ database, log: createLog('silent'), thread })
    const prepared = { text: longText, terms: termsOf(longText) }
    for (let nth = 0; nth < documents; nth++) await add(ann, prepared)
    await add(ben, { text: '茶馆', terms: termsOf('茶馆') })
  })
  afterAll(async () => {
    await search.stop()
    await dispose()
  })

  async function add(space_id: string, prepared: { text: string; terms: string[] }): Promise<void> {
    const id = newId()
    const file = { id, space_id, parent_id: newId(), kind: 0, type: 'file', name: 'Plan', sort_name: 'plan' } as const
    const at = { created_at: 1, updated_at: 1, trashed_at: null }
    const counts = { content: '', hash: '', node_count: 1, image_count: 0, resource_ids: '', read_at: 1 }
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<Record<string, Record<string, unknown>>>(transaction)
        await db
          .insertInto('files')
          .values({ ...file, ...at })
          .execute()
        await db
          .insertInto('document_readings')
          .values({ file_id: id, search_text: prepared.text, ...counts })
          .execute()
        await search.write(transaction, id, prepared)
      })
  }

  const ofPerson = (personId: string) => ({ by: personId, spaces: { own: [personId], shared: [] } })
  const visible = async () => new Set<string>()
  const wanted = { visible, words: '茶馆', kind: undefined, after: undefined, limit: 100 }

  it('takes little of the thread that answers everybody', async () => {
    const ofSome = await processorTime(async () => {
      for (let nth = 0; nth < documents / 4; nth++) hitIn(question, { rank: 1, name: 'Plan', text: longText })
    })
    const found = new Set<string>()
    let calls = 0
    const spent = await processorTime(async () => {
      for (let after: Place | undefined; ; calls++) {
        const { hits, next } = await search.find({ ...wanted, ...ofPerson(ann), after })
        for (const { fileId } of hits) found.add(fileId)
        if (!next) break
        after = next
      }
    })
    expect(found.size).toBe(documents)
    // One call looks through so much and no more.
    expect(calls).toBeGreaterThan(documents / 15 - 1)
    expect(spent).toBeLessThan(ofSome * 2)
  })

  it('keeps nobody waiting who looks for something else', async () => {
    let isOver = false
    const long = search.find({ ...wanted, ...ofPerson(ann) }).then(() => {
      isOver = true
    })
    const { hits } = await search.find({ ...wanted, ...ofPerson(ben) })
    expect([hits.length, isOver]).toEqual([1, false])
    await long
  })

  it('asks many spaces at once, and neither reads nor shows what is hidden', async () => {
    const spaces = { own: [ben], shared: [ann, ...Array.from({ length: 500 }, newId)] }
    const asked: string[] = []
    const hidden = async (fileIds: readonly string[]) => {
      asked.push(...fileIds)
      return new Set<string>()
    }
    const reading = thread.run
    const texts: number[] = []
    thread.run = ((name, input, options) => {
      if ('texts' in input) texts.push(input.texts.length)
      return reading.call(thread, name, input, options)
    }) as typeof thread.run
    const { hits, next } = await search.find({ ...wanted, by: ben, spaces, visible: hidden })
    thread.run = reading
    expect({ hits: hits.length, next }).toEqual({ hits: 1, next: null })
    expect(new Set(asked).size).toBe(documents)
    expect(texts).toEqual([1])
    const all = await search.find({ ...wanted, by: ben, spaces, visible: async (ids) => new Set(ids), limit: 2 })
    expect(all.hits).toHaveLength(2)
  })

  it('makes the terms of a renamed document elsewhere', async () => {
    const { hits } = await search.find({ ...wanted, ...ofPerson(ann), limit: 1 })
    const fileId = hits[0]?.fileId ?? ''
    const own = await processorTime(async () => void termsOf(longText))
    const spent = await processorTime(async () => {
      const prepared = await search.prepare(fileId)
      expect(prepared.terms.length).toBeGreaterThan(1_000)
    })
    // Made here it would be more; to fetch them takes a part of it, on a busy machine a large one.
    expect(spent).toBeLessThan(0.8 * own)
  })
})

/** Of this thread. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}
