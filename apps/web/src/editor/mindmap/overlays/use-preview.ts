import { useSyncExternalStore } from 'react'
import type { MarqueePreview } from '../../input/gestures/gesture.ts'
import type {
  CalloutPreview,
  DragPreview,
  ImagePreview,
  LinePreview,
  MapGesturePreview,
  RangePreview,
  WidthPreview,
} from '../gestures/preview.ts'
import type { MapEditor } from '../map-editor.ts'

/** One part of the drag that is going on; renders again only when that part is another. */
export function useDrag<Part>(editor: MapEditor, part: (drag: DragPreview) => Part): Part | null {
  const preview = editor.gesturePreview
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === 'drag' ? part(now) : null
  })
}

export function useMarquee(editor: MapEditor): MarqueePreview | null {
  return usePreview(editor, 'marquee')
}

export function useLinePreview(editor: MapEditor): LinePreview | null {
  return usePreview(editor, 'line')
}

export function useRangePreview(editor: MapEditor): RangePreview | null {
  return usePreview(editor, 'range')
}

export function useCalloutPreview(editor: MapEditor): CalloutPreview | null {
  return usePreview(editor, 'callout')
}

function usePreview<Kind extends MapGesturePreview['kind']>(editor: MapEditor, kind: Kind) {
  const preview = editor.gesturePreview
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === kind ? (now as Extract<MapGesturePreview, { kind: Kind }>) : null
  })
}

export function useImagePreview(editor: MapEditor): ImagePreview | null {
  return usePreview(editor, 'image')
}

export function useWidthPreview(editor: MapEditor): WidthPreview | null {
  return usePreview(editor, 'width')
}

/** Whether some gesture shows what it would do. */
export function useIsBusy(editor: MapEditor): boolean {
  const preview = editor.gesturePreview
  return useSyncExternalStore(preview.subscribe, () => preview.get() !== null)
}
