import { cleanText, type Field } from '../../core/fields.ts'

/** Longer ones would take long to set, and nobody could read them on a topic. */
export const longestFormula = 2000

/** A formula in TeX. Whether it can be set is not asked here: what somebody wrote is kept, also when it is wrong. */
export const formulaField: Field<string> = (value) => {
  if (typeof value !== 'string' || value.length > longestFormula) return undefined
  return cleanText(value).trim() || undefined
}
