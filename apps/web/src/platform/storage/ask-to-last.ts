let isAsked = false

/**
 * Asks the browser not to clear what is kept here when it needs room. Only once there is something: some browsers ask the
 * person, who would not know what for. A no changes nothing that anybody sees.
 */
export function askToLast(): void {
  const storage = (globalThis.navigator as Partial<Navigator> | undefined)?.storage as
    | Partial<StorageManager>
    | undefined
  if (isAsked || !storage?.persist) return
  isAsked = true
  storage.persist().catch((error) => console.warn('Whether this browser keeps things for good is not known', error))
}
