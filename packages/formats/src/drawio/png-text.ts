import { strFromU8 } from 'fflate'
import { type InflateBudget, inflate } from '../zip/inflate.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const keywords = new Set(['mxfile', 'mxGraphModel'])

const isPng = (bytes: Uint8Array): boolean => signature.every((byte, nth) => bytes[nth] === byte)

/** The diagram that draw.io puts into the pictures it exports, as it stands there; undefined for a picture without one. */
export function drawioInPng(bytes: Uint8Array, budget: InflateBudget): string | undefined {
  if (!isPng(bytes)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = latin(bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) return undefined
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    const found =
      type === 'iTXt'
        ? wideTextOf(chunk, budget)
        : type === 'tEXt' || type === 'zTXt'
          ? textOf(chunk, type === 'zTXt', budget)
          : undefined
    if (found !== undefined) return found
    at += 12 + length
  }
  return undefined
}

/** A keyword, a zero byte, and the text; where it is packed, a byte for the method before it. */
function textOf(chunk: Uint8Array, isPacked: boolean, budget: InflateBudget): string | undefined {
  const end = chunk.subarray(0, 80).indexOf(0)
  if (end === -1 || !keywords.has(latin(chunk.subarray(0, end)))) return undefined
  if (!isPacked) return latin(chunk.subarray(end + 1))
  return unpacked(chunk.subarray(end + 2), latin, budget)
}

/** After the keyword: whether it is packed, the method, a language and the keyword in it, and the text in UTF-8. */
function wideTextOf(chunk: Uint8Array, budget: InflateBudget): string | undefined {
  const end = chunk.subarray(0, 80).indexOf(0)
  if (end === -1 || !keywords.has(latin(chunk.subarray(0, end)))) return undefined
  const language = chunk.indexOf(0, end + 3)
  const translated = language === -1 ? -1 : chunk.indexOf(0, language + 1)
  if (translated === -1) return undefined
  const text = chunk.subarray(translated + 1)
  return chunk[end + 1] === 1 ? unpacked(text, strFromU8, budget) : strFromU8(text)
}

function unpacked(packed: Uint8Array, decode: (bytes: Uint8Array) => string, budget: InflateBudget): string {
  // By the rules it begins with the mark of zlib; draw.io leaves that out.
  const isZlib = (packed[0] ?? 0) % 16 === 8 && (((packed[0] ?? 0) << 8) | (packed[1] ?? 0)) % 31 === 0
  const text = decode(inflate(packed, budget, isZlib ? 'zlib' : 'raw'))
  // In an address a plus is a space; in XML it is itself.
  return text.trimStart().startsWith('<') ? text : text.replaceAll('+', ' ')
}

/** In pieces: a call takes no hundred thousand arguments. */
function latin(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return parts.join('')
}
