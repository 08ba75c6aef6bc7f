import { addChild } from '../actions/add-topic.ts'
import type { Editor } from '../editor.ts'
import { fold } from './fold.ts'
import type { Gesture } from './gesture.ts'
import { hitAt, sameHit, type TopicHit } from './hit.ts'

/** A button acts when it is let go on it; slipping off takes the press back. */
export function pressButton(editor: Editor, hit: TopicHit): Gesture {
  const gesture: Gesture = {
    cursor: 'pointer',
    move: () => gesture,
    end: ({ point }) => {
      if (!sameHit(hitAt(editor, point), hit)) return
      if (hit.part === 'fold') fold(editor, hit.id)
      // The + stands only where one topic is selected, so it is the same as the key.
      else addChild(editor)
    },
    cancel: () => undefined,
  }
  return gesture
}
