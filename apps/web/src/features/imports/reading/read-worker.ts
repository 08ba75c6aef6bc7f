import { contentToJson } from '@ramify/document'
import { imageTypeOf, type ReadDocument, readFile } from '@ramify/formats'
import { isDeep } from './is-deep.ts'
import type { ReadAnswer, ReadRequest, WorkerDocument } from './read-messages.ts'

const answer = (message: ReadAnswer) => self.postMessage(message)

self.addEventListener('message', ({ data: { name, bytes } }: MessageEvent<ReadRequest>) => {
  const read = readFile(name, bytes)
  if (read.ok) answer({ type: 'read', documents: read.documents.map(sendable) })
  // A picture, and not a document of some format in one.
  else if (read.code === 'format' && imageTypeOf(bytes) !== null) answer({ type: 'picture' })
  else {
    const { code, detail, foreign } = read
    answer({ type: 'refused', code, detail, ...(foreign && { foreign }) })
  }
})

/** Content may nest deeper than a browser can copy from thread to thread. */
function sendable({ kind, title, content, resources, report, sheetLinks = [] }: ReadDocument): WorkerDocument {
  return { kind, title, json: contentToJson(content), isDeep: isDeep(content), resources, report, sheetLinks }
}
