import {
  type Command,
  type CommandResult,
  fromContent,
  type MapContent,
  type MapDocument,
  openMap,
  toContent,
} from '@ramify/document'
import { themeOf } from '@ramify/scene'
import { createRoot } from 'react-dom/client'
import { canvasMeasurer, onFontsArrived, prepareFonts } from '../../platform/fonts/index.ts'
import { ensureLanguage } from '../../platform/i18n/language.ts'
import type { EditorPorts } from '../core/ports.ts'
import { firstFonts } from '../mindmap/first-fonts.ts'
import { createMapEditor, type MapEditor } from '../mindmap/map-editor.ts'
import { EditorView } from './EditorView.tsx'

export interface MountedEditor {
  content: () => MapContent
  execute: (command: Command) => CommandResult
  readonly editor: MapEditor
  destroy: () => void
}

/** Puts an editor into an element. Whatever it needs of the world comes through the ports. */
export function mountEditor(element: HTMLElement, ports: EditorPorts): MountedEditor {
  const document = documentOf(ports)
  const { snapshot } = document
  const fonts = prepareFonts(firstFonts(snapshot, themeOf(snapshot)))
  const editor = createMapEditor({
    ...ports,
    document,
    measurer: canvasMeasurer(),
    fonts: Promise.all([fonts, ensureLanguage()]).then(() => undefined),
    screen: { width: element.clientWidth, height: element.clientHeight },
  })
  const stopFonts = onFontsArrived(() => editor.measureAgain(canvasMeasurer()))
  const root = createRoot(element)
  let isGone = false
  // Once, with everything in its place: an empty map first would be drawn only to be thrown away.
  void editor.ready.then(() => !isGone && root.render(<EditorView editor={editor} />))
  return {
    content: () => toContent(document.snapshot),
    execute: editor.execute,
    editor,
    destroy: () => {
      isGone = true
      stopFonts()
      root.unmount()
      editor.destroy()
    },
  }
}

function documentOf({ document, content }: EditorPorts): MapDocument {
  if (document) return document
  const made = fromContent(content)
  if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
  return openMap(made.doc)
}
