import { contentHash } from '@ramify/document'
import * as Y from 'yjs'
import type { ServerKind } from './kinds/server-kind.ts'

/** A document as it is stored for the first time. */
export interface NewDocument {
  state: Uint8Array
  /** Of its content. */
  hash: string
}

export const newDocument = (kind: ServerKind, doc: Y.Doc): NewDocument => ({
  state: Y.encodeStateAsUpdate(doc),
  hash: contentHash(kind.open(doc).read().content),
})
