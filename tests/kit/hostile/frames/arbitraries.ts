import fc from 'fast-check'
import type * as Y from 'yjs'
import { bytes, number } from '../../collab/frames.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What a frame is made for: who sends it and what they know. */
export interface FrameTarget {
  fileId: string
  /** A document of somebody else. */
  otherFileId: string
  token: string
  /** The attacker's own document, as it is for them. */
  doc: Y.Doc
}

export type Make<Made> = (target: FrameTarget) => Made

export const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
export const weighted = <T>(...entries: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...entries.map(([weight, arbitrary]) => ({ weight, arbitrary })))
export const always = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Make<T>> => arbitrary.map((value) => () => value)
export const randomBytes = (maxLength: number): fc.Arbitrary<Bytes> =>
  fc.uint8Array({ maxLength }).map((made) => Uint8Array.from(made))

export const edgeNumbers = weighted(
  [3, fc.nat(3)],
  [1, oneOf(127, 128, 255, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40, 2 ** 52, 2 ** 53 - 1)],
)
export const malformedText = oneOf(
  [0xff, 0xfe, 0x80],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
)
export const words = oneOf(
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

export const ids = fc.tuple(edgeNumbers, edgeNumbers).map((pair) => bytes(...pair.map(number)))
