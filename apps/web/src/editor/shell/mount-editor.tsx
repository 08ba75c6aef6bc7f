import { createRoot } from 'react-dom/client'
import { afterNextPaint } from '../../platform/after-next-paint.ts'
import { canvasMeasurer, onFontsArrived, prepareWidths } from '../../platform/fonts/index.ts'
import { ensureLanguage } from '../../platform/i18n/language.ts'
import type { EditedDocument } from '../core/editor.ts'
import type { EditorPorts } from '../core/ports.ts'
import { screenOf } from '../core/viewport/screen.ts'
import type { Editor, EditorKind } from '../editor-kind.ts'
import { EditorView } from './EditorView.tsx'

export interface MountedEditor {
  readonly editor: Editor
  /** Fulfilled when the document is in the page: the next frame has it. */
  readonly rendered: Promise<void>
  destroy: () => void
}

/** Puts an editor of a document into an element. Whatever it needs of the world comes through the ports. */
export function mountEditor<Ports extends EditorPorts>(
  element: HTMLElement,
  kind: EditorKind,
  document: EditedDocument,
  ports?: Ports,
): MountedEditor {
  const fonts = prepareWidths(kind.firstFonts(document))
  const editor = kind.open(document, {
    ...ports,
    measurer: canvasMeasurer(),
    fonts: Promise.all([fonts, ensureLanguage()]).then(() => undefined),
    screen: screenOf(element),
  })
  const stopFonts = onFontsArrived(({ changesWidths }) => {
    if (changesWidths) editor.measureAgain(canvasMeasurer())
  })
  const root = createRoot(element)
  let isGone = false
  const render = (isFirstFrame: boolean) =>
    new Promise<void>((resolve) => {
      if (!isGone) root.render(<EditorView editor={editor} isFirstFrame={isFirstFrame} onRendered={resolve} />)
    })
  // Nothing until its texts can be measured: an empty page would be drawn only to be thrown away.
  const rendered = editor.ready.then(() => render(true))
  void rendered.then(afterNextPaint).then(() => render(false))
  return {
    editor,
    rendered,
    destroy: () => {
      isGone = true
      stopFonts()
      root.unmount()
      editor.destroy()
    },
  }
}
