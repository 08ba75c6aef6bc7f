import { expect, test } from 'vitest'
import { generateTree } from './generate-tree.ts'
import { chooseTargets, inOrder } from './targets.ts'

test.each([100, 1_000, 10_000])('a map of %i nodes is the same in every run', (size) => {
  expect(generateTree(size)).toEqual(generateTree(size))
})

test.each([100, 1_000, 10_000])(
  'a map of %i nodes has that many, each with an id of its own and 1 to 6 words',
  (size) => {
    const nodes = inOrder(generateTree(size))
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(size)
    expect(nodes.every(({ text }) => text !== '' && text.split(' ').length <= 6)).toBe(true)
    expect(nodes.filter(({ text }) => /\p{Script=Han}/u.test(text)).length / size).toBeCloseTo(1 / 6, 1)
  },
)

test('branches that are folded one after the other are never the root', () => {
  const tree = generateTree(1_000)
  const { branches, nodes } = chooseTargets(tree)
  expect(branches.length).toBeGreaterThan(12)
  expect([...branches, ...nodes]).not.toContain(tree.id)
})
