import type { FormulaFault, FormulaSetter, SetFormula } from '@ramify/scene'
import { readDrawing } from './read-drawing.ts'
import { refusalOf } from './refusal.ts'
import { drawTex } from './tex.ts'

/** How many formulas are kept set: a map of ten thousand topics is laid out again with every key. */
const mostKept = 2000

/** Sets TeX by MathJax. Nothing of what people write is run, fetched or kept: of its drawing only paths are taken over. */
export const texSetter: FormulaSetter = {
  set(source) {
    const known = kept.get(source)
    if (known) return known
    if (kept.size >= mostKept) kept.clear()
    const result = setTex(source)
    kept.set(source, result)
    return result
  },
}

const kept = new Map<string, SetFormula | FormulaFault>()

function setTex(source: string): SetFormula | FormulaFault {
  const refusal = refusalOf(source)
  if (refusal !== null) return { fault: refusal }
  try {
    return readDrawing(drawTex(source)) ?? { fault: 'Nothing to draw' }
  } catch (error) {
    // Whatever is wrong with a formula, the map goes on.
    return { fault: messageOf(error) }
  }
}

/** MathJax throws objects of its own, which are no errors. */
function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage ? String(error.message) : 'Formula cannot be set'
}
