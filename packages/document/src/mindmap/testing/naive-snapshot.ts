import * as Y from 'yjs'
import { readParts } from '../schema/node-groups.ts'
import { type Place, readPlace } from '../schema/place.ts'
import { readSettings } from '../schema/settings.ts'
import { calloutKind } from '../snapshot/callouts.ts'
import { lineKind } from '../snapshot/lines.ts'
import { rangeKind } from '../snapshot/ranges.ts'
import type { plainSnapshot } from './plain-snapshot.ts'

/** The rules of reading written down as plainly as possible and as slowly as need be, to hold the real reader against. */
export function naiveSnapshot(doc: Y.Doc): ReturnType<typeof plainSnapshot> {
  const records = recordsOf(doc.getMap('nodes'))
  const places = new Map([...records].map(([id, record]) => [id, readPlace(record.get('place'))]))
  const living = new Set([...records].filter(([, record]) => record.get('gone') !== true).map(([id]) => id))
  const ids = [...living].sort()
  const root = chooseRoot(doc.getMap('meta').get('root'), ids, places, living)
  const parents = new Map(ids.map((id) => [id, parentOf(id, root, places, living)]))
  const adopted = new Set(ids.filter((id) => parents.get(id) !== null && parents.get(id) !== places.get(id)?.parent))
  for (const id of ids) {
    if (id !== smallestOfItsCycle(id, parents)) continue
    parents.set(id, root)
    adopted.add(id)
  }
  const order = (one: string, other: string) =>
    Number(adopted.has(one)) - Number(adopted.has(other)) ||
    compare(places.get(one)?.order, places.get(other)?.order) ||
    compare(one, other)
  const childrenOf = (parent: string) => ids.filter((id) => parents.get(id) === parent).sort(order)
  const floating = ids.filter((id) => id !== root && parents.get(id) === null).sort(order)
  const nodes = ids.map((id) => {
    const parent = parents.get(id) ?? null
    const place = places.get(id) as Place
    const standing = { at: id === root ? null : place.at, side: parent === null ? null : place.side }
    const said = Object.entries(readParts(records.get(id) as never)).filter(([, part]) => part !== undefined)
    return [`#${id}`, { ...Object.fromEntries(said), id, parent, children: childrenOf(id), ...standing }]
  })
  const branch = (id: string) => {
    const place = places.get(id)
    if (!place) return undefined
    const children = living.has(id) ? childrenOf(id) : []
    return { id, living: living.has(id), place, host: null, adoptive: adopted.has(id), key: place.order, children }
  }
  return {
    root,
    floating,
    nodes: Object.fromEntries(nodes),
    lines: attached(doc.getMap('lines'), lineKind as never, branch),
    ranges: attached(doc.getMap('ranges'), rangeKind as never, branch),
    callouts: attached(doc.getMap('callouts'), calloutKind as never, branch),
    ...readSettings(doc.getMap('meta')),
  } as never
}

function chooseRoot(wished: unknown, ids: string[], places: Map<string, Place>, living: Set<string>): string {
  if (typeof wished === 'string' && living.has(wished)) return wished
  const parentless = ids.find((id) => !living.has(places.get(id)?.parent ?? '\0none'))
  return parentless ?? ids[0] ?? ''
}

function parentOf(id: string, root: string, places: Map<string, Place>, living: Set<string>): string | null {
  if (id === root || places.get(id)?.at) return null
  const met = new Set<string>()
  for (let at = places.get(id)?.parent; at != null && !met.has(at); at = places.get(at)?.parent) {
    if (living.has(at)) return at
    met.add(at)
  }
  return root
}

function smallestOfItsCycle(id: string, parents: Map<string, string | null>): string | undefined {
  const cycle = [id]
  for (let at = parents.get(id); at !== id; at = parents.get(at)) {
    if (at == null || cycle.includes(at)) return undefined
    cycle.push(at)
  }
  return cycle.sort()[0]
}

function attached(
  records: Y.Map<unknown>,
  kind: typeof lineKind,
  get: (id: string) => unknown,
): { [id: string]: unknown } {
  const shown: { [id: string]: unknown } = {}
  for (const [id, record] of [...recordsOf(records)].sort(([one], [other]) => compare(one, other))) {
    const raw = record.get('gone') === true ? null : kind.read(id, record)
    const item = raw && kind.show(raw, { get } as never)
    if (item) shown[`#${id}`] = item
  }
  return shown
}

function recordsOf(map: Y.Map<unknown>): Map<string, Y.Map<unknown>> {
  const records = [...map.entries()].filter((entry): entry is [string, Y.Map<unknown>] => entry[1] instanceof Y.Map)
  return new Map(records)
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0
}
