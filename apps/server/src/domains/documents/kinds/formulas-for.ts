import type { MapSnapshot } from '@ramify/document'
import { type FormulaSetter, noFormulas } from '@ramify/scene'

/** What sets formulas takes a while to load: most maps have none. */
export async function formulasFor({ nodes }: MapSnapshot): Promise<FormulaSetter> {
  for (const { formula } of nodes.values()) {
    if (formula !== undefined) return (await import('@ramify/formula')).texSetter
  }
  return noFormulas
}
