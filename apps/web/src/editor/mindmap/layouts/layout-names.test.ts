import { expect, test } from 'vitest'
import { layoutGroups, layoutNames } from './layout-names.ts'

test('every layout stands in one group', () => {
  expect(Object.values(layoutGroups).flat().toSorted()).toEqual(layoutNames.toSorted())
})
