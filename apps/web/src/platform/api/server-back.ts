/** How long to wait before the server is asked again whether it is there, in milliseconds: twice as long each time. */
const firstPauseMs = 5_000
const longestPauseMs = 60_000

const listeners = new Set<() => void>()
let pauseMs = firstPauseMs
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls the listener when the server answers again, or the browser is online again. Browsers know only whether there is a network,
 * so after a call that got no answer the server itself is asked.
 */
export function onServerBack(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
  }
}

/** A call got no answer. */
export function noteUnanswered(): void {
  timer ??= setTimeout(askServer, pauseMs)
}

/** A call was answered. */
export function noteAnswered(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  pauseMs = firstPauseMs
  for (const listener of [...listeners]) listener()
}

async function askServer(): Promise<void> {
  const response = await fetch('/healthz', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  if (response?.ok) return noteAnswered()
  pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  timer = setTimeout(askServer, pauseMs)
}
