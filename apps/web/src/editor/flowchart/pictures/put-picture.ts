import type { ImageReference } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import { choosePicture } from '../../input/pictures/choose-picture.ts'
import { uploadImage } from '../../input/pictures/uploads.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { hitAt } from '../gestures/begin-gesture.ts'
import { addShapes } from '../items/add-shape.ts'
import { freeMiddle } from '../items/free-middle.ts'
import { isLockedShape } from '../items/locked.ts'
import { leadShape } from '../lanes/lead-shape.ts'
import { newShape } from '../lanes/new-shape.ts'

/** Lets the person choose a file: for the selected picture, or in the middle of what is seen. */
export function insertPicture(editor: FlowchartEditor): void {
  const lead = leadShape(editor)
  const chosen = lead?.kind === 'image' ? lead.id : undefined
  choosePicture((file) => (chosen === undefined ? putPictures(editor, [file]) : replacePicture(editor, chosen, file)))
}

/** Each in a shape of its own, one beside the other; without a place where there is room in what is seen. */
export function putPictures(editor: FlowchartEditor, files: readonly File[], at?: Point): void {
  const step = 32
  for (const [nth, file] of files.entries()) {
    uploadImage(editor, file, (image) => {
      if (editor.readOnly) return
      const [shape, ...inside] = newShape('image', { x: 0, y: 0 })
      const { width, height } = image
      const place = at ? { x: at.x + nth * step, y: at.y + nth * step } : freeMiddle(editor, { width, height })
      addShapes(editor, [{ ...shape, image, box: { ...shape.box, width, height } }, ...inside], place)
    })
  }
}

/** Keeps its width and place, and gets as high as the new picture is. */
function replacePicture(editor: FlowchartEditor, id: string, file: File): void {
  uploadImage(editor, file, (image) => {
    // Somebody may have deleted or locked it while the picture was on its way.
    const { snapshot } = editor.document
    const shape = snapshot.shapes.get(id)
    if (!shape || isLockedShape(snapshot, id)) return
    editor.batch([
      { type: 'setShapes', shapes: [id], image },
      { type: 'setBoxes', boxes: [{ id, height: heightFor(image, shape.box.width) }] },
    ])
  })
}

/** Files dropped on the page: the first on a picture replaces it, the others are put where they were let go. Gives back how to stop. */
export function attachPictureDrops(
  element: HTMLElement,
  editor: FlowchartEditor,
  pointOf: (event: MouseEvent) => Point,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Also while reading: the browser would leave the page for the file.
    event.preventDefault()
    event.dataTransfer.dropEffect = editor.readOnly ? 'none' : 'copy'
  }
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    if (editor.readOnly) return
    const point = pointOf(event)
    const hit = hitAt(editor, point)
    const shape = hit?.type === 'shape' ? editor.document.snapshot.shapes.get(hit.id) : undefined
    const [first, ...others] = files
    const isReplaced = shape?.kind === 'image' && first !== undefined
    if (isReplaced) replacePicture(editor, shape.id, first)
    putPictures(editor, isReplaced ? others : files, toMap(editor.view.get(), point))
  }
  element.addEventListener('dragover', over, { signal })
  element.addEventListener('drop', drop, { signal })
  return () => listening.abort()
}

const heightFor = ({ width, height }: ImageReference, wide: number): number =>
  Math.round((wide * Math.max(1, height)) / Math.max(1, width))
