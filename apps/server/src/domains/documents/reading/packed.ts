import type { Row, Stored } from '../journal/journal.ts'

/**
 * A stored document on its way to another thread, in one piece: thousands of small arrays would each take the whole
 * buffer along that they are cut from.
 */
export interface Packed {
  kind: number
  bytes: Uint8Array<ArrayBuffer>
  /** The state first, then each row. */
  lengths: Uint32Array<ArrayBuffer>
  seqs: Float64Array<ArrayBuffer>
}

export function pack({ state, rows, kind }: Pick<Stored, 'state' | 'rows' | 'kind'>): Packed {
  const parts = [state, ...rows.map(({ change }) => change)]
  const lengths = Uint32Array.from(parts, ({ byteLength }) => byteLength)
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return { kind, bytes, lengths, seqs: Float64Array.from(rows, ({ seq }) => seq) }
}

export function unpack({ bytes, lengths, seqs }: Packed): Pick<Stored, 'state' | 'rows'> {
  let at = 0
  const parts = Array.from(lengths, (length) => {
    at += length
    return bytes.subarray(at - length, at)
  })
  const [state = new Uint8Array(), ...changes] = parts
  return { state, rows: changes.map((change, nth): Row => ({ seq: seqs[nth] as number, change })) }
}

export const buffersOf = ({ bytes, lengths, seqs }: Packed): ArrayBuffer[] => [
  bytes.buffer,
  lengths.buffer,
  seqs.buffer,
]
