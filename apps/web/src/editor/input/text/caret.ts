import type { TextAttributes } from '@ramify/document'
import type { FieldRange } from './field-text.ts'

/** The marked stretch of the text being written; where nothing is marked, the caret. */
export interface Caret extends FieldRange {
  /** How what is typed next will look, where a person chose it; null: like its neighbours. */
  readonly pen: TextAttributes | null
}

/** On what changes the look of the text being written: the focus may go there, and writing goes on. */
export const formatsText = { 'data-formats-text': '' } as const

export function goesOnWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-formats-text]') !== null
}
