import type { Path, Size } from '@ramify/geometry'

/**
 * Sets formulas that are written in TeX. A port like the measurer: what does it is heavy, and comes only when a map shows a
 * formula. When it has come, or sets differently, it has to be another object.
 */
export interface FormulaSetter {
  /** Null while it is not ready. */
  set(source: string): SetFormula | FormulaFault | null
}

/** A formula as it is drawn, in em, from its top left corner. */
export interface SetFormula extends Size {
  readonly paths: readonly Path[]
  /** What the fonts for formulas do not have, such as Chinese: set in those of the topic. */
  readonly words: readonly FormulaWords[]
}

export interface FormulaWords {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  /** Of its letters. */
  readonly size: number
}

/** Why a formula cannot be set, in the words of what sets it. */
export interface FormulaFault {
  readonly fault: string
}

/** Sets none: formulas are shown as they are written. */
export const noFormulas: FormulaSetter = { set: () => null }

export function isSet(result: SetFormula | FormulaFault | null): result is SetFormula {
  return result !== null && 'paths' in result
}
