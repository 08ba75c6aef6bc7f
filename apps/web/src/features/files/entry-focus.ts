import { useEffect } from 'react'

/** Every entry of a list carries its id, so that the focus can go to it, and on from one that goes. */
export const entryId = (id: string): string => `file-${id}`

/** Where the focus goes when there is no entry left. */
export const newButtonId = 'new-file'

export function focusEntry(id: string): void {
  linkOf(document.getElementById(entryId(id)))?.focus()
}

let awaited: string | null = null

/** This one is to have the focus as soon as it is in the list, unless something else has it by then. */
export function awaitEntry(id: string | null): void {
  awaited = id
}

export function useAwaitedFocus(id: string): void {
  useEffect(() => {
    if (awaited !== id) return
    awaited = null
    if (document.activeElement === document.body) focusEntry(id)
  }, [id])
}

/** What is about to go hands the focus to the one after it, or before, in whichever part of the list. */
export function leaveToNeighbour(id: string): void {
  const entries = Array.from(document.querySelectorAll(`[id^="${entryId('')}"]`))
  const index = entries.findIndex((entry) => entry.id === entryId(id))
  const entry = entries[index]
  if (!entry || !hasFocus(entry)) return
  const neighbour = entries[index + 1] ?? entries[index - 1]
  const next = neighbour ? linkOf(neighbour) : document.getElementById(newButtonId)
  next?.focus()
}

/** In it, or in its menu, which stands elsewhere on the page. */
function hasFocus(entry: Element): boolean {
  const { activeElement } = document
  return entry.contains(activeElement) || activeElement?.closest('[role=menu]') !== null
}

const linkOf = (entry: Element | null) => entry?.querySelector('a') ?? null
