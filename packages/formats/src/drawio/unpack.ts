import { fromBase64 } from '../files/base64.ts'
import { decodeText } from '../files/decode-text.ts'
import { FileError } from '../files/file-error.ts'
import { type ElementBudget, mostElements } from '../xml/parse-xml.ts'
import { type InflateBudget, inflate } from '../zip/inflate.ts'

/** What all pages of a file may have together: each is packed by itself, and a few kilobytes can hold a full one. */
export interface DrawioBudget extends InflateBudget, ElementBudget {}

export const drawioBudget = (): DrawioBudget => ({ bytes: 48_000_000, elements: mostElements })

/** The XML of a diagram that is hidden in something else; undefined for anything but that, which other programs put there too. */
export function packedDiagram(text: string, budget: InflateBudget): string | undefined {
  try {
    const xml = unpacked(text, budget)
    return /^\s*<(?:mxfile|mxGraphModel)[\s>]/.test(xml) ? xml : undefined
  } catch (error) {
    if (error instanceof FileError && error.code === 'format') return undefined
    throw error
  }
}

/** The XML of a page or a file as it stands in files: as it is, as in an address, or packed. */
export function unpacked(text: string, budget: InflateBudget): string {
  if (text.startsWith('<')) return text
  if (text.startsWith('%3C')) return fromAddress(text)
  const bytes = fromBase64(text)
  const plain = bytes && decodeText(inflate(bytes, budget))
  if (!plain) throw new FileError('format', 'a page of draw.io that cannot be unpacked')
  return plain.startsWith('%') ? fromAddress(plain) : plain
}

function fromAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that stands for nothing.
    throw new FileError('format', 'a page of draw.io that is wrongly encoded')
  }
}
