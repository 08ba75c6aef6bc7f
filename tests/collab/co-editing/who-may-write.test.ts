import { describe, expect, it } from 'vitest'
import { cooperationAfter, forbiddenRows, type Note } from './who-may-write.ts'

const at = (seq: number, until: number | null = seq, tx: string | null = null) => ({ seq, until, tx })
const together = { ...at(0), what: 'mode', value: 'together' } as const
const turns = { ...at(0), what: 'mode', value: 'turns' } as const
const ben = (value: 'edit' | 'ask' | 'view' | null, when = at(0)): Note => ({
  ...when,
  what: 'member',
  personId: 'ben',
  value,
})
const turn = (personId: string | null, when = at(0)): Note => ({ ...when, what: 'turn', personId })
const bens = (...seqs: number[]) => seqs.map((seq) => ({ seq, personId: 'ben' }))
const forbidden = (notes: readonly Note[], seqs: number[]) =>
  forbiddenRows('owner', notes, bens(...seqs)).map(({ seq }) => seq)

describe('the rows that nobody had the right to write', () => {
  it('are those of people who were no members, or only looked', () => {
    expect(forbidden([], [1])).toEqual([1])
    expect(forbidden([together, ben('view')], [1])).toEqual([1])
    expect(forbidden([together, ben('edit'), ben(null, at(5))], [5, 6])).toEqual([6])
    expect(forbiddenRows('owner', [], [{ seq: 1, personId: 'owner' }])).toEqual([])
    expect(forbiddenRows('owner', [], [{ seq: 1, personId: null }])).toHaveLength(1)
  })

  it('are those of people whose turn it was not', () => {
    const notes = [turns, ben('ask'), turn('owner'), turn('ben', at(3)), turn('owner', at(5))]
    expect(forbidden(notes, [3, 4, 5, 6])).toEqual([3, 6])
  })

  it('are not those that were written while the right was taken, until that is over', () => {
    expect(forbidden([together, ben('edit'), ben('view', at(5, 7))], [5, 6, 7, 8])).toEqual([8])
    expect(forbidden([together, ben('edit'), ben('view', at(5, null))], [8])).toEqual([])
    // Another change that came after it was over earlier.
    expect(forbidden([together, ben('edit'), ben('view', at(5, 9)), turn(null, at(6))], [6, 7])).toEqual([7])
  })

  it('are judged by whole transactions: nothing is written in the middle of one that moves the turn', () => {
    const mode: Note = { ...at(4, 9, 'one'), what: 'mode', value: 'turns' }
    const notes = [together, ben('edit'), turn('owner', at(4, 9, 'one')), mode]
    expect(forbidden(notes, [4, 5])).toEqual([5])
  })
})

it('whoever is closed out neither reads nor writes', () => {
  const cooperation = cooperationAfter('owner', [together, ben('edit'), { ...at(0), what: 'mode', value: 'closed' }])
  expect([cooperation.mayRead('ben'), cooperation.mayWrite('ben')]).toEqual([false, false])
  expect([cooperation.mayRead('owner'), cooperation.mayWrite('owner')]).toEqual([true, true])
})
