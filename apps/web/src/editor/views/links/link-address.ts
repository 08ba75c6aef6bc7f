import { allowedUrl } from '@ramify/document'

export type LinkAddress =
  | { readonly isAllowed: true; readonly url: string }
  | { readonly isAllowed: false; readonly reason: 'empty' | 'refused' }

/**
 * The address somebody means by what they typed. What has no scheme gets one; the address of a share of our own becomes
 * the share itself, so that it stays right when the house moves.
 */
export function linkAddress(typed: string, ownOrigin: string): LinkAddress {
  const words = typed.trim()
  if (words === '') return { isAllowed: false, reason: 'empty' }
  for (const guess of [shareOf(words, ownOrigin), words, mailOf(words), siteOf(words)]) {
    const url = guess === null ? undefined : allowedUrl(guess)
    if (url !== undefined) return { isAllowed: true, url }
  }
  return { isAllowed: false, reason: 'refused' }
}

/** As it is shown to be changed: a share by the address people know it by. */
export function typedAddress(url: string, ownOrigin: string): string {
  const share = linkedMap(url)
  return share === null ? url : `${ownOrigin}/view/${share}`
}

/** The node a link points at; null for one that points out of the map. */
export function linkedNode(url: string): string | null {
  const id = /^#node:(.+)$/.exec(url)?.[1]
  if (id === undefined) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The map a link leads to, by the name of its share; null for any other link. */
export function linkedMap(url: string): string | null {
  return /^#map:([\w-]+)$/.exec(url)?.[1] ?? null
}

function shareOf(words: string, ownOrigin: string): string | null {
  const url = URL.parse(words) ?? URL.parse(`https://${words}`)
  if (!url || url.host !== new URL(ownOrigin).host) return null
  const id = /^\/view\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  return id === undefined ? null : `#map:${id}`
}

function mailOf(words: string): string | null {
  return /^[^\s@:/]+@[\w-]+(\.[\w-]+)+$/.test(words) ? `mailto:${words}` : null
}

/** A name with a dot in it, maybe a port and a path. */
function siteOf(words: string): string | null {
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u.test(words) ? `https://${words}` : null
}
