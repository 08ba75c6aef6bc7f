import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnKeys } from '../../platform/actions/own-keys.ts'
import { reassigned } from './reassigned.ts'

const actions = [
  { id: 'add', keys: ['tab'] },
  { id: 'redo', keys: ['mod+y', 'mod+shift+z'] },
  { id: 'fold', keys: ['mod+/'] },
  { id: 'sort' },
]
const keysOf = (own: OwnKeys, { id, keys = [] }: (typeof actions)[number]) => {
  const given = own[id]
  return given === undefined ? keys : given === null ? [] : [given]
}
const change = fc.tuple(
  fc.constantFrom(...actions.map(({ id }) => id)),
  fc.constantFrom('tab', 'mod+y', 'mod+shift+z', 'mod+/', 'f9', null),
)

test('whatever is given away, one action has it and no other', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let own: OwnKeys = {}
      for (const [id, keys] of changes) {
        own = reassigned(own, actions, id, keys)
        const all = actions.flatMap((action) => keysOf(own, action))
        expect(new Set(all).size).toBe(all.length)
        const chosen = actions.find((action) => action.id === id)
        expect(chosen && keysOf(own, chosen)[0]).toBe(keys ?? undefined)
      }
    }),
  )
})

test('what is as usual is not kept', () => {
  const moved = reassigned({}, actions, 'fold', 'f9')
  expect(moved).toEqual({ fold: 'f9' })
  expect(reassigned(moved, actions, 'fold', 'mod+/')).toEqual({})
})
