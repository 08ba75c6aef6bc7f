import type { MapContent } from '@ramify/document'
import { expect, it } from 'vitest'
import { countsOf } from './counts.ts'

const topic = (id: string, children: object[] = []) => ({ data: { id, text: id }, children })

it('callouts and the words of summaries are topics, at the levels where other programs have them', () => {
  const content = {
    root: topic('root', [topic('a', [topic('b'), topic('title')]), topic('c')]),
    floating: [topic('f', [topic('g')])],
    relLine: [{ id: 'l', from: 'a', to: 'c' }],
    ranges: [
      { id: 's', kind: 'summary', first: 'a', last: 'c', text: 'words' },
      { id: 't', kind: 'summary', first: 'b', last: 'b', topic: 'title' },
      { id: 'u', kind: 'summary', first: 'c', last: 'c', text: '' },
      { id: 'd', kind: 'boundary', first: 'c', last: 'c' },
    ],
    callouts: [{ id: 'k', node: 'b', text: 'said' }],
  } as unknown as MapContent
  const counts = countsOf([{ kind: 'mindmap', title: '', content, resources: [] }])
  expect(counts).toMatchObject({
    sheets: 1,
    // Four of the tree and the title, two floating ones; one summary of words, one callout. A brace without words is none.
    topics: 9,
    depth: 3,
    floating: 1,
    summaries: 3,
    boundaries: 1,
    callouts: 1,
    relationships: 1,
  })
})
