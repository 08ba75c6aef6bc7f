import { PanelLeft } from 'lucide-react'
import { defineActions } from '../../platform/actions/action.ts'
import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { useMedia } from '../../platform/use-media.ts'

const storageKey = 'ramify.nav'
const narrow = '(max-width: 1079.98px)'

const isOpenWide = createStore(readLocal(storageKey) !== 'closed')
/** A narrow window begins closed every time: opening it there is for a moment. */
const isOpenNarrow = createStore(false)

export const toggleNavId = 'nav.toggle'

export const navActions = defineActions([
  { id: toggleNavId, label: 'nav.toggle', icon: PanelLeft, keys: ['mod+\\'], group: 'view', run: toggleNav },
])

/** Whether the left nav shows words or only icons. */
export function useNavOpen(): boolean {
  const isWideOpen = useStore(isOpenWide)
  const isNarrowOpen = useStore(isOpenNarrow)
  return useMedia(narrow) ? isNarrowOpen : isWideOpen
}

function toggleNav(): void {
  if (matchMedia(narrow).matches) {
    isOpenNarrow.set(!isOpenNarrow.get())
    return
  }
  isOpenWide.set(!isOpenWide.get())
  writeLocal(storageKey, isOpenWide.get() ? 'open' : 'closed')
}
