import { expect, test } from 'vitest'
import { type TurnFacts, turnView } from './turn-view.ts'

const facts: TurnFacts = {
  turn: { mode: 'turns', holder: 'ben' },
  personId: 'chen',
  canEdit: false,
  setting: 'ask',
  hasAsked: false,
}
const actOf = (changed: Partial<TurnFacts>) => turnView({ ...facts, ...changed })?.act

test('whoever writes, and whoever works alone, is told nothing', () => {
  expect(turnView({ ...facts, turn: null })).toBeNull()
  expect(turnView({ ...facts, canEdit: true })).toBeNull()
  expect(turnView({ ...facts, turn: { mode: 'together', holder: null }, canEdit: true })).toBeNull()
})

test('who has the turn by one message is not told to ask for it before the other one has come', () => {
  expect(turnView({ ...facts, personId: 'ben' })).toBeNull()
})

test('while somebody writes, members ask, the owner takes it back, and viewers watch', () => {
  expect(turnView(facts)).toEqual({ holder: 'ben', state: 'somebody', act: 'ask' })
  expect(actOf({ setting: 'edit' })).toBe('ask')
  expect(actOf({ hasAsked: true })).toBe('withdraw')
  expect(actOf({ setting: 'owner' })).toBe('recover')
  expect(actOf({ setting: 'view' })).toBeNull()
  expect(actOf({ setting: null })).toBeNull()
})

test('what nobody has can be taken by everybody who may have it', () => {
  const turn = { mode: 'turns', holder: null } as const
  expect(turnView({ ...facts, turn })).toEqual({ holder: null, state: 'nobody', act: 'start' })
  expect(actOf({ turn, setting: 'owner' })).toBe('start')
  expect(actOf({ turn, setting: 'view' })).toBeNull()
})

test('where people write together, only who may ask asks', () => {
  const turn = { mode: 'together', holder: null } as const
  expect(turnView({ ...facts, turn })).toEqual({ holder: null, state: 'together', act: 'ask' })
  expect(actOf({ turn, hasAsked: true })).toBe('withdraw')
  expect(actOf({ turn, setting: 'edit' })).toBeNull()
})
