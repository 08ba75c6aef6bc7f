import type { NodeId } from '@ramify/document'
import type { Gesture } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'
import { addChild } from '../topics/add-topic.ts'
import { hitAt } from './hit.ts'
import { sameHit, type TopicHit } from './map-hit.ts'

/** A button acts when it is let go on it; slipping off takes the press back. */
export function pressButton(editor: MapEditor, hit: TopicHit): Gesture {
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

/** Folds or unfolds a branch; a selected topic that is hidden by it is replaced by its visible ancestor. */
function fold(editor: MapEditor, id: NodeId): void {
  const node = editor.document.snapshot.nodes.get(id)
  if (!node) return
  editor.execute({ type: 'setFold', ids: [id], folded: !node.folded })
  const selection = editor.selectedTopics.get()
  const shown = selection.flatMap((one) => shownAncestor(editor.scene.get(), one) ?? [])
  if (shown.some((one, nth) => one !== selection[nth])) editor.selectTopics([...new Set(shown)])
}
