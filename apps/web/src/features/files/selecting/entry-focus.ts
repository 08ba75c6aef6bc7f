import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'
import { shownList } from '../list/shown-list.ts'

/** Every entry of a list carries its id, so that the focus can go to it, and on from one that goes. */
export const entryId = (id: string): string => `file-${id}`

/** Where the focus goes when there is no entry left. */
export const newButtonId = 'new-file'

/** The one entry of the page that Tab leads to; it is drawn wherever the page is scrolled to, or the focus would be lost. */
export const currentEntry = createStore<string | null>(null)

export function focusEntry(id: string): void {
  flushSync(() => currentEntry.set(id))
  linkOf(document.getElementById(entryId(id)))?.focus()
}

/** As a press on it does. */
export function openEntry(id: string): void {
  linkOf(document.getElementById(entryId(id)))?.click()
}

let awaited: string | null = null

/** This one is to have the focus as soon as it is in the list, unless something else has it by then. */
export function awaitEntry(id: string | null): void {
  awaited = id
}

export function useAwaitedFocus(items: readonly FileItem[]): void {
  useEffect(() => {
    const id = awaited
    if (id === null || !items.some((item) => item.id === id)) return
    awaited = null
    // After the list has told what it shows.
    queueMicrotask(() => document.activeElement === document.body && focusEntry(id))
  }, [items])
}

/** What is about to go hands the focus to what comes after it, or before, in whichever part of the list. */
export function leaveToNeighbour(leaving: readonly string[]): void {
  if (!hasFocus()) return
  const { items } = shownList.get()
  const goes = new Set(leaving)
  const last = items.findLastIndex(({ id }) => goes.has(id))
  const stays = ({ id }: FileItem) => !goes.has(id)
  const neighbour = items.slice(last + 1).find(stays) ?? items.slice(0, last).findLast(stays)
  if (neighbour) focusEntry(neighbour.id)
  else document.getElementById(newButtonId)?.focus()
}

/** In an entry, in the menu of one, which stands elsewhere on the page, or in the bar for several. */
function hasFocus(): boolean {
  const places = `[id^="${entryId('')}"], [role=menu], [data-batch-bar]`
  return document.activeElement?.closest(places) != null
}

const linkOf = (entry: Element | null) => entry?.querySelector<HTMLElement>('[data-entry-name]') ?? null
