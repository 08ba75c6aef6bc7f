import type { PersonSettings } from '@ramify/contract'
import { changeSettings, settings } from '../../../platform/session/settings.ts'
import { useStore } from '../../../platform/store.ts'

export type ListOrder = Pick<PersonSettings, 'order_type' | 'sort_by'>

/** How the person wants lists ordered, on every device. */
export function listOrder(): ListOrder {
  const { order_type, sort_by } = settings.get()
  return { order_type, sort_by }
}

export function useListOrder(): ListOrder {
  const { order_type, sort_by } = useStore(settings)
  return { order_type, sort_by }
}

/** By another field, in the direction most people want it first: names from A on, times from now back. */
export function orderBy(order_type: ListOrder['order_type']): void {
  if (order_type === settings.get().order_type) return
  void changeSettings({ order_type, sort_by: order_type === 'file_name' ? 'asc' : 'desc' })
}

export function orderUpOrDown(sort_by: ListOrder['sort_by']): void {
  if (sort_by !== settings.get().sort_by) void changeSettings({ sort_by })
}

type DeskView = 'cards' | 'lines'

const viewKey = 'files.view'

/** Cards or lines, as the person last chose. */
export const deskView = (): DeskView => (settings.get().default_set[viewKey] === 'lines' ? 'lines' : 'cards')

export function useDeskView(): DeskView {
  useStore(settings)
  return deskView()
}

export function showAs(view: DeskView): void {
  if (view !== deskView()) void changeSettings({ default_set: { ...settings.get().default_set, [viewKey]: view } })
}
