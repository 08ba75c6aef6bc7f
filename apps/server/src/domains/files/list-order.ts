import type { Input } from '@ramify/contract'
import type { FileRow } from './file-row.ts'

export type OrderColumn = keyof Pick<FileRow, 'sort_name' | 'created_at' | 'updated_at'>

export interface ListOrder {
  column: OrderColumn
  direction: 'asc' | 'desc'
}

const columns = {
  file_name: 'sort_name',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const satisfies Record<Input<'/ls'>['order_type'], OrderColumn>

/** What a caller means: names from A on and times from the newest on, unless they say otherwise. */
export function listOrder({ order_type, sort_by }: Pick<Input<'/ls'>, 'order_type' | 'sort_by'>): ListOrder {
  return { column: columns[order_type], direction: sort_by ?? (order_type === 'file_name' ? 'asc' : 'desc') }
}
