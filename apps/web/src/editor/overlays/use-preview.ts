import { useSyncExternalStore } from 'react'
import type { Editor } from '../editor.ts'
import { type DragPreview, type ImagePreview, type MarqueePreview, previewOf } from '../gestures/preview.ts'

/** One part of the drag that is going on; renders again only when that part is another. */
export function useDrag<Part>(editor: Editor, part: (drag: DragPreview) => Part): Part | null {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === 'drag' ? part(now) : null
  })
}

export function useMarquee(editor: Editor): MarqueePreview | null {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === 'marquee' ? now : null
  })
}

export function useImagePreview(editor: Editor): ImagePreview | null {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => {
    const now = preview.get()
    return now?.kind === 'image' ? now : null
  })
}

/** Whether some gesture shows what it would do. */
export function useIsBusy(editor: Editor): boolean {
  const preview = previewOf(editor)
  return useSyncExternalStore(preview.subscribe, () => preview.get() !== null)
}
