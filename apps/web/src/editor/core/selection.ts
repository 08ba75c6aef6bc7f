import type { ItemRef } from '@ramify/scene'

/** What is selected, in the order it was; the last one leads: it is what a key acts from. */
export type Selection = readonly ItemRef[]

export const nothing: readonly never[] = []

export const leadOf = <Item>(selection: readonly Item[]): Item | null => selection.at(-1) ?? null

export function isSameItem(one: ItemRef | null, other: ItemRef | null): boolean {
  return one?.type === other?.type && one?.id === other?.id
}
