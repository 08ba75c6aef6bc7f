import fc from 'fast-check'
import * as Y from 'yjs'
import { bytes, number, sized, text } from '../../collab/frames.ts'
import {
  type Bytes,
  edgeNumbers,
  ids,
  type Make,
  malformedText,
  oneOf,
  randomBytes,
  weighted,
  words,
} from './arbitraries.ts'

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
/** Changes that Yjs would never write. */
export const changesByHand: fc.Arbitrary<Make<Bytes>> = fc.tuple(fc.array(sections, { maxLength: 3 }), deletions).map(
  ([all, deleted]) =>
    (target) =>
      bytes(number(all.length), ...all.map((make) => make(target)), deleted(target)),
)
