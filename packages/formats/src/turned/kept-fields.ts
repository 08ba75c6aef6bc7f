import { isPlain, type Json } from '@ramify/document'

export type Fields = { readonly [field: string]: Json }

/**
 * Under these names a flowchart keeps what only a map can hold, and a map what only a flowchart can: for the way back. Anybody can have
 * written there, so nothing is taken for granted that is read from it.
 */
export const ofMap = 'mindmap'
export const ofFlowchart = 'flowchart'

const nothing: Fields = Object.freeze({})

/** What is kept under a name, or in a field of that. */
export function keptFields(kept: unknown, name: string): Fields {
  const found = isPlain(kept) ? kept[name] : undefined
  return isPlain(found) ? (found as Fields) : nothing
}

export function keptList(kept: Fields, name: string): readonly Fields[] {
  const found = kept[name]
  return Array.isArray(found) ? (found.filter(isPlain) as Fields[]) : []
}

export function keptText(kept: Fields, name: string): string | undefined {
  const found = kept[name]
  return typeof found === 'string' ? found : undefined
}

export function keptNumber(kept: Fields, name: string): number | undefined {
  const found = kept[name]
  return typeof found === 'number' ? found : undefined
}

/** Without these fields. */
export function without(fields: object, names: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))
}

/** Without what is undefined, null or says nothing. */
export function said(fields: { readonly [field: string]: unknown }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !saysNothing(value))) as Fields
}

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || (isPlain(value) && Object.keys(value).length === 0)
