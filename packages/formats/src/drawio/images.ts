import { newId } from '@ramify/document'
import { strToU8 } from 'fflate'
import { fromBase64 } from '../files/base64.ts'
import type { FileResource } from '../files/file-format.ts'
import { imageTypeOf } from '../images/image-bytes.ts'
import type { Style } from './style.ts'

/** Stands in a kept style for the bytes of a picture, which are a resource of the document. */
export const imageMark = 'ramify:resource'

/** The pictures that stand in styles, as resources. One that several shapes show is there once. */
export class StyleImages {
  readonly resources: FileResource[] = []
  readonly #byAddress = new Map<string, string | null>()

  /** The resource of a picture; null for one that is elsewhere or that nobody can show, undefined where there is none. */
  of(style: Style): string | null | undefined {
    const address = style.get('image')
    if (!address) return undefined
    const known = this.#byAddress.get(address)
    if (known !== undefined) return known
    const bytes = bytesOf(address)
    const type = bytes && imageTypeOf(bytes)
    const id = type ? newId() : null
    if (id !== null && bytes) this.resources.push({ id, name: `${id}.${type}`, bytes })
    this.#byAddress.set(address, id)
    return id
  }
}

/** Draw.io leaves out `;base64`, because styles are divided by that sign. */
function bytesOf(address: string): Uint8Array | null {
  const [, encoded] = /^data:image\/[\w.+-]{1,40}(?:;base64)?,(.*)$/s.exec(address) ?? []
  if (encoded === undefined) return null
  if (/^\s*(?:<|%3C)/i.test(encoded)) return bytesOfText(encoded)
  return fromBase64(encoded)
}

function bytesOfText(encoded: string): Uint8Array | null {
  try {
    return strToU8(decodeURIComponent(encoded))
  } catch {
    // A percent sign that stands for nothing.
    return null
  }
}
