import type { Patch, TextAttributes } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { attributesTyped, attributesWithin } from '../text-input/attributes.ts'
import { caretOf } from '../text-input/caret.ts'

/** The part of a text that a person is formatting. */
export interface WrittenText {
  /** What all of it has. */
  readonly attributes: TextAttributes
  readonly format: (attributes: Patch<TextAttributes>) => void
}

/** What is marked in the text being written, or what will be typed next; null while nothing is written. */
export function writtenText(editor: Editor): WrittenText | null {
  const id = editor.writing.get()?.id
  const caret = caretOf(editor).get()
  const text = id === undefined ? undefined : editor.document.snapshot.nodes.get(id)?.text
  if (id === undefined || !caret || !text) return null
  const { start, end, pen } = caret
  if (start < end) {
    return {
      attributes: attributesWithin(text, start, end),
      format: (attributes) => void editor.act({ type: 'formatText', id, from: start, to: end, attributes }),
    }
  }
  const attributes = pen ?? attributesTyped(text, start, 0)
  return {
    attributes,
    format: (patch) => caretOf(editor).set({ ...caret, pen: patched(attributes, patch) }),
  }
}

function patched(attributes: TextAttributes, patch: Patch<TextAttributes>): TextAttributes {
  return Object.fromEntries(Object.entries({ ...attributes, ...patch }).filter(([, value]) => value !== null))
}
