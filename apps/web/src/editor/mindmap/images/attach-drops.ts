import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import { hitAt } from '../gestures/hit.ts'
import { hover } from '../gestures/hover.ts'
import type { MapEditor } from '../map-editor.ts'
import { floatImages, giveImages } from './give-images.ts'

/** Files dropped on the map: on a topic they are its pictures, beside all topics they float. Gives back how to stop. */
export function attachDrops(
  element: HTMLElement,
  editor: MapEditor,
  toScreenPoint: (event: MouseEvent) => Point,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Also while reading: the browser would leave the page for the file.
    event.preventDefault()
    event.dataTransfer.dropEffect = editor.readOnly ? 'none' : 'copy'
    if (!editor.readOnly) hover(editor, toScreenPoint(event))
  }
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    if (editor.readOnly) return
    const point = toScreenPoint(event)
    const hit = hitAt(editor, point)
    if (hit?.part === 'topic') giveImages(editor, hit.id, files)
    else floatImages(editor, toMap(editor.view.get(), point), files)
  }
  element.addEventListener('dragover', onOver, { signal })
  element.addEventListener('drop', onDrop, { signal })
  element.addEventListener('dragleave', () => hover(editor, null), { signal })
  return () => listening.abort()
}
