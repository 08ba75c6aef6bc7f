import type { Input, PersonSettings } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { FileRow } from '../file-row.ts'

export type OrderColumn = keyof Pick<FileRow, 'sort_name' | 'created_at' | 'updated_at'>

export interface ListOrder {
  column: OrderColumn
  direction: 'asc' | 'desc'
}

type Chosen = Pick<PersonSettings, 'order_type' | 'sort_by'>
type Named = Partial<Pick<Input<'/ls'>, keyof Chosen>>

const columns = {
  file_name: 'sort_name',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const satisfies Record<Chosen['order_type'], OrderColumn>

/** What a person has chosen for all their lists. */
export const chosenOrder = ({ order_type, sort_by }: Chosen): ListOrder => ({
  column: columns[order_type],
  direction: sort_by,
})

/** What a caller means: what they name, and otherwise the usual. Of a field alone: names from A on, times from the newest on. */
export function listOrder({ order_type, sort_by }: Named, usual: ListOrder): ListOrder {
  if (order_type === undefined) return { column: usual.column, direction: sort_by ?? usual.direction }
  return { column: columns[order_type], direction: sort_by ?? (order_type === 'file_name' ? 'asc' : 'desc') }
}

/** Refuses (-400) the end of a part of a list in another order. */
export function requireSameOrder(one: ListOrder, other: ListOrder, field: 'cursor' | 'until'): void {
  if (one.column !== other.column || one.direction !== other.direction) throw new AppError(-400, { field })
}

/** A list goes on in the order in which it began, also when the person has chosen another meanwhile; refuses (-400) one that is named. */
export function nextOrder(named: Named, begun: ListOrder): ListOrder {
  requireSameOrder(listOrder(named, begun), begun, 'cursor')
  return begun
}
