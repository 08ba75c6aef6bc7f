import { expect, test } from 'vitest'
import { messagesOn, nothingSaid } from './save-messages.ts'
import { nextFacts, noFacts, type SaveEvent } from './save-state.ts'

/** Everything said in the course of these events. */
function said(...events: SaveEvent[]): string[] {
  let facts = nextFacts(noFacts, { type: 'loaded', unsynced: false })
  let before = nothingSaid
  return events.flatMap((event) => {
    facts = nextFacts(facts, event)
    const { messages, said } = messagesOn(facts, before)
    before = said
    return messages
  })
}

const up: SaveEvent = { type: 'link', link: 'up' }
const down: SaveEvent = { type: 'link', link: 'down' }
const edit: SaveEvent = { type: 'edited' }
const kept = (number: number): SaveEvent => ({ type: 'kept', number })
const marked = (number: number): SaveEvent => ({ type: 'marked', number })

test('everyday work is silent', () => {
  expect(said(up, edit, kept(2), marked(2), edit, marked(3), kept(3))).toEqual([])
})

test('changes made offline are said to be kept, once, and said to be synced', () => {
  expect(said(up, down, edit, kept(2), edit, kept(3), up, marked(3))).toEqual(['311', '313', '314'])
  expect(said(up, edit, down, kept(2), down, up, marked(2))).toEqual(['313', '314'])
})

test('an outage in which nobody wrote ends with good news too', () => {
  expect(said(up, down, down, up)).toEqual(['311', '603'])
})

test('without storage and network the work is offered as a file, and said to be saved afterwards', () => {
  expect(said(up, { type: 'storage', works: false }, edit, down, up, marked(2))).toEqual(['602', '310', '603'])
})

test('a slow server is said to be slow, a refusal to be one', () => {
  expect(said(up, edit, { type: 'late', late: true }, marked(2))).toEqual(['312'])
  expect(said(up, edit, { type: 'refused' }, { type: 'forked' })).toEqual(['308'])
})
