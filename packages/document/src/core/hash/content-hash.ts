import { canonicalJson, type Omit } from './json-text.ts'
import { sha256 } from './sha256.ts'

/** The same for equal content, on every machine: SHA-256 of its canonical JSON, in hex. */
export function contentHash(content: object): string {
  return sha256(canonicalJson(content, isAddress))
}

/** Where a resource can be fetched changes with time and reader, and is not content. */
const isAddress: Omit = (holder, key) =>
  (key === 'image' || key === 'image_url' || key === 'original_url') && Object.hasOwn(holder, 'resource_id')
