import { FileError } from '../files/file-error.ts'

export type JsonObject = { readonly [field: string]: unknown }

/** An object of a JSON file, however deep. Its fields are read by name, so a key `__proto__` reaches nothing. */
export function parseJson(text: string | null): JsonObject {
  if (text !== null && isTooDeep(text)) throw new FileError('too-large', `more than ${mostLevels} levels`)
  const value = tryParse(text)
  if (!isObject(value)) throw new FileError('format', 'this is no JSON object')
  return value
}

/** A topic takes two. */
const mostLevels = 20_000

/** Told by its brackets alone, before anything is made of it. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === openBrace || code === openBracket) {
      if (++depth > mostLevels) return true
    } else if (code === openBrace + 2 || code === openBracket + 2) depth--
  }
  return false
}

const [quote, backslash, openBracket, openBrace] = [34, 92, 91, 123]

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
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
