import { createRoot } from 'react-dom/client'
import { canvasMeasurer, onFontsArrived, prepareFonts } from '../../platform/fonts/index.ts'
import { ensureLanguage } from '../../platform/i18n/language.ts'
import type { EditedDocument } from '../core/editor.ts'
import type { EditorPorts } from '../core/ports.ts'
import type { Editor, EditorKind } from '../editor-kind.ts'
import { EditorView } from './EditorView.tsx'

export interface MountedEditor {
  readonly editor: Editor
  destroy: () => void
}

/** Puts an editor of a document into an element. Whatever it needs of the world comes through the ports. */
export function mountEditor<Ports extends EditorPorts>(
  element: HTMLElement,
  kind: EditorKind,
  document: EditedDocument,
  ports?: Ports,
): MountedEditor {
  const fonts = prepareFonts(kind.firstFonts(document))
  const editor = kind.open(document, {
    ...ports,
    measurer: canvasMeasurer(),
    fonts: Promise.all([fonts, ensureLanguage()]).then(() => undefined),
    screen: { width: element.clientWidth, height: element.clientHeight },
  })
  const stopFonts = onFontsArrived(() => editor.measureAgain(canvasMeasurer()))
  const root = createRoot(element)
  let isGone = false
  // Once, with everything in its place: an empty page first would be drawn only to be thrown away.
  void editor.ready.then(() => !isGone && root.render(<EditorView editor={editor} />))
  return {
    editor,
    destroy: () => {
      isGone = true
      stopFonts()
      root.unmount()
      editor.destroy()
    },
  }
}
