// @module-tag never-retried

import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import type { ExportTask } from '../tables.ts'
import { TaskRunner } from './task-runner.ts'
import type { TaskStore } from './task-store.ts'

const task = (id: string) => ({ id, holder: 'person', format: 'png', attempts: 0, file_id: 'file' }) as ExportTask

/** The database refuses so often to begin a task. */
function stumbling(failures: number) {
  const done: string[] = []
  let left = failures
  const store = {
    begin: async () => {
      if (left-- > 0) throw new Error('deadlock detected')
      return 'begun'
    },
    keyOf: async () => null,
    noteKey: async () => true,
    finish: async (id: string) => {
      done.push(id)
      return true
    },
    seen: async (ids: readonly string[]) => new Set(ids),
    takeLost: async () => [],
    leave: async () => undefined,
  }
  return { store: store as unknown as TaskStore, done }
}

function run(store: TaskStore, blobs = { put: async () => undefined, remove: async () => undefined }): TaskRunner {
  const runner = new TaskRunner({
    store,
    gather: async () => ({}) as never,
    render: async () => new Uint8Array(1),
    atOnce: 2,
    blobs,
    log: createLog('silent'),
  })
  onTestFinished(() => runner.stop())
  return runner
}

describe('the runner of exports', () => {
  it('does a task that the database did not let it begin', async () => {
    const { store, done } = stumbling(3)
    const runner = run(store)
    for (const id of ['a', 'b', 'c']) runner.add(task(id))
    await expect.poll(() => [...done].sort()).toEqual(['a', 'b', 'c'])
    await expect.poll(() => runner.count).toBe(0)
  })

  it('removes what an attempt has left that ended before its result was noted', async () => {
    const { store, done } = stumbling(0)
    const put: string[] = []
    const removed: string[] = []
    let key: string | null = null
    let failures = 1
    const finish = store.finish.bind(store)
    Object.assign(store, {
      keyOf: async () => key,
      noteKey: async (_id: string, wanted: string) => {
        key = wanted
        return true
      },
      finish: async (id: string, bytes: number) => {
        if (failures-- > 0) throw new Error('the database is away')
        return finish(id, bytes)
      },
      putBack: async () => true,
    })
    const runner = run(store, {
      put: async (name: string) => void put.push(name),
      remove: async (name: string) => void removed.push(name),
    } as never)
    runner.add(task('a'))
    await expect.poll(() => done).toEqual(['a'])
    expect(put).toEqual([removed[0], key])
  })

  it('ends at once while the database is away', async () => {
    const { store } = stumbling(Number.POSITIVE_INFINITY)
    const runner = run(store)
    runner.add(task('a'))
    await sleep(20)
    await runner.stop()
    expect(runner.count).toBe(0)
  })
})
