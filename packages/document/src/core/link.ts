import { words } from './fields.ts'
import { isPlain } from './json.ts'

export interface Link {
  readonly url: string
  readonly tip: string
}

/**
 * A link, or undefined when its address is not allowed. Allowed are http, https, mailto and tel, and our own
 * `#node:<id>` (a topic or shape of this document), `#page:<id>` (a page of this one) and `#map:<share id>` (another one by its share).
 */
export function readLink(value: unknown): Link | undefined {
  if (!isPlain(value)) return undefined
  const url = allowedUrl(value.url)
  return url === undefined ? undefined : { url, tip: tipField(value.tip) ?? '' }
}

export function checkLink(value: unknown): Link | undefined {
  if (!isPlain(value) || Object.keys(value).some((key) => key !== 'url' && key !== 'tip')) return undefined
  if (value.tip !== undefined && tipField(value.tip) === undefined) return undefined
  return readLink(value)
}

/**
 * The address when it is allowed. White space and control characters are refused anywhere: browsers take them out before
 * they look at the scheme, so `java\tscript:` would be one.
 */
export function allowedUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 4096 || /[\s\p{Cc}\p{Cs}]/u.test(value)) return undefined
  return allowed.some((pattern) => pattern.test(value)) ? value : undefined
}

export function nodeLink(id: string): string {
  return `#node:${encodeURIComponent(id)}`
}

export function pageLink(id: string): string {
  return `#page:${encodeURIComponent(id)}`
}

const allowed = [/^https?:\/\/[^/?#\\]/i, /^mailto:[^?]/i, /^tel:[+\d(]/i, /^#node:./, /^#page:./, /^#map:[\w-]+$/]

const tipField = words(1000)
