import { fromContent, openMap } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import { listCommands } from './change-list.ts'

describe('a change to the lists of several topics', () => {
  const made = fromContent({
    root: {
      data: { id: 'root', text: 'Plan' },
      children: [
        { data: { id: 'a', text: 'A', icons: ['flag-red'] }, children: [] },
        { data: { id: 'b', text: 'B' }, children: [] },
        { data: { id: 'c', text: 'C' }, children: [] },
      ],
    },
  })
  if (!made.ok) throw new Error(made.error.code)
  const { snapshot } = openMap(made.doc)
  const nodes = ['a', 'b', 'c'].flatMap((id) => snapshot.nodes.get(id) ?? [])

  it('is one command for those that become alike, and none for one that has it already', () => {
    expect(listCommands(nodes, 'icons', (icons) => [...icons, 'flag-red'])).toEqual([
      { type: 'setMarks', ids: ['b', 'c'], marks: { icons: ['flag-red'] } },
    ])
    expect(listCommands(nodes, 'icons', (icons) => [...icons, 'star-red'])).toHaveLength(2)
    expect(listCommands(nodes, 'labels', (labels) => labels)).toEqual([])
  })
})
