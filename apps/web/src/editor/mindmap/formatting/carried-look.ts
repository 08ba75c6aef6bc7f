import type { Look, NodeId } from '@ramify/document'
import { createStore } from '../../../platform/store.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { isDressed } from '../themes/plain-looks.ts'
import { seenLook } from './seen-look.ts'

/** A look that was taken up and not yet put down: the next topic that is pressed gets it. */
export const carriedLook = createStore<Look | null>(null)

/** What people gave it, or, where that is nothing, what one sees. */
export function takeUpLook(editor: MapEditor): void {
  const lead = leadOf(editor.selectedTopics.get())
  const face = lead === null ? undefined : editor.scene.get().placeOf(lead)?.face
  if (face) carriedLook.set(isDressed(face.node) ? face.node.look : seenLook(face))
}

/** In place of what the topics had. */
export function putDownLook(editor: MapEditor, ids: readonly NodeId[], isKept = false): void {
  const look = carriedLook.get()
  if (!look || ids.length === 0) return
  editor.batch([
    { type: 'setLook', ids, look: null },
    { type: 'setLook', ids, look },
  ])
  if (!isKept) carriedLook.set(null)
}
