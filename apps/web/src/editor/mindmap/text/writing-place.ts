import type { RichText } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { restingView } from '../../core/viewport/resting-view.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { writeField } from '../../input/text/field-text.ts'
import type { Writing } from '../../input/text/writing.ts'
import type { MapEditor } from '../map-editor.ts'
import { placeField } from './place-field.ts'
import { placeWritten } from './place-written.ts'

type Written = Pick<Writing, 'id' | 'part'>

/** What the field lies over: the drawing of what is written, or its row in the outline. */
export interface WritingPlace {
  readonly lay: (field: HTMLElement, written: Written | null) => void
  /** Writes a text into the field, set as it is set there. */
  readonly fill: (field: HTMLElement, text: RichText, written: Written) => void
  /** Brings what is written onto the screen; of what is larger than that the caret. */
  readonly show: (field: HTMLElement) => void
  /** Tells whenever the field may lie wrong. */
  readonly subscribe: (listener: () => void) => () => void
}

export function onMap(editor: MapEditor): WritingPlace {
  const { scene, screen, picked } = editor
  const resting = restingView(editor)
  return {
    lay: (field, written) => {
      const place = written ? placeWritten(scene.get(), written) : undefined
      placeField(field, place, resting.get(), screen.get())
    },
    fill: (field, text, written) => {
      const place = placeWritten(scene.get(), written)
      if (place) writeField(field, text, place.font)
    },
    show: (field) => {
      if (editor.showWriting()) return
      const caret = caretOnMap(editor, field)
      if (caret) editor.reveal(caret)
    },
    subscribe: (listener) => {
      const stops = [picked, scene, resting, screen].map((store) => store.subscribe(listener))
      return () => stops.forEach((stop) => void stop())
    },
  }
}

/** The caret in map coordinates; null where the browser does not tell. */
function caretOnMap(editor: MapEditor, field: HTMLElement): Rect | null {
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
