import * as Y from 'yjs'
import { hasManyConflicts, itemOf, typeOf } from './conflicts.ts'
import type { DecodedChange } from './decoded-change.ts'

/** What somebody types, moves or folds is far less. */
const mostPieces = 100
const mostDeleted = 100
const mostNeighbours = 1_000

/**
 * Whether a change is applied in no time whatever the document holds: it has few pieces, which find their places at once, and neither
 * removes something that holds other things nor touches formats, for which Yjs walks through whole texts. The thread cannot be held up by it.
 */
export function isQuick(doc: Y.Doc, change: DecodedChange): boolean {
  const { structs, deletions } = change
  if (structs.length > mostPieces || deletedLength(deletions) > mostDeleted) return false
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue
    if (struct.content instanceof Y.ContentFormat || isDear(replacedBy(doc, struct))) return false
  }
  for (const [client, ranges] of deletions)
    for (const { clock, len } of ranges)
      for (let at = clock; at < clock + len; at++) if (isDear(itemOf(doc, Y.createID(client, at)))) return false
  return !hasManyConflicts(doc, change, mostNeighbours)
}

function deletedLength(deletions: DecodedChange['deletions']): number {
  let length = 0
  for (const ranges of deletions.values()) for (const { len } of ranges) length += len
  return length
}

/** The value that stands now where an item of a change is put under a name. */
function replacedBy(doc: Y.Doc, { origin, rightOrigin, parent, parentSub }: Y.Item): Y.Item | undefined {
  const beside = itemOf(doc, origin) ?? itemOf(doc, rightOrigin)
  const name = beside?.parentSub ?? parentSub
  return name === null ? undefined : typeOf(doc, parent, beside)?._map.get(name)
}

/** To remove it may cost as much as all that it holds, or all that it formats. */
function isDear(item: Y.Item | undefined): boolean {
  return item?.content instanceof Y.ContentType || item?.content instanceof Y.ContentFormat
}
