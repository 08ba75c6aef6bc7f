import { isWithin, type MapSnapshot, type NodeId, topmost } from '@ramify/document'
import { visibleRect } from '../../core/viewport/viewport.ts'
import type { Lift } from '../gestures/preview.ts'
import type { MapEditor } from '../map-editor.ts'

/** What a drag of this topic takes along: the whole selection if it is part of it. */
export function liftOf(editor: MapEditor, pressed: NodeId): Lift {
  const { snapshot } = editor.document
  const selection = editor.selectedTopics.get()
  const chosen = selection.includes(pressed) ? selection : [pressed]
  const tops = new Set(
    topmost(
      snapshot,
      chosen.filter((id) => id !== snapshot.root),
    ),
  )
  const onScreen = visibleRect(editor.view.get(), editor.screen.get())
  const topics = editor.scene
    .get()
    .visible(onScreen)
    .filter((topic) => isWithin(snapshot, topic.id, tops))
  return { tops, topics, held: editor.scene.get().placeOf(pressed), count: countOf(snapshot, tops) }
}

function countOf({ nodes }: MapSnapshot, tops: ReadonlySet<NodeId>): number {
  const open = [...tops]
  let count = 0
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    count++
    open.push(...(nodes.get(id)?.children ?? []))
  }
  return count
}
