import { containsRect, type Rect } from '@ramify/geometry'
import { useMemo, useSyncExternalStore } from 'react'
import { restingView } from '../core/viewport/resting-view.ts'
import { visibleRect } from '../core/viewport/viewport.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'

/** Renders again when the view rests at another zoom, not while it moves. */
export function useZoom(editor: MapEditor): number {
  const resting = restingView(editor)
  return useSyncExternalStore(resting.subscribe, () => resting.get().zoom)
}

/** What is on the screen and half a screen around it; the same rectangle until the view leaves it or is far closer. */
export function useArea(editor: MapEditor): Rect {
  const area = useMemo(() => areaOf(editor), [editor])
  return useSyncExternalStore(area.subscribe, area.get)
}

function areaOf({ view, screen }: MapEditor) {
  let known: Rect | null = null
  return {
    subscribe: (listener: () => void) => {
      const stops = [view.subscribe(listener), screen.subscribe(listener)]
      return () => stops.forEach((stop) => void stop())
    },
    get: () => {
      const shown = visibleRect(view.get(), screen.get())
      if (!known || !containsRect(known, shown) || known.width > 4 * shown.width) {
        const { width, height } = screen.get()
        known = visibleRect(view.get(), screen.get(), { width: width / 2, height: height / 2 })
      }
      return known
    },
  }
}
