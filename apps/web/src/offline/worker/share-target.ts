/** Where the browser sends what other apps share with this one, as the manifest says. */
export const shareTargetPath = '/share-target'
/** The page that shows it, and asks what is to become of it: another site can send something there as well. */
const page = '/shared'
/** As platform/incoming/incoming.ts reads it; a worker can share no file with the app. */
const cacheName = 'ramify.incoming'
/** Older ones go: whoever floods the browser fills no more than this. */
const mostKept = 10
const mostBytes = 60_000_000
/** Of all together: what the browser gives this site is for people's work. */
const mostBytesInAll = 2 * mostBytes

/** Keeps what another app has sent, also without a network, and leads to the page that shows it. Nothing is made of it here. */
export async function keepShared(request: Request): Promise<Response> {
  try {
    const body = await request.blob()
    if (body.size > mostBytes) return leadTo(`${page}?refused=size`)
    const cache = await caches.open(cacheName)
    const type = request.headers.get('content-type') ?? ''
    await cache.put(`${page}/${crypto.randomUUID()}`, new Response(body, { headers: { 'content-type': type } }))
    await dropOlder(cache)
    return leadTo(page)
  } catch (error) {
    console.warn('What was shared is not kept', error)
    return leadTo(`${page}?refused=storage`)
  }
}

/** All but the newest ones that have room. */
async function dropOlder(cache: Cache): Promise<void> {
  let bytes = 0
  for (const [nth, kept] of (await cache.keys()).toReversed().entries()) {
    const response = await cache.match(kept)
    bytes += (await response?.blob())?.size ?? 0
    if (nth >= mostKept || bytes > mostBytesInAll) await cache.delete(kept)
  }
}

/** By 303 the page is asked for with GET; loading it again sends nothing twice. */
const leadTo = (path: string) => Response.redirect(new URL(path, self.location.origin).href, 303)
