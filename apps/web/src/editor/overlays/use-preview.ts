import { useSyncExternalStore } from 'react'
import type { Editor } from '../editor.ts'
import {
  type CalloutPreview,
  type DragPreview,
  type GesturePreview,
  type ImagePreview,
  type LinePreview,
  type MarqueePreview,
  previewOf,
  type RangePreview,
  type WidthPreview,
} from '../gestures/preview.ts'

/** One part of the drag that is going on; renders again only when that part is another. */
export function useDrag<Part>(editor: Editor, part: (drag: DragPreview) => Part): Part | null {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === 'drag' ? part(now) : null
  })
}

export function useMarquee(editor: Editor): MarqueePreview | null {
  return usePreview(editor, 'marquee')
}

export function useLinePreview(editor: Editor): LinePreview | null {
  return usePreview(editor, 'line')
}

export function useRangePreview(editor: Editor): RangePreview | null {
  return usePreview(editor, 'range')
}

export function useCalloutPreview(editor: Editor): CalloutPreview | null {
  return usePreview(editor, 'callout')
}

function usePreview<Kind extends GesturePreview['kind']>(editor: Editor, kind: Kind) {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === kind ? (now as Extract<GesturePreview, { kind: Kind }>) : null
  })
}

export function useImagePreview(editor: Editor): ImagePreview | null {
  return usePreview(editor, 'image')
}

export function useWidthPreview(editor: Editor): WidthPreview | null {
  return usePreview(editor, 'width')
}

/** Whether some gesture shows what it would do. */
export function useIsBusy(editor: Editor): boolean {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => preview.get() !== null)
}
