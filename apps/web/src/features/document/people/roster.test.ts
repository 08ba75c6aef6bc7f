import { expect, test } from 'vitest'
import { withRoom } from './roster.ts'

const people = ['ann', 'ben', 'chen', 'dee'].map((id) => ({ id, name: id, avatar: null, color: 1 }))
const shown = (most: number, holder: string | null) => withRoom(people, most, holder).map(({ id }) => id)

test('whoever has the turn is shown, however many came before', () => {
  expect(shown(3, null)).toEqual(['ann', 'ben', 'chen'])
  expect(shown(3, 'ben')).toEqual(['ann', 'ben', 'chen'])
  expect(shown(3, 'dee')).toEqual(['ann', 'ben', 'dee'])
  expect(shown(1, 'chen')).toEqual(['chen'])
  expect(shown(9, 'me')).toEqual(['ann', 'ben', 'chen', 'dee'])
})
