import type { IncomingMessage } from 'node:http'

/** Whether a socket is opened by a page of this server. A browser says from which page it comes; programs say nothing. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, host: string | undefined): boolean {
  if (headers.origin === undefined) return true
  return URL.parse(headers.origin)?.host === host
}
