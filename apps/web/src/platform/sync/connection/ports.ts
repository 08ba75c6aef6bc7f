import { collabPath } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { clockIsOff } from './clock.ts'
import type { Link, LinkHandlers, LinkOptions } from './link.ts'
import { openLink } from './open-link.ts'
import { browserSignals, type Signals } from './signals.ts'

/** What live documents need of the world, so that they run without a browser too. */
export interface SyncPorts {
  openLink: (options: LinkOptions, handlers: LinkHandlers) => Link
  signals: Signals
  random: () => number
  clockIsOff: () => Promise<boolean>
}

export const browserPorts: SyncPorts = {
  openLink,
  signals: browserSignals,
  random: Math.random,
  clockIsOff,
}

/** Where documents are live, on the server this page came from unless told. */
export function collabUrl(server: string = location.origin): string {
  const url = new URL(collabPath, server)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('schema', String(clientSchema))
  return url.href
}
