import { fromContent, openMap } from '@ramify/document'
import { expect, it } from 'vitest'
import { findTopics } from './find-topics.ts'

it('topics are found by their words, in the order of the map, without those that would link to themselves', () => {
  const leaf = (id: string, text: string) => ({ data: { id, text }, children: [] })
  const made = fromContent({
    root: { data: { id: 'r', text: 'Plan' }, children: [leaf('a', 'Quay'), leaf('b', 'The quay')] },
  })
  if (!made.ok) throw new Error(made.error.code)
  const { snapshot } = openMap(made.doc)
  const names = (words: string, exclude: string[] = [], most = 9) =>
    findTopics(snapshot, words, exclude, most).map(({ id }) => id)
  expect(names('QUAY')).toEqual(['a', 'b'])
  expect(names('quay', ['a'])).toEqual(['b'])
  expect(names('', [], 2)).toEqual(['r', 'a'])
  expect(findTopics(snapshot, 'the', [], 9)).toEqual([{ id: 'b', name: 'The quay', parent: 'Plan' }])
})
