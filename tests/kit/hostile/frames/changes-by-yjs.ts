import { newMap } from '@ramify/document'
import fc from 'fast-check'
import * as Y from 'yjs'
import {
  type HostileWrite,
  hostileWrites,
  writeHostile,
} from '../../../../packages/document/src/mindmap/testing/hostile-write.ts'
import { lettersAtStart } from '../../../collab/conflicts.ts'
import { always, type Bytes, type Make, oneOf, weighted } from './arbitraries.ts'

const written =
  (write: (doc: Y.Doc) => void): Make<Bytes> =>
  ({ doc }) => {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
    const before = Y.encodeStateVector(copy)
    copy.transact(() => write(copy))
    return Uint8Array.from(Y.encodeStateAsUpdate(copy, before))
  }

const strangeRecords = fc.array(hostileWrites, { minLength: 1, maxLength: 5 }).map((writes: HostileWrite[]) =>
  written((doc) => {
    for (const write of writes) writeHostile(doc, write)
  }),
)

/** Deleted again in the same change: Yjs goes down through all levels then. */
const nested = fc.tuple(oneOf(5, 60, 200, 1_500), fc.boolean(), fc.boolean()).map(([depth, isMap, isDeleted]) =>
  written((doc) => {
    const records = doc.getMap('nodes')
    const make = () => (isMap ? new Y.Map<unknown>() : new Y.Array<unknown>())
    let inner = make()
    records.set('deep', inner)
    for (let level = 1; level < depth; level++) {
      const next = make()
      if (inner instanceof Y.Map) inner.set('deep', next)
      else inner.insert(0, [next])
      inner = next
    }
    if (isDeleted) records.delete('deep')
  }),
)

const record = (groups: [string, unknown][]) => new Y.Map<unknown>([['place', { parent: null, order: 'V' }], ...groups])

const fontNames = oneOf(3, 200, 3_000).map((count) =>
  written((doc) => {
    const run = new Y.Text()
    run.applyDelta(Array.from({ length: count }, (_, nth) => ({ insert: 'x', attributes: { family: `Font ${nth}` } })))
    doc.getMap('nodes').set('fonts', record([['text', run]]))
    doc.getMap('nodes').set('font', record([['look', { family: `Font ${count}`.repeat(count / 3) }]]))
  }),
)

const longAttributes = oneOf(300, 9_000, 120_000).map((length) =>
  written((doc) => {
    const run = new Y.Text()
    run.insert(0, 'word', { color: 'c'.repeat(length), ['n'.repeat(length)]: true })
    run.insertEmbed(1, { image: 'i'.repeat(length) })
    doc.getMap('nodes').set('long', record([['text', run]]))
    doc.getMap('nodes').set('i'.repeat(length), record([]))
  }),
)

const formulas = weighted(
  [
    20,
    oneOf('x^2', '\\frac{', '\\def\\a{\\a\\a}\\a', '\\require{html}', '{'.repeat(1_900), '\\sqrt{'.repeat(300), '\0'),
  ],
  [1, fc.constant(`\\begin{matrix}${'1&'.repeat(900)}\\end{matrix}`)],
).map((formula) => written((doc) => doc.getMap('nodes').set('formula', record([['formula', formula]]))))

const otherTypes = oneOf<(doc: Y.Doc) => void>(
  (doc) => doc.getMap('nodes').set('document', new Y.Doc()),
  (doc) => doc.getMap('nodes').set('xml', new Y.XmlElement('script')),
  (doc) => doc.getMap('nodes').set('xml', new Y.XmlText('x')),
  (doc) => doc.getMap('nodes').set('bytes', new Uint8Array(30_000)),
  (doc) => doc.getMap('meta').set('root', new Y.Map()),
  (doc) => doc.getMap('meta').set('schema', Number.MAX_SAFE_INTEGER),
  (doc) => doc.getMap('meta').set('kept', { a: [Number.NaN, -0, Number.POSITIVE_INFINITY, 1n, undefined] }),
  (doc) => doc.getMap('nodes').clear(),
  (doc) => doc.getMap('meta').clear(),
  (doc) => doc.getMap('__proto__').set('toString', 'x'),
).map(written)

/** The names that maps have, for things of another type. */
const otherRoots = oneOf<(doc: Y.Doc) => void>(
  (doc) => doc.getArray('nodes').insert(0, [1, 'x', {}]),
  (doc) => doc.getText('nodes').insert(0, 'text', { bold: true }),
  (doc) => doc.getText('meta').insert(0, 'text'),
  (doc) => doc.getXmlFragment('lines').insert(0, [new Y.XmlElement('x')]),
  (doc) => doc.getArray('').insert(0, [new Y.Map()]),
).map((write) => () => {
  const doc = new Y.Doc()
  write(doc)
  return Uint8Array.from(Y.encodeStateAsUpdate(doc))
})

const otherMaps = always(oneOf('', 'mine', 'y'.repeat(20_000)).map((name) => stateOf(newMap({ text: name }))))

/** At one place of one list, by authors that know of no other. */
const conflicts = always(
  fc
    .tuple(fc.nat(5), oneOf(3, 40, 150), oneOf('names', 'nodes'))
    .map(([author, count, list]) => Uint8Array.from(lettersAtStart(author, count, list))),
)

const manyAuthors = always(
  oneOf(2, 9, 80).map((count) =>
    Uint8Array.from(
      Y.mergeUpdates(
        Array.from({ length: count }, (_, nth) => {
          const doc = new Y.Doc()
          doc.clientID = nth
          doc.getArray('names').insert(0, [nth])
          return stateOf(doc)
        }),
      ),
    ),
  ),
)

/** It leans on what nobody has. */
const gaps = always(
  oneOf(1, 50).map((length) => {
    const doc = new Y.Doc()
    doc.getArray('names').insert(0, ['first'])
    const before = Y.encodeStateVector(doc)
    doc.getArray('names').insert(1, ['x'.repeat(length)])
    return Uint8Array.from(Y.encodeStateAsUpdate(doc, before))
  }),
)

/** Changes that Yjs writes itself, each with its weight. */
export const changesByYjs: [weight: number, changes: fc.Arbitrary<Make<Bytes>>][] = [
  [5, strangeRecords],
  [2, nested],
  [1, fontNames],
  [2, longAttributes],
  [2, formulas],
  [2, otherTypes],
  [2, otherRoots],
  [1, otherMaps],
  [2, conflicts],
  [1, manyAuthors],
  [1, gaps],
  // In the other encoding that Yjs has.
  [1, strangeRecords.map((make) => (target) => Uint8Array.from(Y.convertUpdateFormatV1ToV2(make(target))))],
]

function stateOf(doc: Y.Doc): Bytes {
  return Uint8Array.from(Y.encodeStateAsUpdate(doc))
}
