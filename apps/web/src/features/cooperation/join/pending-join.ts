/** An invitation that somebody wants to take and signs in for. */
export interface PendingJoin {
  readonly joinId: string
  readonly code: string
}

const key = 'ramify.pending-join'

/** In this tab alone: who signs in by another service leaves the page and comes back to the same tab. */
export function keepPendingJoin(join: PendingJoin): void {
  guarded(() => sessionStorage.setItem(key, JSON.stringify(join)))
}

/** Once: what fails then is told, and not tried again behind anybody's back. */
export function takePendingJoin(): PendingJoin | null {
  const stored = guarded(() => sessionStorage.getItem(key))
  guarded(() => sessionStorage.removeItem(key))
  return readPendingJoin(stored ?? null)
}

export function readPendingJoin(stored: string | null): PendingJoin | null {
  const { joinId, code } = parsed(stored)
  return typeof joinId === 'string' && typeof code === 'string' && code !== '' ? { joinId, code } : null
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {} // not ours, or cut off
  }
}

/** Browsers that are forbidden to store anything throw: then whoever signs in types the code again. */
function guarded<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
