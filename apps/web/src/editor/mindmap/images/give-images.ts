import type { ImageReference, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { uploadImage } from '../../input/pictures/uploads.ts'
import type { MapEditor } from '../map-editor.ts'
import { sideForNewChild } from '../sides/sides.ts'
import { inOneStep } from '../topics/in-one-step.ts'

/** Gives topics a picture, in place of the one they have. */
export function giveImage(editor: MapEditor, ids: readonly NodeId[], file: File): void {
  uploadImage(editor, file, (image) => {
    // Somebody may have deleted one of them while the picture was on its way.
    const living = ids.filter((id) => editor.document.snapshot.nodes.get(id))
    editor.batch(living.map((id) => ({ type: 'setImage', id, image })))
  })
}

/** What lands on a topic: it takes the first picture if it has none, the others become topics below it. */
export function giveImages(editor: MapEditor, id: NodeId, files: readonly File[]): void {
  const hasNone = editor.document.snapshot.nodes.get(id)?.image === null
  files.forEach((file, nth) => {
    if (nth === 0 && hasNone) giveImage(editor, [id], file)
    else uploadImage(editor, file, (image) => addUnder(editor, id, image))
  })
}

/** Each a floating topic of its own, around where they were let go. */
export function floatImages(editor: MapEditor, at: Point, files: readonly File[]): void {
  const step = 32
  files.forEach((file, nth) => {
    uploadImage(editor, file, (image) => {
      if (!editor.hasRoomFor(1)) return
      const place = { x: at.x + nth * step - image.width / 2, y: at.y + nth * step - image.height / 2 }
      select(editor, editor.execute({ type: 'addTree', forest: [{ text: '', image }], to: { at: place } }))
    })
  })
}

function addUnder(editor: MapEditor, parent: NodeId, image: ImageReference): void {
  const node = editor.document.snapshot.nodes.get(parent)
  if (!node || !editor.hasRoomFor(1)) return
  const side = sideForNewChild(editor.scene.get(), parent)
  const added = inOneStep(editor, () => {
    if (node.folded) editor.continueStep({ type: 'setFold', ids: [parent], folded: false })
    return editor.continueStep({
      type: 'addTree',
      forest: [{ text: '', image }],
      to: { parent, ...(side && { side }) },
    })
  })
  select(editor, added)
}

function select(editor: MapEditor, result: ReturnType<MapEditor['execute']>): void {
  const [id] = result.ok ? (result.ids ?? []) : []
  if (id !== undefined) editor.selectAndShow(id)
}
