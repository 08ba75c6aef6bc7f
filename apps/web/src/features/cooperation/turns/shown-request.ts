import type { EditRequests } from '../../../platform/sync/index.ts'

type Request = EditRequests[number]

/** Without an answer for so long a request moves away; the share dialog still has it. */
export const requestShownMs = 60_000

/** When each request was first seen here: the clock of the server may be another. */
export type SeenRequests = ReadonlyMap<string, number>

const keyOf = ({ user_id, asked_at }: Request): string => `${user_id} ${asked_at}`

/** Those that are gone are forgotten: whoever asks again is shown again. */
export function seenRequests(before: SeenRequests, requests: EditRequests, now: number): SeenRequests {
  return new Map(requests.map((request) => [keyOf(request), before.get(keyOf(request)) ?? now]))
}

/** The oldest request that still waits for an answer here, and for how many seconds more. */
export function shownRequest(
  requests: EditRequests,
  seen: SeenRequests,
  now: number,
): { request: Request; seconds: number } | null {
  for (const request of requests) {
    const left = (seen.get(keyOf(request)) ?? now) + requestShownMs - now
    if (left > 0) return { request, seconds: Math.ceil(left / 1000) }
  }
  return null
}
