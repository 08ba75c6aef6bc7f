import { subscribeToAll } from '../../../platform/store.ts'
import type { InputEditor } from '../input-editor.ts'
import type { Gesture } from './gesture.ts'
import { toolInHand } from './tool.ts'

/** Shows by the pointer's form what a press would do. */
export function keepCursor(element: HTMLElement, editor: InputEditor) {
  let gesture: Gesture | null = null
  const show = () => {
    element.style.cursor = gesture?.cursor ?? atRest(editor)
  }
  const { chosen, isLent } = editor.tools
  const watched = [chosen, isLent, ...editor.kind.gestures.cursorSources(editor)]
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

function atRest(editor: InputEditor): string {
  return toolInHand(editor) === 'hand' ? 'grab' : editor.kind.gestures.cursor(editor)
}
