import { type MapSnapshot, type NodeId, topmost } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { type Span, standingSiblings } from './span.ts'

/** From the first to the last of the selected siblings, with all between them; or why there is no such thing. */
export function spanOfSelection(snapshot: MapSnapshot, selection: readonly NodeId[]): Span | PlainTextKey {
  if (selection.length === 0) return 'editor.reason.nothing-selected'
  if (selection.includes(snapshot.root)) return 'editor.reason.no-root'
  const tops = topmost(snapshot, selection)
  const parent = snapshot.nodes.get(tops[0] ?? '')?.parent ?? null
  if (parent === null || tops.some((id) => snapshot.nodes.get(id)?.parent !== parent)) {
    return 'editor.reason.not-siblings'
  }
  const chosen = new Set(tops)
  const ends = standingSiblings(snapshot, parent).filter((id) => chosen.has(id))
  const [first, last] = [ends[0], ends.at(-1)]
  return first === undefined || last === undefined ? 'editor.reason.not-siblings' : { first, last }
}
