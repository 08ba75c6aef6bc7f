import { sessionStore } from '../../../platform/session/session-store.ts'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore, useStore } from '../../../platform/store.ts'

const key = 'ramify.open-folders'
/** The place of maps itself, whose folders the nav shows below it. */
export const mapsKey = 'maps'
/** More than anybody has open; an old browser does not fill up. */
const atMost = 500

const open = createStore<ReadonlySet<string>>(remembered())

// Those of one person are none of the next one's.
sessionStore.subscribe(() => open.set(remembered()))

/** Folders that stand open in the nav, as this browser remembers. */
export const useOpenFolders = (): ReadonlySet<string> => useStore(open)

export function openFolder(id: string, isOpen: boolean): void {
  const ids = new Set(open.get())
  if (isOpen) ids.add(id)
  else ids.delete(id)
  open.set(ids)
  writeLocal(key, [...ids].slice(-atMost).join(' '))
}

function remembered(): ReadonlySet<string> {
  return new Set((readLocal(key) ?? '').split(' ').filter(Boolean))
}
