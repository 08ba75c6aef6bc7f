import { isWithin, type NodeId, topmost } from '@ramify/document'
import { createStore, type Store } from '../../../platform/store.ts'
import { leadOf } from '../../core/selection.ts'
import { toggleFold } from '../folding/fold.ts'
import type { MapEditor } from '../map-editor.ts'
import { toggled } from '../selection/topic-ids.ts'
import { extendCaretTo, putCaretAt } from './caret.ts'
import { watchFingers } from './outline-fingers.ts'
import { writeNote } from './outline-notes.ts'
import { indentRows, moveRows, outdentRows } from './rows/row-commands.ts'
import { type RowDrop, rowDrop } from './rows/row-drop.ts'
import type { RowList } from './rows/row-list.ts'
import { rowAt } from './rows/row-places.ts'

/** The line that shows where carried rows would go. */
export interface DropLine {
  readonly top: number
  readonly indent: number
}

interface Options {
  readonly editor: MapEditor
  readonly list: RowList
  readonly scroller: HTMLElement
  readonly page: HTMLElement
  /** What is written in; none where an outline is only read. */
  readonly field?: HTMLElement
  /** A row was chosen. */
  readonly onChosen?: (id: NodeId) => void
  /** How far in each level begins. */
  readonly step: number
}

interface Press {
  readonly id: NodeId
  readonly part: 'grip' | 'text'
  readonly x: number
  readonly y: number
  isCarried: boolean
}

export interface OutlinePointers {
  readonly line: Store<DropLine | null>
  readonly attach: (options: Options) => () => void
}

const slop = 4
const edge = 48

export function outlinePointers(): OutlinePointers {
  const line = createStore<DropLine | null>(null)
  return { line, attach: (options) => attach(line, options) }
}

function attach(line: Store<DropLine | null>, options: Options): () => void {
  const { editor, list, scroller, page, field, onChosen, step } = options
  let press: Press | null = null
  let drop: RowDrop | null = null
  let last = { x: 0, y: 0 }
  let frame = 0

  const choose = (id: NodeId, event: PointerEvent) => {
    const selection = editor.selectedTopics.get()
    if (event.shiftKey) editor.selectTopics(between(list, leadOf(selection), id))
    else if (event.ctrlKey || event.metaKey) editor.selectTopics(toggled(selection, id))
    else if (!selection.includes(id) || event.button === 0) editor.selectTopics([id])
    onChosen?.(id)
  }

  /** The caret there is the browser's. */
  const isWrittenIn = (target: Element) => field?.contains(target) || target.closest('[data-note-field]') !== null

  const onDown = (event: PointerEvent) => {
    // Most fingers only scroll: what they do is known later.
    if (event.pointerType === 'touch' || isElsewhere(event)) return
    field?.focus({ preventScroll: true })
    pressDown(event)
  }

  const isElsewhere = ({ target }: PointerEvent) => !(target instanceof Element) || isWrittenIn(target)
  const rowOf = ({ target }: PointerEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined

  const pressDown = (event: PointerEvent) => {
    const { target, button, clientX: x, clientY: y } = event
    const id = rowOf(event)
    if (!(target instanceof Element)) return
    if (id === undefined) {
      editor.writing.set(null)
      return
    }
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey
    if (button !== 0) {
      editor.writing.set(null)
      if (!editor.selectedTopics.get().includes(id)) editor.selectTopics([id])
      return
    }
    if (target.closest('[data-fold]')) return foldRow(editor, id)
    if (field && isPlain && target.closest('[data-note]')) return writeNote(editor, id)
    const isText = field !== undefined && isPlain && !editor.readOnly && target.closest('[data-text]') !== null
    if (!isText) editor.writing.set(null)
    // One of many stays among them, or they could not be carried together.
    const isOneOfMany = isPlain && editor.selectedTopics.get().length > 1 && editor.selectedTopics.get().includes(id)
    if (!isOneOfMany || isText) choose(id, event)
    if (isText) {
      editor.writing.set({ type: 'node', id, begins: 'at-end' })
      field.focus({ preventScroll: true })
      putCaretAt(field, x, y)
    }
    if (isText || isPlain) press = { id, part: isText ? 'text' : 'grip', x, y, isCarried: false }
  }

  const onMove = (event: PointerEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    editor.hovered.set(row?.dataset.row ?? null)
    if (!press) return
    last = { x: event.clientX, y: event.clientY }
    const isFar = Math.hypot(last.x - press.x, last.y - press.y) >= slop
    if (press.part === 'text') {
      if (isFar && field) extendCaretTo(field, last.x, last.y)
      return
    }
    if (!press.isCarried && isFar && !editor.readOnly && press.id !== editor.document.snapshot.root) {
      beginCarrying(press, event)
    }
    if (press.isCarried) carry()
  }

  const beginCarrying = (pressed: Press, { pointerId }: PointerEvent) => {
    pressed.isCarried = true
    page.setPointerCapture(pointerId)
    frame = requestAnimationFrame(scrollAtEdge)
  }

  const carried = () => {
    const { snapshot } = editor.document
    const selection = editor.selectedTopics.get()
    const ids = press && selection.includes(press.id) ? selection : press ? [press.id] : []
    return topmost(
      snapshot,
      ids.filter((id) => id !== snapshot.root),
    )
  }

  const carry = () => {
    const { snapshot, rows, tops } = list.drawn.get()
    const moving = new Set(carried())
    const { left, top } = page.getBoundingClientRect()
    const [x, y] = [last.x - left, last.y - top]
    const under = rowAt(tops, y)
    const middle = ((tops[under] as number) + (tops[under + 1] as number)) / 2
    const gap = y < middle ? under : under + 1
    const stays = (id: NodeId) => !isWithin(snapshot, id, moving)
    // Only those around the gap are looked at: a map has ten thousand.
    let [first, end] = [gap, gap]
    while (first > 0 && !stays((rows[first - 1] as { id: NodeId }).id)) first--
    while (end < rows.length && !stays((rows[end] as { id: NodeId }).id)) end++
    const around = [...rows.slice(Math.max(0, first - 1), first), ...rows.slice(end, end + 1)]
    drop = first === 0 ? null : rowDrop(snapshot, around, 1, Math.round(x / step) - 1)
    line.set(drop && { top: tops[gap === end ? gap : first] as number, indent: drop.indent })
  }

  /** Goes on while the pointer is held still near an edge. */
  const scrollAtEdge = () => {
    frame = requestAnimationFrame(scrollAtEdge)
    const { top, bottom } = scroller.getBoundingClientRect()
    const by = last.y < top + edge ? last.y - top - edge : last.y > bottom - edge ? last.y - bottom + edge : 0
    if (by === 0) return
    scroller.scrollTop += by / 4
    carry()
  }

  const release = () => {
    cancelAnimationFrame(frame)
    press = null
    drop = null
    line.set(null)
  }
  const onUp = () => {
    const ids = press?.isCarried && drop ? carried() : []
    const to = drop?.to
    const wasOneOfMany = press && !press.isCarried && press.part === 'grip' && editor.selectedTopics.get().length > 1
    if (wasOneOfMany && press) editor.selectTopics([press.id])
    release()
    if (ids.length > 0 && to) moveRows(editor, ids, to)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!press?.isCarried || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    release()
  }
  const stopFingers = watchFingers(scroller, {
    isElsewhere,
    tap: (event) => {
      pressDown(event)
      onUp()
    },
    lift: (event) => {
      const id = rowOf(event)
      if (id === undefined || editor.readOnly || id === editor.document.snapshot.root) return false
      editor.writing.set(null)
      if (!editor.selectedTopics.get().includes(id)) editor.selectTopics([id])
      last = { x: event.clientX, y: event.clientY }
      press = { id, part: 'grip', ...last, isCarried: false }
      beginCarrying(press, event)
      return true
    },
    isCarrying: () => press?.isCarried ?? false,
    cancel: release,
    swipe: (event, to) => {
      const id = rowOf(event)
      if (id === undefined || editor.readOnly) return
      editor.selectTopics([id])
      if (to === 'right') indentRows(editor)
      else outdentRows(editor)
    },
  })
  /** The focus stays where it is; a caret is put by us. */
  const hold = (event: MouseEvent) => {
    if (field && event.target instanceof Element && !isWrittenIn(event.target)) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  scroller.addEventListener('pointerdown', onDown, { signal })
  scroller.addEventListener('pointermove', onMove, { signal })
  scroller.addEventListener('pointerup', onUp, { signal })
  scroller.addEventListener('pointercancel', release, { signal })
  scroller.addEventListener('pointerleave', () => editor.hovered.set(null), { signal })
  scroller.addEventListener('mousedown', hold, { signal })
  scroller.ownerDocument.addEventListener('keydown', onKey, { signal, capture: true })
  return () => {
    stopFingers()
    release()
    editor.hovered.set(null)
    listening.abort()
  }
}

function foldRow(editor: MapEditor, id: NodeId): void {
  if (!editor.mayFold()) return
  editor.writing.set(null)
  editor.selectTopics([id])
  toggleFold(editor)
}

/** All rows from one to another, the other last. */
function between(list: RowList, from: NodeId | null, to: NodeId): NodeId[] {
  const { rows } = list.drawn.get()
  const [start, end] = [from === null ? -1 : list.indexOf(from), list.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  const span = rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id)
  return start <= end ? span : span.reverse()
}
