import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingChange } from './pending-change.ts'

interface Change {
  before: number
  after: number
  local: boolean
}

const merge = (first: Change, second: Change) => ({ ...second, before: first.before })
const remote = (after: number): Change => ({ before: after - 1, after, local: false })

const applied: number[] = []
const apply = ({ after }: Change) => void applied.push(after)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance', 'Date'],
  })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16) as unknown as number)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id))
  applied.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('changes of others are shown once a frame, own ones at once and together with those that wait', () => {
  const changes = pendingChange<Change>({ merge, apply })
  changes.add(remote(1))
  changes.add(remote(2))
  expect(applied).toEqual([])
  vi.advanceTimersByTime(20)
  expect(applied).toEqual([2])
  changes.add(remote(3))
  changes.add({ before: 3, after: 4, local: true })
  expect(applied).toEqual([2, 4])
  vi.advanceTimersByTime(1_000)
  expect(applied).toEqual([2, 4])
})

test('where showing them takes long they wait for several times as long, and own ones do not', () => {
  const slow = (change: Change) => {
    applied.push(change.after)
    const end = performance.now() + 20
    vi.spyOn(performance, 'now').mockReturnValueOnce(end)
  }
  const changes = pendingChange<Change>({ merge, apply: slow })
  changes.add(remote(1))
  vi.advanceTimersByTime(20)
  expect(applied).toEqual([1])
  changes.add(remote(2))
  vi.advanceTimersByTime(150)
  expect(applied).toEqual([1])
  vi.advanceTimersByTime(150)
  expect(applied).toEqual([1, 2])
  changes.add(remote(3))
  changes.add({ before: 3, after: 4, local: true })
  expect(applied).toEqual([1, 2, 4])
})
