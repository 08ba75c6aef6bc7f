import type { Json } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'

/** Documents keep cells as they were written, as text: whatever was not changed goes back as it was. */
export const keptElement = (element: XmlElement): string => writeXml(element)

/** Null for what is none any more: documents may come from anywhere. */
export function elementOfKept(text: unknown): XmlElement | null {
  if (typeof text !== 'string') return null
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof FileError) return null
    throw error
  }
}

export const keptMap = (attributes: ReadonlyMap<string, string>): { [name: string]: Json } =>
  Object.fromEntries([...attributes].filter(([name]) => name !== '__proto__'))

export function mapOfKept(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  return new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[A-Za-z_][\w.:-]*$/.test(entry[0]),
    ),
  )
}
