import { cleanJson, isPlain, type Json } from './json.ts'

export type Kept = { readonly [key: string]: Json }

/** Foreign data: any JSON object that says something. */
export function readKept(value: unknown): Kept | undefined {
  if (!isPlain(value)) return undefined
  const kept = cleanJson(value) as Kept
  return Object.keys(kept).length > 0 ? kept : undefined
}
