import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'

/** What names in the list must contain. */
export const nameFilter = createStore('')

const fieldId = 'name-filter'
export const filterFieldId = fieldId

export const hasFilter = (): boolean => document.getElementById(fieldId) !== null
export const focusFilter = (): void => document.getElementById(fieldId)?.focus()

/** Those whose names have what was typed; case, accents and the width of letters do not matter. */
export function filterByName<Item extends Pick<FileItem, 'name'>>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = fold(typed.trim())
  return wanted === '' ? items : items.filter(({ name }) => fold(name).includes(wanted))
}

/** Those whose names have every one of the words, in any order. */
export function namesWith<Item extends Pick<FileItem, 'name'>>(items: readonly Item[], words: string): Item[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => wanted.every((word) => fold(name).includes(word)))
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
