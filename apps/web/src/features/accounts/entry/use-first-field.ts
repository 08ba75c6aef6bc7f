import { useEffect } from 'react'
import type { EntryField } from './entry-errors.ts'
import type { Entry } from './use-entry.ts'

/** A dialog begins in this field; of itself it would in whatever stands before it. */
export function useFirstField({ focus }: Entry, field: EntryField): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field is a reason to go there
  useEffect(() => focus(field), [field])
}
