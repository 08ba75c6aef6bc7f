import { expect, test } from 'vitest'
import { type BarState, barStays } from './bar-stays.ts'

const usual: BarState = {
  topics: 3,
  saveState: 'saved',
  isNaming: false,
  hasMore: false,
  isWriting: false,
  isAside: false,
  hasFingers: true,
}

test('the bar makes room for a map of three topics, and for a flowchart', () => {
  expect(barStays(usual)).toBe(false)
  expect(barStays({ ...usual, topics: null })).toBe(false)
})

test.each<[string, Partial<BarState>]>([
  ['a map has fewer than three topics', { topics: 2 }],
  ['nothing can be saved', { saveState: 'offline' }],
  ['saving has failed', { saveState: 'failed' }],
  ['its name is written', { isNaming: true }],
  ['More is open', { hasMore: true }],
  ['somebody writes upright', { isWriting: true }],
  ['there is a mouse', { hasFingers: false }],
])('it stays while %s', (_when, state) => {
  expect(barStays({ ...usual, ...state })).toBe(true)
})

test('on its side it makes room for what is written', () => {
  expect(barStays({ ...usual, isWriting: true, isAside: true })).toBe(false)
})
