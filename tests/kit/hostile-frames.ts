import { newMap } from '@ramify/document'
import fc from 'fast-check'
import * as Y from 'yjs'
import { type HostileWrite, hostileWrites, writeHostile } from '../../packages/document/src/testing/hostile-write.ts'
import { lettersAtStart } from '../collab/conflicts.ts'
import { bytes, frames, number, sized, text } from './frames.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a frame is made for: who sends it and what they know. */
export interface FrameTarget {
  fileId: string
  /** A document of somebody else. */
  otherFileId: string
  token: string
  /** The attacker's own document, as it is for them. */
  doc: Y.Doc
}

/** A message to live editing that means no good. */
export interface HostileFrame {
  kind: string
  /** Sent before anything that says who it is from. */
  isFirst: boolean
  bytesFor: (target: FrameTarget) => Bytes | string
}

type Make<Made> = (target: FrameTarget) => Made

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const weighted = <T>(...entries: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...entries.map(([weight, arbitrary]) => ({ weight, arbitrary })))
const always = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Make<T>> => arbitrary.map((value) => () => value)
const randomBytes = (maxLength: number): fc.Arbitrary<Bytes> =>
  fc.uint8Array({ maxLength }).map((made) => Uint8Array.from(made))

const edgeNumbers = weighted(
  [3, fc.nat(3)],
  [1, oneOf(127, 128, 255, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40, 2 ** 52, 2 ** 53 - 1)],
)
const malformedText = oneOf(
  [0xff, 0xfe, 0x80],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
)
const words = oneOf(
  '',
  'x',
  '__proto__',
  'constructor',
  'gone',
  'place',
  '\0',
  '\u202e',
  'é'.repeat(200),
  'k'.repeat(70_000),
)

// Changes that Yjs writes itself.

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

// Changes that Yjs would never write.

const ids = fc.tuple(edgeNumbers, edgeNumbers).map((pair) => bytes(...pair.map(number)))

/** A plain value so deep that reading it needs the whole stack. */
const deepValues = fc
  .tuple(oneOf(3, 400, 3_000, 7_000, 30_000), oneOf([117, 1], [118, 1, 1, 97]))
  .map(([depth, level]) => bytes(number(1), Array.from({ length: depth }, () => level).flat(), [127]))

const deepJson = oneOf(40, 3_000, 30_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)

const contents = fc.oneof(
  fc.tuple(
    oneOf(1),
    edgeNumbers.map(number).map((made) => bytes(made)),
  ),
  fc.tuple(
    oneOf(2, 5),
    fc.oneof(oneOf('', '{', 'null', 'undefined', '[', '"\\ud800"'), deepJson).map((json) => bytes([1], text(json))),
  ),
  fc.tuple(
    oneOf(5),
    deepJson.map((json) => text(json)),
  ),
  fc.tuple(
    oneOf(3),
    fc.oneof(
      randomBytes(20).map(sized),
      edgeNumbers.map((length) => bytes(number(length))),
    ),
  ),
  fc.tuple(
    oneOf(4),
    fc.oneof(
      words.map(text),
      malformedText.map((made) => sized(Uint8Array.from(made))),
    ),
  ),
  fc.tuple(
    oneOf(6),
    fc.tuple(words, words).map(([key, value]) => bytes(text(key), text(JSON.stringify(value)))),
  ),
  fc.tuple(
    oneOf(7),
    edgeNumbers.map((kind) => bytes(number(kind), text('x'))),
  ),
  fc.tuple(oneOf(8), fc.oneof(deepValues, randomBytes(30))),
  fc.tuple(
    oneOf(9),
    words.map((guid) => bytes(text(guid), [118, 0])),
  ),
  fc.tuple(fc.nat(31), randomBytes(10)),
)

const parents = fc.oneof(
  oneOf('nodes', 'meta', 'lines', 'names', '', '__proto__').map((name) => bytes([1], text(name))),
  ids.map((id) => bytes([0], id)),
)

const items = fc
  .record({
    content: contents,
    origin: fc.option(ids, { freq: 3 }),
    rightOrigin: fc.option(ids, { freq: 5 }),
    parent: parents,
    key: fc.option(words),
  })
  .map(({ content: [kind, content], origin, rightOrigin, parent, key }) => {
    const info = kind | (origin ? 0x80 : 0) | (rightOrigin ? 0x40 : 0) | (key === null ? 0 : 0x20)
    const place = origin || rightOrigin ? [] : [parent, ...(key === null ? [] : [text(key)])]
    return bytes([info], origin ?? [], rightOrigin ?? [], ...place, content)
  })
const structs = weighted(
  [4, items],
  [1, edgeNumbers.map((length) => bytes([0], number(length)))],
  [1, edgeNumbers.map((length) => bytes([10], number(length)))],
)

/** The sections of a change: whose, from which clock on, and what. Some go on where an author of the document stopped. */
const sections: fc.Arbitrary<Make<Bytes>> = fc
  .record({
    client: edgeNumbers,
    clock: edgeNumbers,
    isKnown: fc.boolean(),
    all: fc.array(structs, { minLength: 1, maxLength: 4 }),
    count: fc.option(edgeNumbers, { freq: 8 }),
  })
  .map(({ client, clock, isKnown, all, count }) => ({ doc }) => {
    const known = isKnown ? [...Y.decodeStateVector(Y.encodeStateVector(doc))].at(client % 4) : undefined
    const [whose, from] = known ?? [client, isKnown ? 0 : clock]
    return bytes(number(count ?? all.length), number(whose), number(from), ...all)
  })
const deletions: fc.Arbitrary<Make<Bytes>> = fc
  .array(fc.tuple(edgeNumbers, edgeNumbers, edgeNumbers, fc.boolean()), { maxLength: 3 })
  .map((ranges) => ({ doc }) => {
    const authors = [...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()]
    const all = ranges.map(([client, clock, length, isKnown]) => {
      const whose = (isKnown ? authors[client % 4] : undefined) ?? client
      return bytes(number(whose), [1], number(clock), number(length))
    })
    return bytes(number(all.length), ...all)
  })
const handmade: fc.Arbitrary<Make<Bytes>> = fc.tuple(fc.array(sections, { maxLength: 3 }), deletions).map(
  ([all, deleted]) =>
    (target) =>
      bytes(number(all.length), ...all.map((make) => make(target)), deleted(target)),
)

const wholeChanges = weighted<Make<Bytes>>(
  [10, handmade],
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
  [1, always(randomBytes(300))],
  // In the other encoding that Yjs has.
  [1, strangeRecords.map((make) => (target) => Uint8Array.from(Y.convertUpdateFormatV1ToV2(make(target))))],
)

/** Cut off, with bytes changed, with more behind it, or as it is. */
const damages = weighted<(whole: Bytes) => Bytes>(
  [5, fc.constant((whole) => whole)],
  [1, place().map((at) => (whole) => whole.slice(0, Math.floor(at * whole.length)))],
  [
    2,
    fc.array(fc.tuple(place(), fc.nat(255)), { minLength: 1, maxLength: 4 }).map((spots) => (whole) => {
      const changed = whole.slice()
      for (const [at, byte] of spots) changed[Math.floor(at * whole.length)] = byte
      return changed
    }),
  ],
  [
    1,
    fc.tuple(place(), randomBytes(8)).map(([share, more]) => (whole) => {
      const at = Math.floor(share * whole.length)
      return bytes(whole.slice(0, at), more, whole.slice(at))
    }),
  ],
)
const changes = fc.tuple(wholeChanges, damages).map(
  ([make, damage]): Make<Bytes> =>
    (target) =>
      damage(make(target)),
)

// Frames.

const stateVectors: fc.Arbitrary<Make<Bytes>> = fc.oneof(
  oneOf((doc: Y.Doc) => Uint8Array.from(Y.encodeStateVector(doc))).map(
    (vector) =>
      ({ doc }: FrameTarget) =>
        vector(doc),
  ),
  always(fc.array(ids, { maxLength: 5 }).map((all) => bytes(number(all.length), ...all))),
  always(edgeNumbers.map((count) => bytes(number(count), [1, 1]))),
  always(randomBytes(60)),
)

const presenceTexts = fc.oneof(
  fc.json({ maxDepth: 2 }).map(text),
  oneOf('null', '{"__proto__":1}', '"\\ud800"', '{', '['.repeat(2_000) + ']'.repeat(2_000), ' '.repeat(5_000)).map(
    text,
  ),
  malformedText.map((made) => sized(Uint8Array.from(made))),
)
const presences = weighted<Bytes>(
  [
    4,
    fc
      .array(fc.tuple(edgeNumbers, edgeNumbers, presenceTexts), { maxLength: 4 })
      .map((all) =>
        bytes(number(all.length), ...all.map(([id, clock, state]) => bytes(number(id), number(clock), state))),
      ),
  ],
  [1, edgeNumbers.map((count) => bytes(number(count), [1, 1, 2, 123, 125]))],
  [1, randomBytes(60)],
)

const spoken = fc.oneof(
  oneOf(
    '{"type":"mark","number":0}',
    '{"type":"mark","number":-1}',
    '{"type":"mark","number":1e999}',
    '{"type":"mark"}',
  ),
  oneOf('', 'null', '[]', '{', '"', '{"type":"rights"}', '{"__proto__":{"type":"mark"}}', 'x'.repeat(1_000)),
  oneOf('x'.repeat(2_000), '['.repeat(1_000), '\0', '\ud83d\ude00'),
  fc.json({ maxDepth: 3 }),
)

const tokens: fc.Arbitrary<Make<string>> = fc.oneof(
  oneOf((target: FrameTarget) => target.token),
  always(oneOf('', 'x', 'a'.repeat(43), 'a'.repeat(60_000), '\0', '__proto__', "'; drop table sessions; --")),
)

type Named = (name: string, target: FrameTarget) => Bytes
const bodies = weighted<[kind: string, Named]>(
  [10, changes.map((make) => ['update', (name, target) => frames.update(name, make(target))])],
  [5, changes.map((make) => ['sync step 2', (name, target) => frames.syncStep2(name, make(target))])],
  [2, stateVectors.map((make) => ['sync step 1', (name, target) => frames.syncStep1(name, make(target))])],
  [3, presences.map((made) => ['awareness', (name) => frames.awareness(name, made)])],
  [3, spoken.map((made) => ['stateless', (name) => frames.stateless(name, made)])],
  [1, malformedText.map((made) => ['stateless', (name) => frames.ofType(name, 5, sized(Uint8Array.from(made)))])],
  [2, tokens.map((make) => ['authentication', (name, target) => frames.authentication(name, make(target))])],
  [
    1,
    malformedText.map((made) => [
      'authentication',
      (name) => frames.ofType(name, 2, bytes([0], sized(Uint8Array.from(made)))),
    ]),
  ],
  [1, fc.constant(['close', (name) => frames.close(name)])],
  [
    3,
    fc
      .tuple(fc.oneof(fc.nat(12), edgeNumbers), randomBytes(60))
      .map(([type, rest]) => [`type ${type}`, (name) => frames.ofType(name, type, rest)]),
  ],
)

const names = weighted<Make<string>>(
  [20, oneOf((target: FrameTarget) => target.fileId)],
  [1, oneOf((target: FrameTarget) => target.otherFileId)],
  [1, oneOf((target: FrameTarget) => `${target.fileId}\0session`)],
  [1, always(oneOf('', '\0', '__proto__', '../../x', '0'.repeat(32), 'f'.repeat(60_000)))],
)

const named: fc.Arbitrary<Omit<HostileFrame, 'isFirst'>> = fc
  .tuple(names, bodies, weighted([8, fc.constant((whole: Bytes) => whole)], [1, damages]))
  .map(([name, [kind, body], damage]) => ({ kind, bytesFor: (target) => damage(body(name(target), target)) }))

const shapeless = fc.oneof(
  fc.record({ kind: oneOf('bytes'), bytesFor: always(randomBytes(200)) }),
  fc.record({
    kind: oneOf('malformed name'),
    bytesFor: always(
      fc.tuple(malformedText, randomBytes(20)).map(([name, rest]) => bytes(sized(Uint8Array.from(name)), rest)),
    ),
  }),
  fc.record({ kind: oneOf('text'), bytesFor: always(fc.oneof(spoken, words)) }),
  fc.record({
    kind: oneOf('long number'),
    bytesFor: always(oneOf(1, 9, 500).map((count) => new Uint8Array(count).fill(255))),
  }),
)

export const hostileFrames: fc.Arbitrary<HostileFrame> = fc
  .tuple(weighted<Omit<HostileFrame, 'isFirst'>>([12, named], [1, shapeless]), fc.nat(7))
  .map(([frame, chance]) => ({ ...frame, isFirst: chance === 0 }))

function place(): fc.Arbitrary<number> {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
}

function stateOf(doc: Y.Doc): Bytes {
  return Uint8Array.from(Y.encodeStateAsUpdate(doc))
}
