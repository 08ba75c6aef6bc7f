import { parseIndentedText } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { FileDocument, FileFormat } from '../files/file-format.ts'
import { addBranches } from '../map/branches.ts'
import { MapBuilder, oneRoot, walkContent } from '../map/map-builder.ts'
import { GrowingText } from './growing-text.ts'
import { refuseManyLines } from './most-lines.ts'
import { withIndents } from './outline-text.ts'

/** One line for each topic, a tab for each level. Any text is read so when nothing else knows it. */
export const textFormat = {
  name: 'Text',
  extensions: ['txt'],
  reader: {
    recognizes: (file) => file.text !== null && file.extension === 'txt',
    read(file) {
      const builder = new MapBuilder()
      const text = file.text ?? ''
      refuseManyLines(text)
      const tops = addBranches(builder, parseIndentedText(withIndents(text.replace(/^\ufeff/, ''))))
      if (tops.length === 0) throw new FileError('format', 'there is no line in the text')
      const root = oneRoot(builder, tops, file.title)
      return [builder.document(file.title, root)]
    },
  },
  writer: { kinds: ['mindmap'], mediaType: 'text/plain; charset=utf-8', write: ([document]) => writeText(document) },
} satisfies FileFormat

function writeText(document: FileDocument | undefined): string {
  if (document?.kind !== 'mindmap') return ''
  const lines = new GrowingText()
  for (const top of [document.content.root, ...(document.content.floating ?? [])]) {
    for (const { node, depth } of walkContent(top)) {
      const words = typeof node.data.text === 'string' ? node.data.text : ''
      lines.add('\t'.repeat(depth) + words.replace(/\s*\n\s*/g, ' ').trim())
    }
  }
  return lines.toString()
}
