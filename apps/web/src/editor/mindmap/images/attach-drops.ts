import type { Point } from '@ramify/geometry'
import { notify } from '../../../platform/notices/notices.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { giveFiles, isPicture } from '../files/attach-files.ts'
import { hitAt } from '../gestures/hit.ts'
import { hover } from '../gestures/hover.ts'
import type { MapEditor } from '../map-editor.ts'
import { floatImages } from './give-images.ts'

/** Files dropped on the map: on a topic they are its pictures and attached files, beside all topics pictures float. Gives back how to stop. */
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
    if (hit?.part === 'topic') return giveFiles(editor, hit.id, files)
    floatImages(editor, toMap(editor.view.get(), point), files.filter(isPicture))
    // What is no picture belongs to a topic.
    if (!files.every(isPicture)) notify({ kind: 'status', words: ({ text }) => text('editor.file.drop-on-topic') })
  }
  element.addEventListener('dragover', onOver, { signal })
  element.addEventListener('drop', onDrop, { signal })
  element.addEventListener('dragleave', () => hover(editor, null), { signal })
  return () => listening.abort()
}
