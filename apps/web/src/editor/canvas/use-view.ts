import { containsRect, type Rect } from '@ramify/geometry'
import { useMemo, useSyncExternalStore } from 'react'
import { visibleRect } from '../core/viewport/viewport.ts'
import type { CanvasEditor } from './canvas-editor.ts'

/** Renders again when the view rests at another zoom, not while it moves. */
export function useZoom(editor: CanvasEditor): number {
  const resting = editor.restingView
  return useSyncExternalStore(resting.subscribe, () => resting.get().zoom)
}

/** What is on the screen and half a screen around it; the same rectangle until the view leaves it or is far closer. */
export function useArea(editor: CanvasEditor): Rect {
  const area = useMemo(() => areaOf(editor), [editor])
  return useSyncExternalStore(area.subscribe, area.get)
}

function areaOf({ view, screen }: CanvasEditor) {
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
