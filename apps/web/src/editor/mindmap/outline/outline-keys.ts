import type { NodeId } from '@ramify/document'
import { isHandled } from '../../../platform/actions/browser-save.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import { isComposed, pressKey, type WritingKeys } from '../../input/keyboard.ts'
import { toggleFold } from '../folding/fold.ts'
import type { MapEditor } from '../map-editor.ts'
import { caretOffset, caretX, isOnEdgeLine, putCaret, putCaretOnLine } from './caret.ts'
import { writeNote } from './outline-notes.ts'
import { breakRow, type Caret, indentRows, joinRow, outdentRows, shiftRows } from './rows/row-commands.ts'
import type { RowList } from './rows/row-list.ts'

interface Options {
  readonly editor: MapEditor
  readonly field: HTMLElement
  readonly list: RowList
  readonly actions: readonly EditorAction[]
  readonly input: WritingKeys
}

/** What keys do in an outline. What means nothing special here does what it does on the map. */
export function outlineKeys({ editor, field, list, actions, input }: Options): (event: KeyboardEvent) => void {
  /** How far right one began to go up or down: short rows on the way do not change it. */
  let column: number | null = null

  const writeAt = (caret: Caret | null) => {
    if (!caret) return
    editor.selectTopics([caret.id])
    editor.writing.set({ type: 'node', id: caret.id, begins: 'at-end', ...(caret.isNew && { isNew: true }) })
    putCaret(field, caret.offset)
  }
  const rowBeside = (id: NodeId, by: 1 | -1) => list.drawn.get().rows[list.indexOf(id) + by]?.id ?? null

  const goVertically = (id: NodeId, by: 1 | -1) => {
    if (!isOnEdgeLine(field, by === 1 ? 'last' : 'first')) return false
    const next = rowBeside(id, by)
    const x = column ?? caretX(field)
    if (next !== null) {
      editor.selectTopics([next])
      editor.writing.set({ type: 'node', id: next, begins: 'at-end' })
      putCaretOnLine(field, x, by === 1 ? 'first' : 'last')
    }
    column = x
    return true
  }
  const goOverEdge = (id: NodeId, by: 1 | -1) => {
    const { nodes } = editor.document.snapshot
    const length = nodes.get(id)?.text.text.length ?? 0
    const next = caretOffset(field) === (by === 1 ? length : 0) ? rowBeside(id, by) : null
    if (next === null) return false
    writeAt({ id: next, offset: by === 1 ? 0 : (nodes.get(next)?.text.text.length ?? 0) })
    return true
  }
  const enter = (id: NodeId, isWriting: boolean) => {
    const length = editor.document.snapshot.nodes.get(id)?.text.text.length ?? 0
    writeAt(breakRow(editor, id, isWriting ? (caretOffset(field) ?? length) : length))
  }

  /** In the middle of a text. */
  const whileWriting = ({ key, shiftKey }: KeyboardEvent, id: NodeId): boolean => {
    switch (key) {
      case 'ArrowUp':
        return !shiftKey && goVertically(id, -1)
      case 'ArrowDown':
        return !shiftKey && goVertically(id, 1)
      case 'ArrowLeft':
        return !shiftKey && goOverEdge(id, -1)
      case 'ArrowRight':
        return !shiftKey && goOverEdge(id, 1)
      case 'Backspace': {
        if (caretOffset(field) !== 0) return false
        const joined = joinRow(editor, id, rowBeside(id, -1))
        writeAt(joined)
        return joined !== null
      }
      case 'Escape':
        // The rows are one text: what was typed in one of them stays.
        input.keep()
        return true
      default:
        return false
    }
  }

  /** With whole rows selected. */
  const whileChoosing = ({ key, shiftKey }: KeyboardEvent, id: NodeId): boolean => {
    const node = editor.document.snapshot.nodes.get(id)
    switch (key) {
      case 'ArrowUp':
        return choose(rowBeside(id, -1), shiftKey)
      case 'ArrowDown':
        return choose(rowBeside(id, 1), shiftKey)
      case 'ArrowLeft':
        if (node && !node.folded && node.children.length > 0 && editor.mayFold()) toggleFold(editor)
        else choose(node?.parent ?? null, false)
        return true
      case 'ArrowRight':
        if (node?.folded && editor.mayFold()) toggleFold(editor)
        else choose(node?.folded ? null : (node?.children[0] ?? null), false)
        return true
      default:
        return false
    }
  }
  const choose = (next: NodeId | null, isMore: boolean) => {
    const selection = editor.selectedTopics.get()
    if (next === null) return true
    if (!isMore) editor.selectTopics([next])
    // Going back the way one came takes the last one out again.
    else if (selection.at(-2) === next) editor.selectTopics(selection.slice(0, -1))
    else editor.selectTopics([...selection.filter((id) => id !== next), next])
    list.show(next)
    return true
  }

  /** Of rows, written in or not. */
  const ofRows = ({ key, shiftKey }: KeyboardEvent, id: NodeId, isWriting: boolean): boolean => {
    if (editor.readOnly) return false
    if (key === 'Enter' && shiftKey) writeNote(editor, id)
    else if (key === 'Enter') enter(id, isWriting)
    else if (key === 'Tab') (shiftKey ? outdentRows : indentRows)(editor)
    else return false
    list.show(leadOf(editor.selectedTopics.get()) ?? id)
    return true
  }
  const withModifier = (event: KeyboardEvent, isWriting: boolean): boolean => {
    if (editor.readOnly) return false
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isMod = (ctrlKey || metaKey) && !altKey
    if (!shiftKey && (isMod || altKey) && (key === 'ArrowUp' || key === 'ArrowDown')) {
      shiftRows(editor, key === 'ArrowUp' ? 'before' : 'after')
      list.show(leadOf(editor.selectedTopics.get()) ?? '')
      return true
    }
    // On the map Shift+Enter breaks a line; here it leads to the note.
    if (isMod && !shiftKey && key === 'Enter' && isWriting) {
      input.newLine()
      return true
    }
    if (isMod && key === '/') {
      toggleFold(editor)
      return true
    }
    return false
  }

  return (event) => {
    if (isHandled(event) || isComposed(event, input)) return
    const lead = leadOf(editor.selectedTopics.get())
    const isWriting = editor.writing.get() !== null
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') column = null
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const isTaken =
      lead !== null &&
      (hasModifier
        ? withModifier(event, isWriting)
        : (isWriting ? whileWriting(event, lead) : whileChoosing(event, lead)) || ofRows(event, lead, isWriting))
    if (isTaken) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    pressKey(event, editor, actions, input)
    // Undone or redone in the middle of a text: one goes on writing.
    const next = leadOf(editor.selectedTopics.get())
    if (isWriting && stepsInTime(event) && next !== null && editor.writing.get() === null) {
      writeAt({ id: next, offset: editor.document.snapshot.nodes.get(next)?.text.text.length ?? 0 })
    }
  }
}

function stepsInTime({ ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && (code === 'KeyZ' || code === 'KeyY')
}
