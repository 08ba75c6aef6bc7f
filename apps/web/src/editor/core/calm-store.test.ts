import { expect, test, vi } from 'vitest'
import { createStore } from '../../platform/store.ts'
import { calmStore } from './calm-store.ts'

test('what is typed is heard when it rests, another selection at once', () => {
  vi.useFakeTimers()
  try {
    const source = createStore('')
    const urgent = createStore(0)
    const calm = calmStore(source, { urgent })
    const heard: string[] = []
    const stop = calm.subscribe(() => heard.push(calm.get()))
    for (const typed of ['a', 'ab', 'abc']) source.set(typed)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard).toEqual(['abc'])
    source.set('abcd')
    urgent.set(1)
    expect(heard).toEqual(['abc', 'abcd'])
    stop()
    source.set('abcde')
    vi.advanceTimersByTime(200)
    expect(heard).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('what a gesture changes with every frame is heard when it has ended', () => {
  vi.useFakeTimers()
  try {
    const source = createStore(0)
    const busy = createStore<string | null>('drag')
    const calm = calmStore(source, { urgent: createStore(0), busy })
    calm.subscribe(() => undefined)
    source.set(1)
    vi.advanceTimersByTime(1_000)
    expect(calm.get()).toBe(0)
    busy.set(null)
    vi.advanceTimersByTime(200)
    expect(calm.get()).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
