import { type Patch, sameJson, type TextAttributes } from '@ramify/document'
import { type ReadStore, subscribeToAll } from '../../../platform/store.ts'
import type { InputEditor } from '../input-editor.ts'
import { attributesTyped, attributesWithin } from './attributes.ts'

/** The part of a text that a person is formatting. */
export interface WrittenText {
  /** What all of it has. */
  readonly attributes: TextAttributes
  readonly format: (attributes: Patch<TextAttributes>) => void
}

/** What is marked in the text being written, or what will be typed next; null while nothing is written. */
export function writtenText(editor: InputEditor): WrittenText | null {
  const writing = editor.writing.get()
  const caret = editor.caret.get()
  const text = writing && editor.textTargets.textOf(writing)
  if (!writing || !caret || !text) return null
  const { start, end, pen } = caret
  if (start < end) {
    return {
      attributes: attributesWithin(text, start, end),
      format: (attributes) => editor.textTargets.format(writing, { start, end }, attributes),
    }
  }
  const attributes = pen ?? attributesTyped(text, start, 0)
  return {
    attributes,
    format: (patch) => editor.caret.set({ ...caret, pen: patched(attributes, patch) }),
  }
}

/** Of what is written, the same ones for as long as they are equal: most keys change none. */
export function writtenAttributes(editor: InputEditor): ReadStore<TextAttributes | null> {
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
