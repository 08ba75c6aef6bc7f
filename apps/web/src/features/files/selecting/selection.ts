import { useSyncExternalStore } from 'react'
import { isPhone } from '../../../platform/phone.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'
import { shownList, wholeList } from '../list/shown-list.ts'
import { isShownByDevice } from '../needs-connection.ts'
import { idsBetween } from './ids-between.ts'

const none: ReadonlySet<string> = new Set()

const chosen = createStore<ReadonlySet<string>>(none)
/** Boxes stand on all entries, also where nothing is selected yet: for fingers, and for whoever asks. */
export const isSelecting = createStore(false)
/** Where Shift extends from. */
let anchor: string | null = null

/** In the order of the list; what has gone from it meanwhile is no longer meant. */
export function selectedItems(): FileItem[] {
  const ids = chosen.get()
  return ids.size === 0 ? [] : shownList.get().items.filter(({ id }) => ids.has(id))
}

export const isSelected = (id: string): boolean => chosen.get().has(id)

export const useIsSelected = (id: string): boolean => useSyncExternalStore(chosen.subscribe, () => isSelected(id))

/** How many; read again whenever the selection or the list changes. */
export function useSelectedCount(): number {
  useStore(chosen)
  useStore(shownList)
  return selectedItems().length
}

/** Boxes stand on all entries, or some are selected. */
export function useIsSelecting(): boolean {
  const isAsked = useStore(isSelecting)
  return useSelectedCount() > 0 || isAsked
}

export const selectedIds = (): ReadonlySet<string> => chosen.get()

export function selectOnly(ids: Iterable<string>): void {
  chosen.set(new Set(ids))
}

export function toggleSelected(id: string): void {
  const ids = new Set(chosen.get())
  if (!ids.delete(id)) ids.add(id)
  anchor = id
  chosen.set(ids)
}

/** From where the selection began to this one; what was selected besides stays when asked to. */
export function extendSelection(id: string, from: string | null = null, keepsOthers = false): void {
  anchor = anchor !== null && isSelected(anchor) ? anchor : (from ?? id)
  const order = shownList.get().items.map((item) => item.id)
  const range = idsBetween(order, anchor, id)
  chosen.set(new Set(keepsOthers ? [...chosen.get(), ...range] : range))
}

export async function selectAll(): Promise<void> {
  const items = await wholeList()
  selectOnly((isPhone() ? items.filter(isSelectable) : items).map(({ id }) => id))
}

/** In a hand: what somebody has only joined is the business of others. */
export const isSelectable = (item: FileItem): boolean =>
  item.canManage || item.link !== undefined || item.trashed !== null || isShownByDevice(item)

/** Also leaves the mode in which boxes stand on all. */
export function leaveSelecting(): void {
  anchor = null
  chosen.set(none)
  isSelecting.set(false)
}
