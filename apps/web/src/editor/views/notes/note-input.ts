import type { Patch, RichText, TextAttributes } from '@ramify/document'
import type { Font } from '@ramify/text'
import type { CoreEditor } from '../../core/editor.ts'
import { attributesTyped, attributesWithin } from '../../input/text/attributes.ts'
import { type FieldRange, readField, readRange, writeField, writeRange } from '../../input/text/field-text.ts'
import { movedOffset, rebased, type Splice, spliceBetween } from '../../input/text/splice.ts'
import { textSteps } from '../../input/text/text-steps.ts'
import type { NoteTarget } from './note-target.ts'

/** The field in which one note is written. */
export interface NoteInput {
  /** Formats what is selected; where nothing is, what is typed next. */
  readonly format: (attributes: Patch<TextAttributes>) => void
  readonly detach: () => void
}

/** Whoever stops for so long begins another undo step, in milliseconds. */
const pause = 1_000

/**
 * Keeps a field and a note in step, letter by letter, so that two in one note do not overwrite each other. While
 * an input method composes the field is left alone. `onFormat` hears how the text at the caret looks. `size` is that of the
 * field's own type.
 */
export function attachNote(
  editor: CoreEditor,
  field: HTMLElement,
  target: NoteTarget,
  onFormat: (attributes: TextAttributes) => void,
  size = 13,
): NoteInput {
  const font: Font = { families: ['Inter', 'Noto Sans SC'], size, weight: 400, italic: false }
  const { document } = editor
  const { note } = target
  /** What the field says. */
  let said = ''
  let isFormatted = false
  let isComposing = false
  /** When the composition began that is not in the document yet, in milliseconds of the page. */
  let composedSince: number | null = null
  let isSending = false
  let typedAt = 0
  /** For the next letter typed. */
  let pending: Patch<TextAttributes> = {}
  let range: FieldRange = { start: 0, end: 0 }

  const write = () => {
    said = note().text
    isFormatted = hasFormat(note())
    writeField(field, note(), font)
  }

  const tellFormat = () => {
    const { start, end } = range
    const here = start === end ? attributesTyped(note(), start, 0) : attributesWithin(note(), start, end)
    onFormat(patched(here, pending))
  }

  const read = () => {
    const now = readField(field)
    const splice = spliceBetween(said, now, readRange(field)?.end)
    if (splice) send(splice, now)
  }

  const send = (splice: Splice, now: string) => {
    const text = note()
    const mine = rebased(splice, spliceBetween(said, text.text))
    const pen = patched(attributesTyped(text, mine.at, mine.deleted), pending)
    said = now
    // Composing is no pause, however long it takes.
    if ((composedSince ?? performance.now()) - typedAt > pause) document.mark()
    typedAt = performance.now()
    composedSince = null
    isSending = true
    target.edit(textSteps(mine, text, pen))
    isSending = false
    pending = {}
    follow()
    // At once: the page tells of the caret later, when the next format may already have been chosen.
    range = caretNow()
  }

  /** Shows what the document says where the field says otherwise, with the caret at the letter where it was. */
  const follow = () => {
    if (isSending || isComposing) return
    const text = note()
    const splice = spliceBetween(said, text.text)
    if (!splice && !isFormatted && !hasFormat(text) && !text.text.endsWith('\n')) return
    const caret = hasFocus() ? readRange(field) : null
    const moved = (offset: number) => (splice ? movedOffset(offset, splice) : offset)
    write()
    if (caret) writeRange(field, { start: moved(caret.start), end: moved(caret.end) })
  }

  const newLine = () => {
    const caret = readRange(field)
    if (!caret) return
    const { start, end } = caret
    send({ at: start, deleted: end - start, inserted: '\n' }, `${said.slice(0, start)}\n${said.slice(end)}`)
    write()
    writeRange(field, { start: start + 1, end: start + 1 })
    range = caretNow()
  }

  const format = (attributes: Patch<TextAttributes>) => {
    range = caretNow()
    const { start, end } = range
    if (start === end) pending = { ...pending, ...attributes }
    else {
      document.mark()
      target.format({ start, end }, attributes)
      document.mark()
    }
    tellFormat()
  }

  /** Where it was last, while the keys are elsewhere: among the colours. */
  const caretNow = () => (hasFocus() ? readRange(field) : null) ?? range

  const hasFocus = () => field.ownerDocument.activeElement === field

  const listening = new AbortController()
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => field.addEventListener(type, act, { signal: listening.signal })
  listen('beforeinput', (event) => {
    const act = {
      insertParagraph: newLine,
      insertLineBreak: newLine,
      historyUndo: editor.undo,
      historyRedo: editor.redo,
    }[event.inputType]
    if (act) act()
    if (act || /^(format|insertFromDrop|deleteByDrag|insertHorizontalRule|insertLink)/.test(event.inputType))
      event.preventDefault()
  })
  // What an input method has not finished is nobody's text yet.
  listen('input', () => void (isComposing || read()))
  listen('compositionstart', () => {
    isComposing = true
    composedSince = performance.now()
  })
  listen('compositionend', () => {
    isComposing = false
    read()
    composedSince = null
    follow()
  })
  listen('blur', () => document.mark())
  field.ownerDocument.addEventListener(
    'selectionchange',
    () => {
      if (!hasFocus()) return
      const now = caretNow()
      if ((now.start !== range.start || now.end !== range.end) && !isComposing) pending = {}
      range = now
      tellFormat()
    },
    { signal: listening.signal },
  )
  const stop = target.subscribe(() => {
    follow()
    tellFormat()
  })
  document.mark()
  write()
  range = { start: said.length, end: said.length }

  return {
    format,
    detach: () => {
      if (isComposing) read()
      listening.abort()
      stop()
      document.mark()
    },
  }
}

function hasFormat({ runs }: RichText): boolean {
  return runs.some(({ attributes }) => Object.keys(attributes).length > 0)
}

/** Null takes an attribute away. */
function patched(attributes: TextAttributes, patch: Patch<TextAttributes>): TextAttributes {
  const all = Object.entries({ ...attributes, ...patch })
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== false)) as TextAttributes
}
