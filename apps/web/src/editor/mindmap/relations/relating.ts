import type { LineId, LineSnapshot, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { useSyncExternalStore } from 'react'
import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import { leadOf } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'
import { join } from './join.ts'

/** A relation line that has one end; the other is being looked for. */
export interface Relating {
  /** The topic it has. */
  readonly from: NodeId
  /** One that is there already and which of its ends goes elsewhere; absent: it will be a new one. */
  readonly line?: { readonly id: LineId; readonly end: 'from' | 'to' }
  /** Where the pointer is, in the map; null while the keys lead: then it is the selected topic that would be taken. */
  readonly point: Point | null
}

const noticeKey = 'editor.relating'

export const relatingOf = perEditor((editor) => {
  const store = createStore<Relating | null>(null)
  store.subscribe(() => store.get() === null && withdrawNotice(noticeKey))
  // Whoever writes, or picks something else, has given it up.
  editor.writing.subscribe(() => editor.writing.get() && store.set(null))
  editor.picked.subscribe(() => editor.picked.get() && store.set(null))
  editor.scene.subscribe(() => {
    const now = store.get()
    if (now && !editor.scene.get().placeOf(now.from)) store.set(null)
  })
  return store
})

export function beginRelating(editor: MapEditor, from: NodeId, line?: Relating['line']): void {
  relatingOf(editor).set({ from, point: null, ...(line && { line }) })
  notify({ kind: 'status', key: noticeKey, words: ({ text }) => text('editor.relation.choose') })
}

/** Looks for another topic for one end of a line, from where it is now. */
export function beginLeading(editor: MapEditor, line: LineSnapshot, end: 'from' | 'to'): void {
  editor.select([line[end]])
  beginRelating(editor, end === 'from' ? line.to : line.from, { id: line.id, end })
}

/** The topic that would be joined now. */
export function otherEnd(editor: MapEditor): NodeId | null {
  const now = relatingOf(editor).get()
  if (!now) return null
  const id = now.point ? editor.scene.get().nodeAt(now.point) : leadOf(editor.selection.get())
  return id === now.from ? null : id
}

/** The pointer goes on looking, wherever the keys had led. */
export function followPointer(editor: MapEditor, screenPoint: Point): void {
  const store = relatingOf(editor)
  const now = store.get()
  if (now) store.set({ ...now, point: toMap(editor.view.get(), screenPoint) })
}

/** Keys while an end is looked for: arrows go on to other topics as ever, Enter takes one, Escape gives up. */
export function pressWhileRelating(event: KeyboardEvent, editor: MapEditor): boolean {
  const store = relatingOf(editor)
  const now = store.get()
  if (!now || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (event.key === 'Escape') stopRelating(editor)
  else if (event.key === 'Enter') {
    const to = otherEnd(editor)
    if (to !== null) finishRelating(editor, to)
  } else {
    if (event.key.startsWith('Arrow')) store.set({ ...now, point: null })
    return false
  }
  return true
}

/** As if it had never begun. */
export function stopRelating(editor: MapEditor): void {
  const now = relatingOf(editor).get()
  relatingOf(editor).set(null)
  if (now?.line) editor.pick({ kind: 'line', id: now.line.id, of: now.from })
  else if (now) editor.select([now.from])
}

export function finishRelating(editor: MapEditor, to: NodeId): void {
  const now = relatingOf(editor).get()
  relatingOf(editor).set(null)
  if (now?.line) {
    const { id, end } = now.line
    editor.execute({ type: 'setLine', id, [end]: to })
    editor.pick({ kind: 'line', id, of: now.from })
  } else if (now) join(editor, now.from, to)
}

/** Renders again when relating begins or ends, not at every move of the pointer. */
export function useIsRelating(editor: MapEditor): boolean {
  const store = relatingOf(editor)
  return useSyncExternalStore(store.subscribe, () => store.get() !== null)
}
