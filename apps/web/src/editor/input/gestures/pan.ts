import { panBy } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'
import { type Gesture, isDrag, type Sample } from './gesture.ts'

/** Drags the whole map along. Let go before it moved, it was a tap. */
export function pan(editor: InputEditor, start: Sample, onTap?: () => void): Gesture {
  const waits: Gesture = {
    cursor: 'grabbing',
    move: (sample) => (isDrag(start, sample) ? panning(editor, start).move(sample) : waits),
    end: () => onTap?.(),
    cancel: () => undefined,
  }
  return waits
}

function panning(editor: InputEditor, start: Sample): Gesture {
  let last = start.point
  const follow = ({ point }: Sample) => {
    editor.view.set(panBy(editor.view.get(), { x: point.x - last.x, y: point.y - last.y }))
    last = point
  }
  const gesture: Gesture = {
    cursor: 'grabbing',
    glides: true,
    move: (sample) => {
      follow(sample)
      return gesture
    },
    end: follow,
    cancel: () => undefined,
  }
  return gesture
}
