import type { ContentWarning } from '../../core/content-warning.ts'
import { type Random, trueRandom } from '../../core/ids/random.ts'
import { sameJson } from '../../core/json.ts'
import { longestIncreasingSubsequence } from '../../core/longest-increasing-subsequence.ts'
import { isOrderKey, keysBetween } from '../../core/order/order-key.ts'
import type { Command } from '../commands/commands.ts'
import type { PutRecord } from '../commands/put-records.ts'
import type { CollectionName } from '../schema/collections.ts'
import { storedPlace } from '../schema/place.ts'
import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'
import type { FlowchartContentError } from './content.ts'
import { type ReadRecord, readFlowchartContent } from './read-content.ts'
import { flowchartToContent } from './to-content.ts'

export type FlowchartDifference =
  | { readonly ok: true; readonly commands: readonly Command[]; readonly warnings: readonly ContentWarning[] }
  | { readonly ok: false; readonly error: FlowchartContentError }

interface Options {
  readonly random?: Random
  /** What becomes of records that live but cannot be seen for want of what they hang on. */
  readonly hidden?: 'remove' | 'keep'
}

/** The commands that turn what is seen into what content says. Things are the same when their ids are. */
export function flowchartDifference(
  snapshot: FlowchartSnapshot,
  json: unknown,
  { random = trueRandom, hidden = 'remove' }: Options = {},
): FlowchartDifference {
  const target = readFlowchartContent(json, random)
  if ('error' in target) return { ok: false, error: target.error }
  const now = readFlowchartContent(flowchartToContent(snapshot), random)
  if ('error' in now) return { ok: false, error: now.error }
  const { warnings } = target
  const before = new Map(now.records.map((record) => [keyOf(record), record]))
  const orders = ordersOf(snapshot, now.records, target.records, random)
  const wanted = new Set(target.records.map(keyOf))
  const records = target.records.flatMap((record): PutRecord[] => {
    const key = keyOf(record)
    const order = orders.get(key)
    const old = before.get(key)
    if (old && order === undefined && isSame(old, record)) return []
    return [stored(record, order ?? orderNow(snapshot, record))]
  })
  const removed = now.records.filter((record) => !wanted.has(keyOf(record)))
  const settings = sameJson(now.settings, target.settings) ? undefined : target.settings
  if (records.length === 0 && removed.length === 0 && !settings) return { ok: true, commands: [], warnings }
  const put: Command = {
    type: 'putRecords',
    records,
    ...(hidden === 'keep' ? { removed: removed.map(nameOf) } : { kept: target.records.map(nameOf) }),
    ...(settings && { settings }),
  }
  return { ok: true, commands: [put], warnings }
}

const keyOf = ({ collection, id }: { collection: CollectionName; id: string }) => `${collection} ${id}`

const nameOf = ({ collection, id }: ReadRecord) => ({ collection, id })

function isSame(one: ReadRecord, other: ReadRecord): boolean {
  return sameJson(one.place, other.place) && sameJson(one.groups, other.groups) && sameJson(one.texts, other.texts)
}

function stored({ collection, id, place, groups, texts }: ReadRecord, order: string): PutRecord {
  const placed = collection === 'labels' ? groups : { ...groups, place: storedPlace({ ...place, order }) }
  return { collection, id, groups: placed, texts }
}

/** New keys for those that cannot keep theirs: new ones, those from elsewhere, and the fewest of the others. */
function ordersOf(
  snapshot: FlowchartSnapshot,
  now: readonly ReadRecord[],
  target: readonly ReadRecord[],
  random: Random,
): Map<string, string> {
  const listNow = new Map(now.map((record) => [keyOf(record), record.list]))
  const orders = new Map<string, string>()
  for (const [list, records] of Map.groupBy(target, (record) => record.list)) {
    if (list === '') continue
    const keys = records.map((record) => {
      const order = listNow.get(keyOf(record)) === list ? orderNow(snapshot, record) : ''
      return isOrderKey(order) ? order : null
    })
    const ranks = rankOf(keys)
    const known = keys.flatMap((key, at) => (key === null ? [] : [at]))
    const kept = longestIncreasingSubsequence(known.map((at) => ranks.get(keys[at] as string) as number))
    const stays = new Set(known.filter((_, nth) => kept.has(nth)))
    fillGaps(records, keys, stays, orders, random)
  }
  return orders
}

function fillGaps(
  records: readonly ReadRecord[],
  keys: readonly (string | null)[],
  stays: ReadonlySet<number>,
  orders: Map<string, string>,
  random: Random,
): void {
  let low: string | null = null
  for (let at = 0; at < records.length; ) {
    if (stays.has(at)) {
      low = keys[at++] as string
      continue
    }
    let end = at
    while (end < records.length && !stays.has(end)) end++
    const high = end < records.length ? (keys[end] as string) : null
    for (const [nth, key] of keysBetween(low, high, end - at, random).entries()) {
      orders.set(keyOf(records[at + nth] as ReadRecord), key)
    }
    at = end
  }
}

function rankOf(keys: readonly (string | null)[]): Map<string, number> {
  const sorted = [...new Set(keys)].filter((key) => key !== null).sort()
  return new Map(sorted.map((key, rank) => [key, rank]))
}

function orderNow({ shapes, connectors, layers, pages }: FlowchartSnapshot, { collection, id }: ReadRecord): string {
  if (collection === 'shapes') return shapes.get(id)?.order ?? ''
  if (collection === 'connectors') return connectors.get(id)?.order ?? ''
  if (collection === 'layers') return layers.get(id)?.order ?? ''
  return pages.find((page) => page.id === id)?.order ?? ''
}
