import type { Point } from '@ramify/geometry'
import * as Y from 'yjs'
import type { ContentWarning } from '../../core/content-warning.ts'
import { type Random, trueRandom } from '../../core/ids/random.ts'
import { writeMeta } from '../../core/meta.ts'
import { keysBetween } from '../../core/order/order-key.ts'
import { addRecord } from '../../core/run-plan.ts'
import { storedForm } from '../commands/node-content.ts'
import { mindmap } from '../mindmap.ts'
import { writePlace } from '../schema/place.ts'
import { levels as allLevels, levelKey } from '../schema/settings.ts'
import type { CalloutSnapshot, LineSnapshot, NodeId, RangeSnapshot } from '../snapshot/snapshot.ts'
import type { ContentError } from './content.ts'
import { type ReadMap, readContent } from './read-content.ts'
import type { DraftNode } from './read-trees.ts'

export type FromContent =
  | { readonly ok: true; readonly doc: Y.Doc; readonly warnings: readonly ContentWarning[] }
  | { readonly ok: false; readonly error: ContentError }

/** A new document from content. An existing one is never rebuilt: `difference` says how to change it. */
export function fromContent(json: unknown, { random = trueRandom }: { readonly random?: Random } = {}): FromContent {
  const map = readContent(json, random)
  if ('error' in map) return { ok: false, error: map.error }
  const doc = new Y.Doc()
  shortenClientId(doc)
  doc.transact(() => write(doc, map, random))
  return { ok: true, doc, warnings: map.warnings }
}

/**
 * Every part of the document is named by it, and browsers keep a number of more than 30 bits in an object of its own each time.
 * They do so with any number in a property that has held a large one, unless it has held something else than numbers too.
 */
function shortenClientId(doc: { clientID: number | null }): void {
  const short = (doc.clientID ?? 0) >>> 2
  doc.clientID = null
  doc.clientID = short
}

function write(doc: Y.Doc, map: ReadMap, random: Random): void {
  const { levels = {}, background, ...settings } = map.settings
  const looks = allLevels.map((level) => [levelKey(level), levels[level]])
  writeMeta(doc, mindmap, {
    root: map.root.id,
    ...settings,
    background: background ?? undefined,
    ...Object.fromEntries(looks),
  })
  addNodes(doc.getMap('nodes'), map, random)
  for (const line of map.lines) addRecord(doc.getMap('lines'), line.id, lineGroups(line), { text: line.text })
  for (const range of map.ranges) addRecord(doc.getMap('ranges'), range.id, rangeGroups(range), { text: range.text })
  for (const callout of map.callouts) {
    addRecord(doc.getMap('callouts'), callout.id, calloutGroups(callout), { text: callout.text })
  }
}

function addNodes(records: Y.Map<unknown>, map: ReadMap, random: Random): void {
  const add = ({ id, content }: DraftNode, parent: NodeId | null, at: Point | null, order = 'V') => {
    const { groups, texts } = storedForm(content)
    groups.place = writePlace({ parent, at, order, side: content.side ?? null })
    addRecord(records, id, groups, texts)
  }
  const [rootKey] = keysBetween(null, null, 1, random)
  add(map.root, null, null, rootKey)
  const keys = keysBetween(null, null, map.floating.length, random)
  for (const [nth, { node, at }] of map.floating.entries()) add(node, null, at, keys[nth])
  for (const { id, children } of map.nodes.values()) {
    if (children.length === 0) continue
    const orders = keysBetween(null, null, children.length, random)
    for (const [nth, child] of children.entries()) add(child, id, null, orders[nth])
  }
}

function lineGroups({ from, to, bend, look }: LineSnapshot): { [group: string]: unknown } {
  return { ends: { from, to }, ...(bend.length > 0 && { bend }), ...(Object.keys(look).length > 0 && { look }) }
}

function rangeGroups({ parent, first, last, kind, topic, look }: RangeSnapshot): { [group: string]: unknown } {
  return {
    span: { parent, first, last },
    kind,
    ...(topic !== null && { topic }),
    ...(Object.keys(look).length > 0 && { look }),
  }
}

function calloutGroups({ node, at, look }: CalloutSnapshot): { [group: string]: unknown } {
  return { node, ...(at && { at }), ...(Object.keys(look).length > 0 && { look }) }
}
