import type { CooperationFile } from '@ramify/contract'
import { expect, test } from 'vitest'
import { inOrder } from './arrange-projects.ts'

const file = (file_name: string, created_at: number, updated_at: number) =>
  ({ file_guid: file_name, file_name, created_at, updated_at }) as CooperationFile
const files = [file('Plan 10', 1, 9), file('Plan 9', 2, 7), file('harbour', 3, 8)]
const names = (...order: Parameters<typeof inOrder>[1][]) =>
  order.map((each) => inOrder(files, each, 'en').map(({ file_name }) => file_name))

test('projects stand in the order that the person has chosen for lists', () => {
  expect(
    names(
      { order_type: 'updated_at', sort_by: 'desc' },
      { order_type: 'created_at', sort_by: 'asc' },
      { order_type: 'file_name', sort_by: 'asc' },
      { order_type: 'file_name', sort_by: 'desc' },
    ),
  ).toEqual([
    ['Plan 10', 'harbour', 'Plan 9'],
    ['Plan 10', 'Plan 9', 'harbour'],
    ['harbour', 'Plan 9', 'Plan 10'],
    ['Plan 10', 'Plan 9', 'harbour'],
  ])
})
