import { nothing } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { type Hit, isThing } from './map-hit.ts'

/** Selects what was pressed; on the empty canvas nothing. A handle belongs to what is selected already. */
export function selectHit(editor: MapEditor, hit: Hit | null): void {
  if (isThing(hit)) editor.selectItem({ type: hit.part, id: hit.id })
  else if (hit?.part !== 'handle') editor.selectTopics(hit ? [hit.id] : nothing)
}
