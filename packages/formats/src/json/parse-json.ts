import { FileError } from '../files/file-error.ts'

export type JsonObject = { readonly [field: string]: unknown }

/** An object of a JSON file, however deep. Its fields are read by name, so a key `__proto__` reaches nothing. */
export function parseJson(text: string | null): JsonObject {
  const value = tryParse(text)
  if (!isObject(value)) throw new FileError('format', 'this is no JSON object')
  return value
}

/** Undefined for what is no JSON. */
export function tryParse(text: string | null): unknown {
  try {
    return JSON.parse((text ?? '').replace(/^\ufeff/, ''))
  } catch {
    // Its message quotes the file, which nobody is helped by.
    return undefined
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
