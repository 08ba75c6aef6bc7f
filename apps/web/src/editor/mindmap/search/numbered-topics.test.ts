import { expect, test } from 'vitest'
import { mapOf } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { numberedTopics } from './numbered-topics.ts'

const seed = {
  text: 'Plan',
  children: [
    { id: 'a', text: 'A', children: ['x'] },
    { id: 'b', text: 'B', children: [{ id: 'b1', text: 'B1', children: [{ id: 'b11', text: 'B11' }] }] },
  ],
}
const found = (words: string, numbering?: string) =>
  numberedTopics(mapOf(seed, [], numbering === undefined ? {} : { numbering }), words).map(({ id }) => id)

test('a number with a dot is a place in the map, shown or not', () => {
  expect([found('2.1'), found('2.1.1'), found('2.'), found(' 1. ')]).toEqual([['b1'], ['b11'], ['b'], ['a']])
  expect([found('2.2'), found('0.1'), found('9.9.9'), found('2'), found('word'), found('..')].flat()).toEqual([])
})

test('numbers that the map shows are found as they stand there', () => {
  const [outline] = [found('II', 'outline')]
  expect(outline).toEqual(['b'])
  expect(found('II')).toEqual([])
})
