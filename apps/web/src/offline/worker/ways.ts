import { shareTargetPath } from './share-target.ts'

/**
 * How a request is answered. `page`: by the server, and while there is none by what is kept. `file`: by what is kept, since
 * its name changes with its content. `shared`: what another app has sent is kept. `server`: as if nothing stood in between.
 */
export type Way = 'page' | 'file' | 'shared' | 'server'

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'destination'>

/** Places of the server itself; everything else is a place inside the app. */
const serverPaths =
  /^\/(api|collab|healthz|readyz|metrics|icons|version\.json|licences\.json|manifest\.webmanifest|service-worker\.js)(\/|$)/
const unhashed = /^\/(boot\.js|favicon\.svg)$/

export function wayOf({ method, mode, url, destination }: Asked, origin: string): Way {
  const address = new URL(url)
  const isOurs = address.origin === origin
  // Not from a frame, which another site could fill again and again without anybody seeing it.
  const isVisit = mode === 'navigate' && destination === 'document'
  if (isOurs && method === 'POST' && isVisit && address.pathname === shareTargetPath) return 'shared'
  if (method !== 'GET' || !isOurs || serverPaths.test(address.pathname)) return 'server'
  if (address.pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' || unhashed.test(address.pathname) ? 'page' : 'server'
}
