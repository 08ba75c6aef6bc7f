import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Launch', 'Launch'],
  ['Autumn launc', 'Autumn launc'],
  ['Autumn launch', 'Autumn launc…'],
  ['Autumn now  and then', 'Autumn now…'],
  ['秋季咖啡上市计划与预算安排表', '秋季咖啡上市计划与预算安…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧'],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
