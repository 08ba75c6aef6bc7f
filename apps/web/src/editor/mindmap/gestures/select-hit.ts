import { nothing } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { type Hit, isThing } from './hit.ts'

/** Selects what was pressed; on the empty canvas nothing. A handle belongs to what is selected already. */
export function selectHit(editor: MapEditor, hit: Hit | null): void {
  if (isThing(hit)) editor.pick({ kind: hit.part, id: hit.id })
  else if (hit?.part !== 'handle') editor.select(hit ? [hit.id] : nothing)
}
