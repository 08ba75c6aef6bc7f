import { carriedState } from '../carried/carried-state.ts'
import type { Editor } from '../editor.ts'
import type { Gesture } from './gesture.ts'
import { pointedAt } from './hover.ts'
import { toolInHand, toolsOf } from './tool.ts'

/** Shows by the pointer's form what a press would do. */
export function keepCursor(element: HTMLElement, editor: Editor) {
  let gesture: Gesture | null = null
  const show = () => {
    element.style.cursor = gesture?.cursor ?? atRest(editor)
  }
  const { chosen, isLent } = toolsOf(editor)
  const stops = [chosen, isLent, pointedAt(editor), carriedState(editor).pointed].map((store) => store.subscribe(show))
  show()
  return {
    during: (next: Gesture | null) => {
      gesture = next
      show()
    },
    stop: () => {
      for (const stop of stops) stop()
      element.style.cursor = ''
    },
  }
}

function atRest(editor: Editor): string {
  if (toolInHand(editor) === 'hand') return 'grab'
  const carried = carriedState(editor).pointed.get()
  if (carried && (carried.kind === 'link' || !editor.readOnly || carried.kind === 'image')) return 'pointer'
  const part = pointedAt(editor).get()?.part
  return part === 'fold' || part === 'grow' ? 'pointer' : 'default'
}
