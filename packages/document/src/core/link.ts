import { words } from './fields.ts'
import { isPlain } from './json.ts'

/** Where something leads. Only what has an `url` may ever be opened. */
export type Link = OpenedLink | ShownAddress

export interface OpenedLink {
  readonly url: string
  readonly tip: string
  readonly address?: undefined
}

/** An address that came with a file of another program, and that is shown as words (ADR 75): builds from before read none. */
export interface ShownAddress {
  readonly address: string
  readonly tip: string
  readonly url?: undefined
}

/** What commands take: the words of the maker may be left out. */
export type GivenLink =
  | { readonly url: string; readonly tip?: string; readonly address?: undefined }
  | { readonly address: string; readonly tip?: string; readonly url?: undefined }

/**
 * A link, or undefined when its address is not allowed. Allowed are http, https, mailto and tel, and our own
 * `#node:<id>` (a topic or shape of this document), `#page:<id>` (a page of this one) and `#map:<share id>` (another one by its share).
 */
export function readLink(value: unknown): Link | undefined {
  if (!isPlain(value)) return undefined
  const tip = tipField(value.tip) ?? ''
  const url = allowedUrl(value.url)
  if (url !== undefined) return { url, tip }
  const address = value.url === undefined ? shownAddress(value.address) : undefined
  return address === undefined ? undefined : { address, tip }
}

export function checkLink(value: unknown): Link | undefined {
  if (!isPlain(value) || Object.keys(value).some((key) => !linkKeys.has(key))) return undefined
  if (value.url !== undefined && value.address !== undefined) return undefined
  if (value.tip !== undefined && tipField(value.tip) === undefined) return undefined
  return readLink(value)
}

/**
 * The address when it is allowed. White space and control characters are refused anywhere: browsers take them out before
 * they look at the scheme, so `java\tscript:` would be one.
 */
export function allowedUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || /[\s\p{Cc}\p{Cs}]/u.test(value)) return undefined
  return allowed.some((pattern) => pattern.test(value)) ? value : undefined
}

/**
 * The address of a file when it can be shown as words: `file:`, a drive, a share of a network, or a path. Other schemes are
 * none of these, and neither is what has letters in it that nobody sees or that turn the others around.
 */
export function shownAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(value))
    return undefined
  return shown.some((pattern) => pattern.test(value)) ? value : undefined
}

/** What the address in a file of another program becomes: a link, words that nothing opens, or nothing. */
export function foreignLink(value: unknown, tip = ''): Link | undefined {
  const url = allowedUrl(value)
  if (url !== undefined) return { url, tip }
  const address = shownAddress(typeof value === 'string' ? value.trim() : value)
  return address === undefined ? undefined : { address, tip }
}

/** As content has it. */
export const linkContent = (link: Link): { readonly [field: string]: string } =>
  link.url === undefined ? { address: link.address, tip: link.tip } : { url: link.url, tip: link.tip }

export const linkAddress = (link: Link): string => link.url ?? link.address

export function nodeLink(id: string): string {
  return `#node:${encodeURIComponent(id)}`
}

export function pageLink(id: string): string {
  return `#page:${encodeURIComponent(id)}`
}

const longest = 4096

const linkKeys = new Set(['url', 'address', 'tip'])

const allowed = [/^https?:\/\/[^/?#\\]/i, /^mailto:[^?]/i, /^tel:[+\d(]/i, /^#node:./, /^#page:./, /^#map:[\w-]+$/]

/** A path has a separator or an ending; a colon before its first separator would make a scheme of what stands there. */
const shown = [/^file:[^\s]/i, /^[a-z]:[\\/][^\s]/i, /^(?=.*[\\/.])(?=.*[^\\/.\s])[^\s:#][^:/\\]*(?:[/\\].*)?$/]

const tipField = words(1000)
