import fc from 'fast-check'
import * as Y from 'yjs'
import { collectionNames } from '../schema/collections.ts'
import { groupNames } from '../schema/groups.ts'

/** A write that no command would make, straight into the document. */
export interface HostileWrite {
  readonly kind: 'group' | 'place' | 'ends' | 'remove' | 'record' | 'meta'
  readonly ids: readonly [number, number, number]
  readonly collection: number
  readonly group: number
  readonly value: unknown
  readonly order: string
}

export const hostileWrites: fc.Arbitrary<HostileWrite> = fc.record({
  kind: fc.constantFrom('group', 'place', 'place', 'ends', 'remove', 'record', 'meta'),
  ids: fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)),
  collection: fc.nat(10),
  group: fc.nat(20),
  value: fc.oneof(
    fc.constantFrom(null, true, 0, -1, 1e300, Number.NaN, 'x', '', [], {}, { x: Number.NaN, y: 1, w: -5, h: 'a' }),
    fc.constantFrom('<map>', '<text>', '<array>'),
    fc.constantFrom({ direction: 'rows', header: 1e9 }, { from: { shape: 5 } }, { style: 7, bends: 'no' }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  order: fc.oneof(fc.constantFrom('', 'V', 'V0', '!', 'é', 'k'.repeat(300)), fc.string({ maxLength: 4 })),
})

export function writeHostile(doc: Y.Doc, { kind, ids, collection, group, value, order }: HostileWrite): void {
  const name = collectionNames[collection % collectionNames.length] as (typeof collectionNames)[number]
  const all = doc.getMap(name)
  const id = idsOf(all)
  const shape = idsOf(doc.getMap('shapes'))
  const record = all.get(id(ids[0]))
  const groups = [...groupNames[name], 'gone', 'text', 'strange']
  const made = madeOf(value)
  doc.transact(() => {
    if (kind === 'group' && record instanceof Y.Map) record.set(groups[group % groups.length] as string, made)
    if (kind === 'place' && record instanceof Y.Map) record.set('place', placeOf(doc, ids, order))
    if (kind === 'ends') endsOf(doc, ids, shape)
    if (kind === 'remove') all.delete(id(ids[0]))
    if (kind === 'record') all.set(id(ids[0]), ids[1] % 3 === 0 ? made : new Y.Map([['box', made]]))
    if (kind === 'meta') doc.getMap('meta').set(ids[0] % 2 ? 'theme' : 'kept', made)
  }, 'hostile')
}

const idsOf = (records: Y.Map<unknown>) => {
  const known = [...records.keys()].sort()
  return (nth: number) => known[nth % (known.length + 1)] ?? `stranger${nth}`
}

function placeOf(doc: Y.Doc, [, b, c]: HostileWrite['ids'], order: string): unknown {
  const page = idsOf(doc.getMap('pages'))(c)
  const parent = idsOf(doc.getMap('shapes'))(b)
  if (c % 5 === 0) return { page, order: 5, parent: 7 }
  if (c % 5 === 1) return { page, order }
  return { page, layer: idsOf(doc.getMap('layers'))(b), parent, order }
}

function endsOf(doc: Y.Doc, [a, b, c]: HostileWrite['ids'], shape: (nth: number) => string): void {
  const ends = { from: { shape: shape(b) }, to: c % 4 === 0 ? { point: { x: 'no' } } : { shape: shape(c) } }
  doc.getMap('connectors').set(`wild${a % 3}`, new Y.Map<unknown>([['ends', ends]]))
  const connector = idsOf(doc.getMap('connectors'))(b)
  doc.getMap('labels').set(`wild${a % 3}`, new Y.Map<unknown>([['connector', c % 5 ? connector : c]]))
}

/** Yjs types cannot be made in advance: each belongs to one place in one document. */
function madeOf(value: unknown): unknown {
  if (value === '<map>') return new Y.Map([['x', 'y']])
  if (value === '<text>') return new Y.Text('text')
  if (value === '<array>') return Y.Array.from([1])
  return value
}
