import fc from 'fast-check'
import * as Y from 'yjs'
import { bytes, frames, number, sized, text } from '../../collab/frames.ts'
import {
  always,
  type Bytes,
  edgeNumbers,
  type FrameTarget,
  ids,
  type Make,
  malformedText,
  oneOf,
  randomBytes,
  weighted,
  words,
} from './arbitraries.ts'
import { changesByHand } from './changes-by-hand.ts'
import { changesByYjs } from './changes-by-yjs.ts'

/** A message to live editing that means no good. */
export interface HostileFrame {
  kind: string
  /** Sent before anything that says who it is from. */
  isFirst: boolean
  bytesFor: (target: FrameTarget) => Bytes | string
}

const wholeChanges = weighted<Make<Bytes>>([10, changesByHand], ...changesByYjs, [1, always(randomBytes(300))])

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
  [1, longNumbers().map((long) => bytes([1], long, [1, 2, 123, 125]))],
  [1, longNumbers().map((long) => bytes([1, 1], long, [2, 123, 125]))],
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

/** Larger than any that can be counted with. */
function longNumbers(): fc.Arbitrary<number[]> {
  return fc.tuple(fc.nat(200), fc.nat(127)).map(([length, last]) => [...Array(length).fill(0x80), last])
}

function place(): fc.Arbitrary<number> {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
}
