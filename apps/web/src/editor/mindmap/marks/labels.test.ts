import { fromContent, openMap } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import { labelsOf, typedLabels } from './labels.ts'

describe('labels', () => {
  it('are told apart by commas, whatever the script, and each is taken once', () => {
    expect(typedLabels(' urgent, next  week，待办、urgent,, ')).toEqual(['urgent', 'next week', '待办'])
    expect(typedLabels(' , ')).toEqual([])
    expect(typedLabels('x'.repeat(300))[0]).toHaveLength(200)
  })

  it('of a map are offered with the most used first', () => {
    const child = (labels: string[]) => ({ data: { text: 'x', labels }, children: [] })
    const made = fromContent({
      root: { data: { text: 'r' }, children: [child(['b']), child(['a', 'b']), child(['c'])] },
    })
    if (!made.ok) throw new Error(made.error.code)
    expect(labelsOf(openMap(made.doc).snapshot)).toEqual(['b', 'a', 'c'])
  })
})
