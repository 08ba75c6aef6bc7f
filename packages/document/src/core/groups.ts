import type { Patch } from './fields.ts'
import { isPlain } from './json.ts'

/** A group with a patch merged in: fields nobody here knows stay. A null patch or an empty result is no group. */
export function patched(old: unknown, patch: Patch<object> | null): object | undefined {
  if (patch === null) return undefined
  const all = Object.entries({ ...(isPlain(old) ? old : {}), ...patch })
  const said = all.filter(([, value]) => value !== null && value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** An empty group is no group. */
export function filled<T extends object>(group: T | undefined): T | undefined {
  return group && Object.keys(group).length > 0 ? group : undefined
}
