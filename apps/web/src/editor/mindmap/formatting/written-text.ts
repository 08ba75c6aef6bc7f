import { type Patch, sameJson, type TextAttributes } from '@ramify/document'
import { type ReadStore, subscribeToAll } from '../../../platform/store.ts'
import { attributesTyped, attributesWithin } from '../../input/text/attributes.ts'
import type { MapEditor } from '../map-editor.ts'
import { textPlace } from '../text/map-texts.ts'

/** The part of a text that a person is formatting. */
export interface WrittenText {
  /** What all of it has. */
  readonly attributes: TextAttributes
  readonly format: (attributes: Patch<TextAttributes>) => void
}

/** What is marked in the text being written, or what will be typed next; null while nothing is written. */
export function writtenText(editor: MapEditor): WrittenText | null {
  const writing = editor.writing.get()
  const caret = editor.caret.get()
  const text = writing && editor.textTargets.textOf(writing)
  if (!writing || !caret || !text) return null
  const { start, end, pen } = caret
  if (start < end) {
    return {
      attributes: attributesWithin(text, start, end),
      format: (attributes) =>
        void editor.execute({ type: 'formatText', ...textPlace(writing), from: start, to: end, attributes }),
    }
  }
  const attributes = pen ?? attributesTyped(text, start, 0)
  return {
    attributes,
    format: (patch) => editor.caret.set({ ...caret, pen: patched(attributes, patch) }),
  }
}

/** Of what is written, the same ones for as long as they are equal: most keys change none. */
export function writtenAttributes(editor: MapEditor): ReadStore<TextAttributes | null> {
  let attributes: TextAttributes | null = null
  return {
    get() {
      const now = writtenText(editor)?.attributes ?? null
      if (!sameJson(now, attributes)) attributes = now
      return attributes
    },
    subscribe: (listener: () => void) => subscribeToAll([editor.caret, editor.scene], listener),
  }
}

function patched(attributes: TextAttributes, patch: Patch<TextAttributes>): TextAttributes {
  return Object.fromEntries(Object.entries({ ...attributes, ...patch }).filter(([, value]) => value !== null))
}
