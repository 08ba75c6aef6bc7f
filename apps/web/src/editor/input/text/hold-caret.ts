import { type FieldRange, readRange, writeRange } from './field-text.ts'

/**
 * Browsers type, copy and paste where the caret is, not where the focus is, and the two can part: a dialog that closes gives
 * back the focus alone. So the caret is fetched with the focus and, whoever took it since, with the next key.
 */
export function holdCaret(field: HTMLElement, known: () => FieldRange | null): () => void {
  const fetch = () => {
    if (field.ownerDocument.activeElement === field && readRange(field) === null)
      writeRange(field, known() ?? { start: 0, end: 0 })
  }
  field.addEventListener('focus', fetch)
  field.addEventListener('keydown', fetch, true)
  return () => {
    field.removeEventListener('focus', fetch)
    field.removeEventListener('keydown', fetch, true)
  }
}
