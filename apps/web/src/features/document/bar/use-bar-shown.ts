import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { isMapEditor } from '../../../editor/mindmap/map-editor.ts'
import { handAsideMedia } from '../../../platform/hand-media.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { type BarState, barStays } from './bar-stays.ts'

const lasts = 3000
const tapTime = 300
const tapRoom = 10

interface BarShown {
  readonly isShown: boolean
  readonly show: () => void
}

/**
 * In a hand the bar makes room 3 s after the map is ready; a tap on empty canvas brings it back, or sends it away, and so does scrolling in
 * the outline.
 */
export function useBarShown(state: Pick<BarState, 'saveState' | 'isNaming' | 'hasMore'>): BarShown {
  const editor = useOpenEditor()
  const hasFingers = useMedia('(hover: none)')
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    if (!editor) return
    // On its side there is no height to spare.
    const timer = setTimeout(() => setAway(true), matchMedia(handAsideMedia).matches ? 0 : lasts)
    return () => clearTimeout(timer)
  }, [editor])

  useEffect(() => {
    if (!editor || !hasFingers) return
    return onTap(() => {
      if (editor.selection.get().length === 0) setAway((wasAway) => !wasAway)
    })
  }, [editor, hasFingers])

  const isOutline = useStore(editor?.shownAs ?? drawn) === 'outline'
  useEffect(() => (isOutline ? onScroll((isDown) => setAway(isDown)) : undefined), [isOutline])

  const isAside = useMedia(handAsideMedia)
  const isWriting = useStore(editor?.writing ?? never) !== null
  const topics = useTopicCount(editor)
  const isShown = !isAway || barStays({ ...state, topics, isWriting, isAside, hasFingers })
  return { isShown, show: () => setAway(false) }
}

const never = createStore(null)
const drawn = createStore('map')
/** Less is a hand that is not quite still. */
const scrolled = 8

/** An outline is read downwards: what lies over its first rows makes room, and comes back with the way up. */
function onScroll(turned: (isDown: boolean) => void): () => void {
  let before: number | null = null
  const scroll = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const { scrollTop } = target
    if (before !== null && Math.abs(scrollTop - before) < scrolled) return
    if (before !== null) turned(scrollTop > before)
    before = scrollTop
  }
  document.addEventListener('scroll', scroll, true)
  return () => document.removeEventListener('scroll', scroll, true)
}

function useTopicCount(editor: Editor | null): number | null {
  const map = editor && isMapEditor(editor) ? editor.document : null
  const subscribe = useCallback((listener: () => void) => map?.subscribe(listener) ?? (() => undefined), [map])
  return useSyncExternalStore(subscribe, () => map?.snapshot.nodes.size ?? null)
}

/** A short touch of the map that moves nothing. */
function onTap(tapped: () => void): () => void {
  let start: PointerEvent | null = null
  const down = (event: PointerEvent) => {
    const { target } = event
    // Tools that lie over it are no empty canvas.
    const isOnMap = target instanceof Element && target.closest('main, [data-over-canvas]')?.matches('main') === true
    start = isOnMap && event.isPrimary ? event : null
  }
  const up = (event: PointerEvent) => {
    if (!start || event.timeStamp - start.timeStamp > tapTime) return
    const moved = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    // After the map has made up its mind what was touched.
    if (moved < tapRoom) setTimeout(tapped)
  }
  addEventListener('pointerdown', down, true)
  addEventListener('pointerup', up, true)
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('pointerup', up, true)
  }
}
