import { describe, expect, it } from 'vitest'
import { DocumentMoved } from './journal/append-entries.ts'
import type { Entry } from './journal/entry.ts'
import type { Journal } from './journal/journal.ts'
import { WriteLocks } from './journal/write-locks.ts'
import type { ReadWorkers } from './reading/read-workers.ts'
import { saveContent } from './save.ts'

/** A save of one change, to a document to which another server writes as often as is said, each time just before it. */
function savingBeside(othersWrite: number) {
  const [locks, appended, shown] = [new WriteLocks(), [] as Entry[], [] as Uint8Array[]]
  let seq = 7
  const wasClosed: boolean[] = []
  const journal = {
    settled: async () => undefined,
    load: async () => ({ state: new Uint8Array(), rows: [], seq, kind: 0 }),
    append: async (entry: Entry) => {
      wasClosed.push(locks.closed('file') !== undefined)
      if (seq < 7 + othersWrite) seq++
      if (entry.after !== seq) throw new DocumentMoved()
      appended.push(entry)
      return seq + 1
    },
  } as unknown as Journal
  const rewritten = { is: 'done', change: new Uint8Array([1]), hash: 'new', before: 1, after: 1 }
  const workers = {
    at: (_size: number, _fileId: string, run: (terms: unknown) => unknown) =>
      run({ worker: { run: async () => rewritten }, terms: {} }),
  } as unknown as ReadWorkers
  const show = async (_fileId: string, _seq: number, change: Uint8Array) => {
    shown.push(change)
  }
  const basis = { ids: ['space', 'person'], count: 0 } as const
  const wanted = { fileId: 'file', personId: 'person', content: {}, baseHash: 'old', basis }
  const save = () => saveContent({ journal, locks, workers, nodes: null, show }, wanted)
  return { save, appended, shown, wasClosed, isClosed: () => locks.closed('file') !== undefined }
}

describe('saving content', () => {
  it('is written after the change that was loaded last', async () => {
    const { save, appended, shown, wasClosed } = savingBeside(0)
    expect(await save()).toEqual({ hash: 'new' })
    expect(appended).toMatchObject([{ fileId: 'file', after: 7 }])
    expect(shown).toHaveLength(1)
    expect(wasClosed).toEqual([false])
  })

  it('begins again when another server was faster, while those of this one wait', async () => {
    const { save, appended, wasClosed, isClosed } = savingBeside(3)
    expect(await save()).toEqual({ hash: 'new' })
    expect(appended).toMatchObject([{ after: 10 }])
    expect(wasClosed).toEqual([false, true, true, true])
    expect(isClosed()).toBe(false)
  })

  it('is a conflict when others write each time, and nothing is written', async () => {
    const { save, appended, shown, wasClosed, isClosed } = savingBeside(100)
    expect(await save()).toBe('conflict')
    expect(wasClosed).toHaveLength(5)
    expect([...appended, ...shown]).toEqual([])
    expect(isClosed()).toBe(false)
  })
})
