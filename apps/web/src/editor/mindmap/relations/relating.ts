import type { LineSnapshot, NodeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { useSyncExternalStore } from 'react'
import { notify } from '../../../platform/notices/notices.ts'
import { leadOf } from '../../core/selection.ts'
import { surroundings } from '../../core/surroundings.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'
import { join } from './join.ts'
import { type Relating, relatingNotice } from './relating-state.ts'

export function beginRelating(editor: MapEditor, from: NodeId, line?: Relating['line']): void {
  editor.relating.set({ from, point: null, ...(line && { line }) })
  const isInHand = surroundings.get() === 'hand'
  notify({
    kind: 'status',
    key: relatingNotice,
    words: ({ text }) => text(isInHand ? 'editor.relation.tap' : 'editor.relation.choose'),
    ...(isInHand && {
      stays: 'until-withdrawn',
      action: { label: ({ text }) => text('cancel'), run: () => stopRelating(editor) },
    }),
  })
}

/** Looks for another topic for one end of a line, from where it is now. */
export function beginLeading(editor: MapEditor, line: LineSnapshot, end: 'from' | 'to'): void {
  editor.selectTopics([line[end]])
  beginRelating(editor, end === 'from' ? line.to : line.from, { id: line.id, end })
}

/** The topic that would be joined now. */
export function otherEnd(editor: MapEditor): NodeId | null {
  const now = editor.relating.get()
  if (!now) return null
  const id = now.point ? editor.scene.get().nodeAt(now.point) : leadOf(editor.selectedTopics.get())
  return id === now.from ? null : id
}

/** The pointer goes on looking, wherever the keys had led. */
export function followPointer(editor: MapEditor, screenPoint: Point): void {
  const store = editor.relating
  const now = store.get()
  if (now) store.set({ ...now, point: toMap(editor.view.get(), screenPoint) })
}

/** Keys while an end is looked for: arrows go on to other topics as ever, Enter takes one, Escape gives up. */
export function pressWhileRelating(event: KeyboardEvent, editor: MapEditor): boolean {
  const store = editor.relating
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
  const now = editor.relating.get()
  editor.relating.set(null)
  if (now?.line) editor.selectItem({ type: 'line', id: now.line.id, of: now.from })
  else if (now) editor.selectTopics([now.from])
}

export function finishRelating(editor: MapEditor, to: NodeId): void {
  const now = editor.relating.get()
  editor.relating.set(null)
  if (now?.line) {
    const { id, end } = now.line
    editor.execute({ type: 'setLine', id, [end]: to })
    editor.selectItem({ type: 'line', id, of: now.from })
  } else if (now) join(editor, now.from, to)
}

/** Renders again when relating begins or ends, not at every move of the pointer. */
export function useIsRelating(editor: MapEditor): boolean {
  const store = editor.relating
  return useSyncExternalStore(store.subscribe, () => store.get() !== null)
}
