import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const file = { id: 'a', kind: 'file', trashed: null } as const
const device = { here: new Set(['a', 'b']), waiting: new Set(['b']) }
const viewed = { kind: 'viewed', shareId: 's', owner: 'Ann', maySave: true, viewedAt: 1 } as const

test('without a network documents that are not on the device are told apart from those that wait', () => {
  expect(reachOf(file, device)).toBeNull()
  expect(reachOf({ ...file, id: 'b' }, device)).toBe('waiting')
  expect(reachOf({ ...file, id: 'c' }, device)).toBe('away')
  expect(reachOf({ ...file, kind: 'draft', follows: true }, device)).toBe('waiting')
})

test('of folders, drafts and the trash there is nothing to say; what others share is on the server alone', () => {
  expect(reachOf({ ...file, id: 'c', kind: 'folder' }, device)).toBeNull()
  expect(reachOf({ ...file, id: 'c', trashed: 1 }, device)).toBeNull()
  expect(reachOf({ ...file, id: 'c', kind: 'draft' }, device)).toBeNull()
  expect(reachOf({ ...file, link: viewed }, device)).toBe('away')
})
