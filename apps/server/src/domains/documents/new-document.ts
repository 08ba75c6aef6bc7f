import { contentHash, openMap, toContent } from '@ramify/document'
import * as Y from 'yjs'

/** A document as it is stored for the first time. */
export interface NewDocument {
  state: Uint8Array
  /** Of its content. */
  hash: string
}

export const newDocument = (doc: Y.Doc): NewDocument => ({
  state: Y.encodeStateAsUpdate(doc),
  hash: contentHash(toContent(openMap(doc).snapshot)),
})
