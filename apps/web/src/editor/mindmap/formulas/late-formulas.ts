import { type FormulaSetter, noFormulas } from '@ramify/scene'

/** What sets formulas is larger than all the rest of the editor together: it comes in a chunk of its own. */
export async function loadFormulas(): Promise<FormulaSetter> {
  const { texSetter } = await import('@ramify/formula')
  return texSetter
}

/**
 * Sets none, but has what does fetched as soon as a map shows a formula. Where it cannot come, as without a network,
 * formulas stay as they are written, and the next change of the map asks again.
 */
export function lateFormulas(onArrived: (formulas: FormulaSetter) => void, load = loadFormulas): FormulaSetter {
  let isAsked = false
  return {
    set: (source) => {
      if (!isAsked) {
        isAsked = true
        load().then(onArrived, () => {
          isAsked = false
        })
      }
      return noFormulas.set(source)
    },
  }
}
