import { useEffect } from 'react'
import type { EntryField } from './entry-errors.ts'
import type { Entry } from './use-entry.ts'

/** A form begins in this field. A page does not where a finger types: the keyboard would cover what is to be read first. */
export function useFirstField({ focus }: Entry, field: EntryField, isPage = false): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field is a reason to go there
  useEffect(() => {
    if (!isPage || !matchMedia('(hover: none)').matches) focus(field)
  }, [field])
}
