import * as Y from 'yjs'
import type { ContentWarning } from '../../core/content-warning.ts'
import { type Random, trueRandom } from '../../core/ids/random.ts'
import { writeMeta } from '../../core/meta.ts'
import { keysBetween } from '../../core/order/order-key.ts'
import { addRecord } from '../../core/run-plan.ts'
import { flowchart } from '../flowchart.ts'
import { storedPlace } from '../schema/place.ts'
import type { FlowchartContentError } from './content.ts'
import { type ReadRecord, readFlowchartContent } from './read-content.ts'

export type FlowchartFromContent =
  | { readonly ok: true; readonly doc: Y.Doc; readonly warnings: readonly ContentWarning[] }
  | { readonly ok: false; readonly error: FlowchartContentError }

/** A new document from content. An existing one is never rebuilt: `flowchartDifference` says how to change it. */
export function flowchartFromContent(
  json: unknown,
  { random = trueRandom }: { readonly random?: Random } = {},
): FlowchartFromContent {
  const read = readFlowchartContent(json, random)
  if ('error' in read) return { ok: false, error: read.error }
  const doc = new Y.Doc()
  doc.transact(() => {
    writeMeta(doc, flowchart, { ...read.settings })
    const keys = new Map<string, Iterator<string>>()
    for (const [list, records] of Map.groupBy(read.records, (record) => record.list)) {
      keys.set(list, keysBetween(null, null, records.length, random).values())
    }
    for (const record of read.records) write(doc, record, keys.get(record.list)?.next().value)
  })
  return { ok: true, doc, warnings: read.warnings }
}

function write(doc: Y.Doc, { collection, id, place, groups, texts }: ReadRecord, order: string): void {
  const placed = collection === 'labels' ? groups : { ...groups, place: storedPlace({ ...place, order }) }
  addRecord(doc.getMap(collection), id, placed, texts)
}
