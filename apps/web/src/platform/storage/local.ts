type LocalKey = `ramify.${string}`

/** What this browser remembers; `null` where it remembers nothing or is forbidden to. */
export function readLocal(key: LocalKey): string | null {
  return guarded(() => localStorage.getItem(key))
}

/** `null` forgets. */
export function writeLocal(key: LocalKey, value: string | null): void {
  guarded(() => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return null
  })
}

/** Tells of changes made in other tabs. */
export function watchLocal(key: LocalKey, listener: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    // A cleared storage names no key.
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue)
  })
}

/** Some browsers throw on the mere mention of storage (cookies forbidden) or when it is full: then we work without memory. */
function guarded(act: () => string | null): string | null {
  try {
    return act()
  } catch {
    return null
  }
}
