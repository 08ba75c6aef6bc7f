import { expect, test } from 'vitest'
import { comings } from './comings.ts'

const [ann, ben, chen] = ['Ann', 'Ben', 'Chen'].map((name) => ({ id: name, name })) as [Named, Named, Named]
type Named = { id: string; name: string }

test('tells who came and who left, and nothing of those who stayed or came back', () => {
  expect(comings([], [ann, ben])).toEqual({ came: ['Ann', 'Ben'], left: [] })
  expect(comings([ann, ben], [ben, chen])).toEqual({ came: ['Chen'], left: ['Ann'] })
  expect(comings([ann], [ann])).toEqual({ came: [], left: [] })
})
