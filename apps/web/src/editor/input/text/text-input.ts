import { type RichText, retyped } from '@ramify/document'
import type { Writing } from '../../core/text-targets.ts'
import type { InputEditor } from '../input-editor.ts'
import { beginWriting } from './begin-writing.ts'
import { goesOnWriting } from './caret.ts'
import { type FieldRange, readField, readRange, writeRange } from './field-text.ts'
import { holdCaret } from './hold-caret.ts'
import { movedOffset, rebased, type Splice, spliceBetween } from './splice.ts'
import { textSteps } from './text-steps.ts'
import { onPage, type WritingPlace } from './writing-place.ts'

/** The editable element through which all keys of the editor go, written in or not. */
export interface TextInput {
  readonly isComposing: () => boolean
  readonly newLine: () => void
  /** Ends writing with what is written. */
  readonly keep: () => void
  /** Ends writing with the text as it was before. The words of a new item stay: it had none worth going back to. */
  readonly giveBack: () => void
  readonly detach: () => void
}

/** One time of writing in one text. */
interface Session {
  readonly writing: Writing
  /** What the field says. The document is ahead of it while somebody else writes during a composition. */
  text: string
  /** Nothing was typed yet, and the first thing typed replaces everything. */
  isFresh: boolean
  /** How many steps could be taken back when it began. */
  readonly depth: number
  /** When something was last typed, in milliseconds of the page. */
  typedAt: number
}

/** Whoever stops for so long begins another undo step, in milliseconds. */
const pause = 1_000

/**
 * The field is never rewritten while an input method composes in it, or the composition breaks. And it is never swapped
 * for another element: the very first key has to find it focused and empty.
 */
export function attachTextInput(
  editor: InputEditor,
  field: HTMLElement,
  where: WritingPlace = onPage(editor),
): TextInput {
  const { document: edited, writing, selection, textTargets, caret } = editor
  let session: Session | null = null
  let isComposing = false
  /** When the composition began that is not in the document yet, in milliseconds of the page. */
  let composedSince: number | null = null
  let isSending = false
  let isLeaving = false
  /** The text as the document had it last. */
  let known: RichText | undefined

  const place = () => where.lay(field, session?.writing ?? textTargets.current())

  const enter = (next: Writing) => {
    const text = textTargets.textOf(next)
    if (!text) return
    edited.mark()
    const isFresh = next.begins === 'afresh'
    session = { writing: next, text: isFresh ? '' : text.text, isFresh, depth: edited.undoDepth, typedAt: 0 }
    where.show(field)
    place()
    field.focus({ preventScroll: true })
    if (isFresh) return
    write(text)
    const end = session.text.length
    writeRange(field, { start: next.begins === 'at-end' ? end : 0, end: next.begins === 'at-start' ? 0 : end })
    where.show(field)
  }

  const leave = () => {
    if (isComposing) finishComposing()
    session = null
    composedSince = null
    textTargets.preview(null)
    caret.set(null)
    edited.mark()
    field.replaceChildren()
  }

  /** What is being composed belongs to the text that is left; only without the focus the input method gives it up. */
  const finishComposing = () => {
    isLeaving = true
    const hadFocus = field.ownerDocument.activeElement === field
    field.blur()
    isComposing = false
    read()
    textTargets.preview(null)
    if (hadFocus) field.focus({ preventScroll: true })
    isLeaving = false
  }

  const onWriting = () => {
    const next = writing.get()
    if (session?.writing === next) return
    if (session) leave()
    if (next) enter(next)
    place()
  }

  const written = () => (session ? textTargets.textOf(session.writing) : undefined)

  /** Carries over to the document what the person did in the field. */
  const read = () => {
    const said = readField(field)
    if (!session) {
      if (said !== '' && !isComposing) field.replaceChildren()
      return
    }
    if (isComposing) return showComposed(said)
    const splice = spliceBetween(session.text, said, readRange(field)?.end)
    if (splice) send(splice, said)
  }

  /** What an input method has not finished is nobody's text yet: the drawing makes room for it, the document does not hear of it. */
  const showComposed = (said: string) => {
    const text = written()
    if (!session || !text) return
    const { type, id } = session.writing
    textTargets.preview({ type, id, text: retyped(text, said) })
    where.show(field)
  }

  const send = (splice: Splice, said: string) => {
    const text = written()
    if (!session || !text) return
    const mine = session.isFresh
      ? { at: 0, deleted: text.text.length, inserted: said }
      : rebased(splice, spliceBetween(session.text, text.text))
    session.text = said
    session.isFresh = false
    // Composing is no pause, however long it takes.
    const since = composedSince ?? performance.now()
    if (session.typedAt === 0 && isJustMade(session)) edited.rejoin()
    else if (since - session.typedAt > pause) edited.mark()
    session.typedAt = performance.now()
    composedSince = null
    isSending = true
    textTargets.preview(null)
    textTargets.edit(session.writing, textSteps(mine, text, caret.get()?.pen))
    isSending = false
    where.show(field)
    if (!isComposing) followDocument()
  }

  /** Nothing has been done since that could be taken back by itself. */
  const isJustMade = ({ writing: { isNew }, depth }: Session) => isNew === true && edited.undoDepth === depth

  const write = (text: RichText) => {
    if (session) where.fill(field, text, session.writing)
  }

  /** Shows what the document says where the field says otherwise, with the caret at the letter where it was. */
  const followDocument = (range: FieldRange | null = readRange(field)) => {
    const text = written()
    if (!session || !text || isSending || isComposing || session.isFresh) return
    const splice = spliceBetween(session.text, text.text)
    const isFormatted = text.runs.some(({ attributes }) => Object.keys(attributes).length > 0)
    const wasFormatted = field.querySelector('span') !== null
    if (!splice && !isFormatted && !wasFormatted && !text.text.endsWith('\n')) return
    const moved = (offset: number) => (splice ? movedOffset(offset, splice) : offset)
    session.text = text.text
    write(text)
    if (range) writeRange(field, { start: moved(range.start), end: moved(range.end) })
  }

  const newLine = () => {
    const range = session && readRange(field)
    if (!session || !range) return
    // Labels are one line.
    if (textTargets.targetOf(session.writing)?.isOneLine) return keep()
    const { start, end } = range
    const said = `${session.text.slice(0, start)}\n${session.text.slice(end)}`
    send({ at: start, deleted: end - start, inserted: '\n' }, said)
    const text = written()
    if (text) write(text)
    writeRange(field, { start: start + 1, end: start + 1 })
  }

  const keep = () => writing.set(null)

  const giveBack = () => {
    const { depth = edited.undoDepth, writing: given } = session ?? {}
    keep()
    if (editor.readOnly || given?.isNew) return
    edited.mark()
    edited.takeBack(depth)
  }

  const onBeforeInput = (event: InputEvent) => {
    const act = ownActs[event.inputType]
    if (act) {
      event.preventDefault()
      act()
      return
    }
    const isRefused = /^(format|insertFromDrop|deleteByDrag|insertHorizontalRule|insertLink)/.test(event.inputType)
    const isStart = !session && event.inputType.startsWith('insert')
    if (isRefused || (isStart ? !beginWriting(editor, 'afresh') : !session)) event.preventDefault()
  }

  /** Their own by name: browsers would do them without us, from a menu or a phone's keyboard. */
  const ownActs: Partial<Record<string, () => void>> = {
    historyUndo: editor.undo,
    historyRedo: editor.redo,
    insertLineBreak: newLine,
    insertParagraph: keep,
  }

  const onCompositionStart = () => {
    isComposing = true
    composedSince = performance.now()
    if (!session) beginWriting(editor, 'afresh')
  }

  const onCompositionEnd = () => {
    isComposing = false
    read()
    composedSince = null
    textTargets.preview(null)
    // A composition that was taken back again was no wish for an empty item.
    if (session?.writing.begins === 'afresh' && session.text === '') giveBack()
    else followDocument()
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // When the whole window loses the focus, writing goes on afterwards.
    const isLeft = field.ownerDocument.activeElement !== field && !goesOnWriting(relatedTarget)
    if (session && !isLeaving && isLeft) keep()
  }

  /** Before a key is taken, too: the browser tells of a moved caret only afterwards. */
  const watchCaret = () => {
    const range = session && readRange(field)
    if (!range) return
    const known = caret.get()
    if (known?.start === range.start && known.end === range.end) return
    // A format chosen for what comes next holds until that is in the text.
    caret.set({ ...range, pen: isComposing ? (known?.pen ?? null) : null })
    if (known) where.show(field)
  }

  // Before whoever else listens: they ask where the caret is.
  const letGoOfCaret = holdCaret(field, () => (session ? caret.get() : null))
  field.addEventListener('beforeinput', onBeforeInput)
  field.addEventListener('input', read)
  field.addEventListener('compositionstart', onCompositionStart)
  field.addEventListener('compositionend', onCompositionEnd)
  field.addEventListener('blur', onBlur)
  field.addEventListener('keydown', watchCaret, true)
  field.ownerDocument.addEventListener('selectionchange', watchCaret)
  const stops = [
    writing.subscribe(onWriting),
    selection.subscribe(place),
    where.subscribe(place),
    edited.subscribe(() => {
      // Where nothing has changed in this text the field keeps its caret as it is.
      const text = written()
      if (text !== known) followDocument()
      known = text
    }),
  ]
  place()
  onWriting()

  return {
    isComposing: () => isComposing,
    newLine,
    keep,
    giveBack,
    detach: () => {
      keep()
      for (const stop of stops) stop()
      letGoOfCaret()
      field.removeEventListener('beforeinput', onBeforeInput)
      field.removeEventListener('input', read)
      field.removeEventListener('compositionstart', onCompositionStart)
      field.removeEventListener('compositionend', onCompositionEnd)
      field.removeEventListener('blur', onBlur)
      field.removeEventListener('keydown', watchCaret, true)
      field.ownerDocument.removeEventListener('selectionchange', watchCaret)
    },
  }
}
