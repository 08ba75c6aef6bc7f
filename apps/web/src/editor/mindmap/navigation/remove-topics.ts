import type { MapSnapshot, NodeId } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { spanned, standingSiblings } from '../ranges/span.ts'
import { heirOf } from './heir.ts'

/** Deletes what is selected with all that hangs on it, and goes on to what stood beside it. The root stays. */
export function removeSelected(editor: MapEditor): void {
  const { snapshot } = editor.document
  const chosen = removable(editor)
  const lead = leadOf(chosen)
  if (lead === null) return
  const ids = [...chosen, ...orphanedTopics(snapshot, chosen)]
  const heir = heirOf(snapshot, ids, lead)
  if (!editor.execute({ type: 'deleteNodes', ids }).ok) return
  if (heir !== null) editor.selectAndShow(heir)
}

function removable(editor: MapEditor): NodeId[] {
  return editor.selectedTopics.get().filter((id) => id !== editor.document.snapshot.root)
}

/** Topics of summaries whose members would all be deleted. */
function orphanedTopics(snapshot: MapSnapshot, going: readonly NodeId[]): NodeId[] {
  const gone = new Set(going)
  return [...snapshot.ranges.values()].flatMap((range) => {
    if (range.topic === null || gone.has(range.topic) || !gone.has(range.first)) return []
    const members = spanned(standingSiblings(snapshot, range.parent), range)
    return members.every((id) => gone.has(id)) ? [range.topic] : []
  })
}
