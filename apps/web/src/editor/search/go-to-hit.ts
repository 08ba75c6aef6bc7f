import type { Editor } from '../editor.ts'
import { shownAncestor } from '../navigation/neighbour.ts'
import { shownAs } from '../outline/shown-as.ts'
import { pickAndShow } from '../picked/pick-next.ts'
import { drawnOf } from '../picked/picked.ts'
import type { Hit } from './find-in-texts.ts'

/** Selects what something was found in and brings it into view; what is folded away is in the topic that hides it. */
export function goToHit(editor: Editor, hit: Hit): void {
  const thing = thingOf(hit)
  // Things have no rows in the outline: there it is their topic.
  if (thing && shownAs(editor).get() === 'map' && drawnOf(editor.scene.get(), thing)) {
    pickAndShow(editor, thing)
    return
  }
  const id = shownAncestor(editor.scene.get(), hit.topic)
  if (id !== null) editor.selectAndShow(id)
}

/** The thing on the map that it was found in; null where it was found in a topic. */
function thingOf({ part, id }: Hit) {
  return part === 'callout' || part === 'line' || part === 'range' ? { kind: part, id } : null
}
