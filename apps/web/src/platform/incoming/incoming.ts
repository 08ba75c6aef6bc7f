import { type Incoming, readIncoming } from './read-incoming.ts'

/** As offline/worker/share-target.ts writes it. */
const cacheName = 'ramify.incoming'

/** What other apps have shared with this one, the last one first, until something has become of it. */
export async function listIncoming(): Promise<readonly Incoming[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(cacheName)
  const found: Incoming[] = []
  for (const request of (await cache.keys()).toReversed()) {
    const response = await cache.match(request)
    const incoming = response && (await readIncoming(new URL(request.url).pathname, response))
    if (incoming) found.push(incoming)
    // Nothing can be made of it: it is none of ours, or empty.
    else await cache.delete(request)
  }
  return found
}

export async function removeIncoming(id: string): Promise<void> {
  await (await caches.open(cacheName)).delete(id)
}

/** It came to the person of this browser, and goes with them. */
export async function forgetIncoming(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}
