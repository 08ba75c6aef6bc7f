import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPending,
  localStateOf,
  nextFacts,
  noFacts,
  type SaveEvent,
  type SaveFacts,
  type SaveState,
  saveStateOf,
} from './save-state.ts'

const opened = nextFacts(noFacts, { type: 'loaded', unsynced: false })
const after = (...events: SaveEvent[]) => events.reduce(nextFacts, opened)
const stateAfter = (...events: SaveEvent[]) => saveStateOf(after(...events))

test('a change is saved when the server has answered its number, and not before', () => {
  expect(stateAfter({ type: 'link', link: 'up' })).toBe('saved')
  expect(stateAfter({ type: 'link', link: 'up' }, { type: 'edited' })).toBe('saving')
  expect(stateAfter({ type: 'edited' }, { type: 'edited' }, { type: 'marked', number: 2 })).toBe('saving')
  expect(stateAfter({ type: 'edited' }, { type: 'edited' }, { type: 'marked', number: 3 })).toBe('saved')
  expect(stateAfter({ type: 'edited' }, { type: 'marked', number: 99 })).toBe('saving')
})

test('what was kept from an earlier visit counts as unsaved until the server has it', () => {
  expect(saveStateOf(noFacts)).toBe('saving')
  const facts = nextFacts(noFacts, { type: 'loaded', unsynced: true })
  expect(saveStateOf(facts)).toBe('saving')
  expect(saveStateOf(nextFacts(facts, { type: 'link', link: 'down' }))).toBe('offline')
  expect(saveStateOf(nextFacts(facts, { type: 'marked', number: 2 }))).toBe('saved')
  expect(stateAfter({ type: 'loaded', unsynced: false })).toBe('saved')
})

test('without a network a change is kept, or it is not saved', () => {
  const down: SaveEvent = { type: 'link', link: 'down' }
  expect(stateAfter(down)).toBe('offline')
  expect(stateAfter(down, { type: 'edited' })).toBe('saving')
  expect(stateAfter(down, { type: 'edited' }, { type: 'kept', number: 2 })).toBe('offline')
  expect(stateAfter(down, { type: 'edited' }, { type: 'storage', works: false })).toBe('failed')
  expect(stateAfter({ type: 'storage', works: false }, down)).toBe('saved')
  expect(stateAfter(down, { type: 'edited' }, { type: 'kept', number: 2 }, { type: 'evicted' })).toBe('saving')
})

test('after a refusal nothing is saved until the document is the server’s again', () => {
  const refused: SaveEvent[] = [{ type: 'edited' }, { type: 'refused' }]
  expect(stateAfter(...refused)).toBe('failed')
  expect(stateAfter(...refused, { type: 'marked', number: 2 })).toBe('failed')
  expect(stateAfter(...refused, { type: 'marked', number: 2 }, { type: 'forked' })).toBe('saved')
})

test('a document without a server is here, or it is not saved', () => {
  expect(localStateOf(after({ type: 'edited' }))).toBe('local')
  expect(localStateOf(after({ type: 'edited' }, { type: 'storage', works: false }))).toBe('failed')
})

/** What really is where, beside what the client has been told of it. */
interface World {
  facts: SaveFacts
  onServer: Set<number>
  inStore: Set<number>
  /** Marks under way on this connection, each with the changes sent before it. */
  marks: { number: number; changes: number[] }[]
  lost: Set<number>
}

type Step = 'edit' | 'mark' | 'answer' | 'cut' | 'sync' | 'refuse' | 'fork' | 'store' | 'store fails' | 'evict'
const steps: Step[] = ['edit', 'mark', 'answer', 'cut', 'sync', 'refuse', 'fork', 'store', 'store fails', 'evict']

function step(world: World, what: Step): void {
  const tell = (event: SaveEvent) => {
    world.facts = nextFacts(world.facts, event)
  }
  const { facts } = world
  const mine = Array.from({ length: facts.edited - 1 }, (_, nth) => nth + 2).filter((change) => !world.lost.has(change))
  if (what === 'edit') tell({ type: 'edited' })
  if (what === 'mark' && facts.link === 'up') world.marks.push({ number: facts.edited, changes: mine })
  if (what === 'answer') {
    const mark = world.marks.shift()
    if (!mark) return
    for (const change of mark.changes) if (!facts.refused) world.onServer.add(change)
    tell({ type: 'marked', number: mark.number })
  }
  if (what === 'cut') {
    world.marks = []
    tell({ type: 'link', link: 'down' })
  }
  if (what === 'sync') {
    tell({ type: 'link', link: 'up' })
    world.marks.push({ number: facts.edited, changes: mine })
  }
  if (what === 'refuse' && isPending(facts)) tell({ type: 'refused' })
  if (what === 'fork' && facts.refused) {
    world.marks = []
    for (const change of mine) if (!world.onServer.has(change)) world.lost.add(change)
    tell({ type: 'forked' })
  }
  if (what === 'store') {
    for (const change of mine) world.inStore.add(change)
    tell({ type: 'storage', works: true })
    tell({ type: 'kept', number: facts.edited })
  }
  if (what === 'store fails') tell({ type: 'storage', works: false })
  if (what === 'evict') {
    world.inStore.clear()
    tell({ type: 'evicted' })
  }
}

/** A run in which this way of telling the state lies; null when none was found. */
function findLie(tell: (facts: SaveFacts) => SaveState): Step[] | null {
  const runs = fc.array(fc.constantFrom(...steps), { maxLength: 60 })
  const { counterexample } = fc.check(
    fc.property(runs, (run) => {
      const world: World = { facts: opened, onServer: new Set(), inStore: new Set(), marks: [], lost: new Set() }
      return run.every((what) => {
        step(world, what)
        return isTrue(tell(world.facts), world)
      })
    }),
    { numRuns: 5000 },
  )
  return counterexample?.[0] ?? null
}

function isTrue(state: SaveState, { facts, lost, onServer, inStore }: World): boolean {
  for (let change = 2; change <= facts.edited; change++) {
    if (lost.has(change) || onServer.has(change)) continue
    if (state === 'saved' || (state === 'offline' && !inStore.has(change))) return false
  }
  return true
}

test('whatever happens in whatever order, the save state does not lie', () => {
  expect(findLie(saveStateOf)).toBeNull()
})

test.each<[string, (facts: SaveFacts) => SaveState]>([
  ['believes in the network', ({ link }) => (link === 'up' ? 'saved' : 'saving')],
  [
    'forgets refusals',
    (facts) => saveStateOf({ ...facts, marked: facts.refused ? facts.edited : facts.marked, refused: false }),
  ],
  ['takes “offline” for “kept”', (facts) => (facts.link === 'down' ? 'offline' : saveStateOf(facts))],
])('and one that %s would be found out', (_name, liar) => {
  expect(findLie(liar)).not.toBeNull()
})
