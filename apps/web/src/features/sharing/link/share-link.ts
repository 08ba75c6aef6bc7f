/** The address that is handed on; `topic`: the map opens with this topic in the middle. */
export function shareLink(shareId: string, topic?: string, origin: string = location.origin): string {
  return `${origin}/view/${shareId}${topicHash(topic ?? null)}`
}

/** What is added to an address to lead to one topic. */
export const topicHash = (topic: string | null): string => (topic === null ? '' : `#topic=${encodeURIComponent(topic)}`)

/** The same as people read it. */
export const shownLink = (shareId: string): string => shareLink(shareId).replace(/^https?:\/\//, '')

/** Which topic an address asks for, behind # or ?: some programs cut off the one, some the other. */
export function topicAskedFor({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('topic') ?? new URLSearchParams(search).get('topic')
}

/** Which share an address shows. */
export function shareAt(path: string): string | null {
  return /^\/(?:view|embed)\/([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null
}

/** Within a page of another site: the server lets the sites that the owner has listed show this address in a frame, and no other. */
export const isEmbedPath = (path: string): boolean => path.startsWith('/embed/')

/** What a page of another site needs to show a shared map. */
export function embedCode(shareId: string, name: string, origin: string = location.origin): string {
  const title = name.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const source = `${origin}/embed/${shareId}`
  return `<iframe src="${source}" title="${title}" width="800" height="500" style="border:0" loading="lazy" allowfullscreen></iframe>`
}

/** The site among what somebody has typed, be it a whole address; `*.` stands for all below it. Null where there is none. */
export function hostTyped(typed: string): string | null {
  const [, below = '', rest = ''] = /^(\*\.)?(.*)$/.exec(typed.trim()) ?? []
  const url = URL.parse(/^https?:\/\//i.test(rest) ? rest : `https://${rest}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return null
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$|^localhost$/.test(url.hostname) ? below + url.host : null
}
