import fc from 'fast-check'
import * as Y from 'yjs'
import { nodeGroups } from '../schema/node-groups.ts'

/** A write that no command would make, straight into the document. */
export interface HostileWrite {
  readonly kind: 'group' | 'place' | 'remove' | 'record' | 'meta' | 'attachment'
  readonly ids: readonly [number, number, number]
  readonly group: string
  readonly value: unknown
  readonly order: string
}

export const hostileWrites: fc.Arbitrary<HostileWrite> = fc.record({
  kind: fc.constantFrom('group', 'place', 'place', 'place', 'remove', 'record', 'meta', 'attachment'),
  ids: fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)),
  group: fc.constantFrom('gone', 'place', 'strange', ...Object.keys(nodeGroups)),
  value: fc.oneof(
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      'x',
      '',
      [],
      {},
      { url: 'javascript:alert(1)' },
      { address: 'javascript:alert(1)' },
      { url: 5, address: 'C:\\plan.doc' },
      { icons: 'no', priority: 3 },
    ),
    fc.constantFrom('<map>', '<text>', '<array>', '<embeds>'),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  order: fc.oneof(
    fc.constantFrom('', 'V', 'V', 'V0', '!', 'é', 'zzzzzz', 'k'.repeat(300)),
    fc.string({ maxLength: 4 }),
  ),
})

export function writeHostile(doc: Y.Doc, { kind, ids, group, value, order }: HostileWrite): void {
  const nodes = doc.getMap('nodes')
  const known = [...nodes.keys()].sort()
  const id = (n: number) => known[n % (known.length + 1)] ?? `stranger${n}`
  const record = nodes.get(id(ids[0]))
  const made = madeOf(value)
  doc.transact(() => {
    if (kind === 'group' && record instanceof Y.Map) record.set(group, made)
    if (kind === 'place' && record instanceof Y.Map) record.set('place', placeOf(id(ids[1]), order, ids[2]))
    if (kind === 'remove') nodes.delete(id(ids[0]))
    if (kind === 'record') nodes.set(id(ids[0]), ids[1] % 3 === 0 ? made : new Y.Map([[group, made]]))
    if (kind === 'meta') doc.getMap('meta').set(metaKeys[ids[0] % metaKeys.length] as string, made)
    if (kind === 'attachment') attach(doc, ids, id)
  }, 'hostile')
}

const metaKeys = ['root', 'layout', 'background', 'kept', 'level0', 'level3', 'colors']

function placeOf(parent: string, order: string, shape: number): unknown {
  if (shape % 7 === 0) return { parent: null, at: { x: shape, y: 'no' }, order }
  if (shape % 7 === 1) return { parent: null, at: { x: shape, y: 0 }, order }
  if (shape % 7 === 2) return { parent, order: 5, side: 'up' }
  return { parent, order, side: 'left' }
}

function attach(doc: Y.Doc, [a, b, c]: readonly [number, number, number], id: (n: number) => string): void {
  doc.getMap('lines').set(`line${a % 3}`, new Y.Map([['ends', { from: id(b), to: id(c) }]]))
  doc.getMap('ranges').set(`range${a % 3}`, new Y.Map([['span', { parent: id(a), first: id(b), last: id(c) }]]))
  const place = a % 2 ? { x: b, y: c } : { x: 'no' }
  doc.getMap('callouts').set(
    `callout${a % 3}`,
    new Y.Map<unknown>([
      ['node', b % 5 ? id(b) : b],
      ['at', place],
    ]),
  )
}

/** Yjs types cannot be made in advance: each belongs to one place in one document. */
function madeOf(value: unknown): unknown {
  if (value === '<map>') return new Y.Map([['parent', 'x']])
  if (value === '<text>') return new Y.Text('text')
  if (value === '<array>') return Y.Array.from([1])
  if (value !== '<embeds>') return value
  const text = new Y.Text('ab')
  text.insertEmbed(1, { image: 'x' })
  text.format(0, 1, { bold: 'very', evil: { deep: 1 }, color: 'url(http://evil)' })
  return text
}
