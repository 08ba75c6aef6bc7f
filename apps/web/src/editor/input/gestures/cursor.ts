import { subscribeToAll } from '../../../platform/store.ts'
import { carriedState } from '../../mindmap/content/carried-state.ts'
import { carriedLook } from '../../mindmap/formatting/carried-look.ts'
import { pointedAt } from '../../mindmap/gestures/hover.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { relatingOf } from '../../mindmap/relations/relating.ts'
import type { Gesture } from './gesture.ts'
import { toolInHand, toolsOf } from './tool.ts'

/** Shows by the pointer's form what a press would do. */
export function keepCursor(element: HTMLElement, editor: MapEditor) {
  let gesture: Gesture | null = null
  const show = () => {
    element.style.cursor = gesture?.cursor ?? atRest(editor)
  }
  const { chosen, isLent } = toolsOf(editor)
  const watched = [chosen, isLent, carriedLook, pointedAt(editor), relatingOf(editor), carriedState(editor).pointed]
  const ignore = subscribeToAll(watched, show)
  show()
  return {
    during: (next: Gesture | null) => {
      gesture = next
      show()
    },
    stop: () => {
      ignore()
      element.style.cursor = ''
    },
  }
}

function atRest(editor: MapEditor): string {
  if (toolInHand(editor) === 'hand') return 'grab'
  if (relatingOf(editor).get()) return 'crosshair'
  const part = pointedAt(editor).get()?.part
  if (part === 'topic' && carriedLook.get()) return 'copy'
  if (part === 'handle') return 'grab'
  if (part === 'width') return 'ew-resize'
  const carried = carriedState(editor).pointed.get()
  const opens = ['link', 'image', 'comment']
  if (carried && (!editor.readOnly || opens.includes(carried.kind))) return 'pointer'
  return part === undefined || part === 'topic' ? 'default' : 'pointer'
}
