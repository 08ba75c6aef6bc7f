import { isWithin, type MapSnapshot, type NodeId } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'

/** Why these topics cannot become one; null when they can. */
export function mergeRefusal(snapshot: MapSnapshot, ids: readonly NodeId[]): PlainTextKey | null {
  if (ids.length < 2) return 'editor.reason.merge-two'
  if (ids.includes(snapshot.root)) return 'editor.reason.no-root'
  const chosen = new Set(ids)
  const belongs = (id: NodeId) => isWithin(snapshot, snapshot.nodes.get(id)?.parent ?? '', chosen)
  return ids.some(belongs) ? 'editor.reason.one-another' : null
}
