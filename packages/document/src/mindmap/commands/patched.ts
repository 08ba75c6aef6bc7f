import type { Patch } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'

/** A group with a patch merged in: fields nobody here knows stay. A null patch or an empty result is no group. */
export function patched(old: unknown, patch: Patch<object> | null): object | undefined {
  if (patch === null) return undefined
  const all = Object.entries({ ...(isPlain(old) ? old : {}), ...patch })
  const said = all.filter(([, value]) => value !== null && value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
