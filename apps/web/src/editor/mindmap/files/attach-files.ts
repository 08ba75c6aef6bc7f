import type { AttachedFile, NodeId } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import { sendInLine } from '../../input/pictures/uploads.ts'
import { giveImages } from '../images/give-images.ts'
import type { MapEditor } from '../map-editor.ts'

/** The most a topic holds. */
const most = 64

/** Keeps files of any kind with a topic, one after the other. */
export function attachFiles(editor: MapEditor, id: NodeId, files: readonly File[]): void {
  const { attach } = editor.assets
  const refusal = attach ? editor.assets.refusal() : 'editor.reason.no-files'
  if (!attach || refusal !== null) {
    notify({ kind: 'status', words: ({ text }) => text(refusal ?? 'editor.reason.no-files') })
    return
  }
  for (const file of files) {
    sendInLine(
      editor,
      file,
      (order) => attach(file, order),
      (attached) => put(editor, id, attached),
    )
  }
}

/** Pictures become pictures of topics, everything else is attached. */
export function giveFiles(editor: MapEditor, id: NodeId, files: readonly File[]): void {
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))
  if (pictures.length > 0) giveImages(editor, id, pictures)
  if (others.length > 0) attachFiles(editor, id, others)
}

export const isPicture = ({ type }: File) => type === 'image/png' || type === 'image/jpeg'

function put(editor: MapEditor, id: NodeId, attached: AttachedFile): void {
  // Somebody may have deleted the topic while the file was on its way.
  const node = editor.document.snapshot.nodes.get(id)
  if (!node) return
  const files = [...(node.files ?? []), attached]
  if (files.length > most) notify({ kind: 'status', words: ({ text }) => text('editor.file.too-many') })
  else editor.execute({ type: 'setFiles', id, files })
}
