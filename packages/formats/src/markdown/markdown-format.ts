import { FileError } from '../files/file-error.ts'
import type { FileFormat } from '../files/file-format.ts'
import { addBranches, branchOf } from '../map/branches.ts'
import { MapBuilder, oneRoot } from '../map/map-builder.ts'
import { GrowingText } from '../text/growing-text.ts'
import { refuseManyLines } from '../text/most-lines.ts'
import { readMarkdown } from './read-markdown.ts'
import { markdownLines, tidy } from './write-markdown.ts'

export const markdownFormat = {
  name: 'Markdown',
  extensions: ['md', 'markdown'],
  reader: {
    recognizes: (file) => file.text !== null && ['md', 'markdown', 'mdown', 'mkd'].includes(file.extension),
    read(file) {
      const builder = new MapBuilder()
      const text = file.text ?? ''
      refuseManyLines(text)
      const tops = addBranches(builder, readMarkdown(text.replace(/^\ufeff/, '')))
      if (tops.length === 0) throw new FileError('format', 'there is nothing in the Markdown')
      const root = oneRoot(builder, tops, file.title)
      return [builder.document(file.title, root)]
    },
  },
  writer: {
    kinds: ['mindmap'],
    mediaType: 'text/markdown; charset=utf-8',
    write([document]) {
      if (document?.kind !== 'mindmap') return ''
      const text = new GrowingText()
      const forest = [document.content.root, ...(document.content.floating ?? [])].map(branchOf)
      for (const line of markdownLines(forest)) text.add(line)
      return tidy(text.toString())
    },
  },
} satisfies FileFormat
