import type { RichText } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { ItemRef } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'
import { writeField } from './field-text.ts'

/** What the field lies over: the drawing of what is written, or its row in the outline. */
export interface WritingPlace {
  readonly lay: (field: HTMLElement, item: ItemRef | null) => void
  /** Writes a text into the field, set as it is set there. */
  readonly fill: (field: HTMLElement, text: RichText, item: ItemRef) => void
  /** Brings what is written onto the screen; of what is larger than that the caret. */
  readonly show: (field: HTMLElement) => void
  /** Tells whenever the field may lie wrong. */
  readonly subscribe: (listener: () => void) => () => void
}

export function onPage(editor: InputEditor): WritingPlace {
  const { scene, screen, selection, restingView, textTargets } = editor
  return {
    lay: (field, item) => {
      const target = item ? textTargets.targetOf(item) : undefined
      const { width, height } = screen.get()
      if (target) target.layField(field, restingView.get())
      else field.style.transform = `translate(${width / 2}px, ${height / 2}px)`
    },
    fill: (field, text, item) => {
      const target = textTargets.targetOf(item)
      if (target) writeField(field, text, target.font)
    },
    show: (field) => {
      if (editor.showWriting()) return
      const caret = caretOnPage(editor, field)
      if (caret) editor.reveal(caret)
    },
    subscribe: (listener) => {
      const stops = [selection, scene, restingView, screen].map((store) => store.subscribe(listener))
      return () => stops.forEach((stop) => void stop())
    },
  }
}

/** The caret in coordinates of the page; null where the browser does not tell. */
function caretOnPage(editor: InputEditor, field: HTMLElement): Rect | null {
  const selection = field.ownerDocument.getSelection()
  const paper = field.closest('[data-map]')?.getBoundingClientRect()
  if (!selection?.focusNode || !paper || !field.contains(selection.focusNode)) return null
  const caret = field.ownerDocument.createRange()
  caret.setStart(selection.focusNode, selection.focusOffset)
  const seen = caret.getClientRects()[0]
  if (!seen) return null
  const view = editor.view.get()
  const at = toMap(view, { x: seen.left - paper.left, y: seen.top - paper.top })
  return { ...at, width: seen.width / view.zoom, height: seen.height / view.zoom }
}
