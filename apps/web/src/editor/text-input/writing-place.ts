import type { RichText } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { restingView } from '../viewport/resting-view.ts'
import { caretOnMap } from './caret-on-map.ts'
import { writeField } from './field-text.ts'
import { placeField } from './place-field.ts'
import { placeWritten } from './place-written.ts'
import type { Writing } from './writing.ts'

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

export function onMap(editor: Editor): WritingPlace {
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
