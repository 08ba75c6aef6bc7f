import { newId } from '@ramify/document'
import { fromBase64 } from '../files/base64.ts'
import type { FileResource } from '../files/file-format.ts'
import { imageTypeOf } from './image-bytes.ts'

/** The picture in an address of data; undefined for any other address, and for what is no picture. */
export function embeddedImage(address: string): FileResource | undefined {
  const bytes = fromBase64(/^data:image\/[\w.+-]{1,40};base64,(.*)$/s.exec(address)?.[1] ?? '')
  const type = bytes && bytes.length > 0 ? imageTypeOf(bytes) : null
  if (!bytes || type === null) return undefined
  const id = newId()
  return { id, name: `${id}.${type}`, bytes }
}
