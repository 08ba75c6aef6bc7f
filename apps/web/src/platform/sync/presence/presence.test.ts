import type { ClientMessage, PresentPerson } from '@ramify/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../store.ts'
import { createPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const person = (tab: string, name: string, more: Partial<PresentPerson> = {}): PresentPerson => ({
  ...{ id: tab, person: { id: name.toLowerCase(), name, avatar: null }, color: 1, since: 0 },
  ...{ selection: [], cursor: null, view: null, typing: null },
  ...more,
})

function open() {
  const said: ClientMessage[] = []
  const isUp = createStore(true)
  const { presence, hear, watch, close } = createPresence({ say: (message) => void said.push(message), isUp })
  const names = () => presence.others.get().map(({ name }) => name)
  const meet = (...people: PresentPerson[]) =>
    hear({ type: 'people', you: 'me', watching: 0, people: [person('me', 'Ann'), ...people] })
  return { said, isUp, presence, hear, watch, close, names, meet }
}

test('shows others by when they came, and never oneself in another tab', () => {
  const { names, meet, hear } = open()
  meet(person('c', 'Chen', { since: 2 }), person('b', 'Ben', { since: 1 }), person('me too', 'Ann'))
  expect(names()).toEqual(['Ben', 'Chen'])
  hear({ type: 'presence', left: ['b'], people: [person('d', 'Dora', { since: 3 })] })
  expect(names()).toEqual(['Chen', 'Dora'])
})

test('whoever only looks on does not count themselves', () => {
  const { presence, meet, hear } = open()
  hear({ type: 'people', you: 'me', watching: 1, people: [] })
  expect(presence.watching.get()).toBe(0)
  hear({ type: 'presence', watching: 3 })
  expect(presence.watching.get()).toBe(2)
  // Seen by now: the two others are left.
  meet()
  hear({ type: 'presence', watching: 2 })
  expect(presence.watching.get()).toBe(2)
})

test('somebody with two tabs is one person, where they last did something', () => {
  const { presence, meet, hear } = open()
  meet(person('one', 'Ben'), person('two', 'Ben'))
  vi.advanceTimersByTime(10)
  hear({ type: 'presence', people: [{ id: 'two', cursor: { x: 1, y: 1 } }] })
  vi.advanceTimersByTime(10)
  hear({ type: 'presence', people: [{ id: 'one', cursor: { x: 2, y: 2 } }] })
  expect(presence.others.get().map(({ cursor }) => cursor)).toEqual([{ x: 2, y: 2 }])
})

test('keeps the objects of those of whom nothing is new, and leaves out changes of strangers', () => {
  const { presence, meet, hear } = open()
  meet(person('b', 'Ben'), person('c', 'Chen'))
  const [ben, chen] = presence.others.get()
  hear({
    type: 'presence',
    people: [
      { id: 'c', color: 10 },
      { id: 'stranger', color: 2 },
    ],
  })
  expect(presence.others.get()[0]).toBe(ben)
  expect(presence.others.get()[1]).toMatchObject({ ...chen, color: 2 })
})

test('says nothing when alone; whoever comes is told everything once, then what is new, not too often', () => {
  const { said, presence, meet, hear } = open()
  meet()
  presence.show({ cursor: { x: 1, y: 1 } })
  presence.show({ typing: { type: 'node', id: 'a' } })
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual([])
  hear({ type: 'presence', people: [person('b', 'Ben')] })
  vi.advanceTimersByTime(1_000)
  const whole = { selection: [], cursor: { x: 1, y: 1 }, view: null, typing: { type: 'node', id: 'a' } }
  expect(said).toEqual([{ type: 'presence', ...whole }])
  for (let x = 0; x < 100; x++) {
    presence.show({ cursor: { x, y: 0 } })
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(said.length).toBeLessThan(16)
  expect(said.at(-1)).toEqual({ type: 'presence', cursor: { x: 99, y: 0 } })
})

test('after a lost connection everything is said again, and people are gone only when it stays lost', () => {
  const { said, isUp, presence, names, meet } = open()
  meet(person('b', 'Ben'))
  vi.advanceTimersByTime(200)
  isUp.set(false)
  vi.advanceTimersByTime(1_000)
  presence.show({ cursor: { x: 5, y: 5 } })
  expect(names()).toEqual(['Ben'])
  meet(person('b2', 'Ben'))
  isUp.set(true)
  vi.advanceTimersByTime(200)
  expect(said.at(-1)).toMatchObject({ type: 'presence', selection: [], cursor: { x: 5, y: 5 } })
  isUp.set(false)
  vi.advanceTimersByTime(6_000)
  expect(names()).toEqual([])
})

test('hears who asks everybody to come', () => {
  const { presence, meet, hear } = open()
  const asked: string[] = []
  presence.summons.on(({ name }) => asked.push(name))
  meet(person('b', 'Ben'))
  hear({ type: 'summoned', by: 'b' })
  hear({ type: 'summoned', by: 'nobody' })
  expect(asked).toEqual(['Ben'])
})

test('who waits for the turn is seen, with what they look at and without a pointer', () => {
  const { said, presence, watch, meet } = open()
  const view = { x: 0, y: 0, width: 9, height: 9 }
  const cursor = { x: 1, y: 1 }
  presence.show({ cursor, view })
  watch(true)
  expect(said.splice(0)).toEqual([{ type: 'presence', shown: true }])
  // The next connection knows nothing of it.
  meet(person('b', 'Ben'))
  vi.advanceTimersByTime(100)
  const nothing = { selection: [], cursor: null, typing: null }
  expect(said.splice(0)).toEqual([
    { type: 'presence', shown: true },
    { type: 'presence', ...nothing, view },
  ])
  presence.show({ cursor: { x: 2, y: 2 } })
  vi.advanceTimersByTime(100)
  expect(said.splice(0)).toEqual([{ type: 'presence', cursor: null }])
  watch(false)
  vi.advanceTimersByTime(100)
  expect(said).toEqual([
    { type: 'presence', shown: false },
    { type: 'presence', ...nothing, cursor: { x: 2, y: 2 }, view },
  ])
})

test('who waits for the turn is seen also if that was known before the connection was up', () => {
  const { said, isUp, watch, meet } = open()
  isUp.set(false)
  watch(true)
  meet(person('b', 'Ben'))
  expect(said).toEqual([])
  isUp.set(true)
  expect(said).toEqual([{ type: 'presence', shown: true }])
})
