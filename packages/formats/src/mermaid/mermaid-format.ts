import { FileError } from '../files/file-error.ts'
import type { FileFormat } from '../files/file-format.ts'
import { refuseManyLines } from '../text/most-lines.ts'
import { readFlowchart } from './read-flowchart.ts'
import { readMindmap } from './read-mindmap.ts'
import { isMermaid, openMermaid } from './source.ts'
import { writeFlowchart } from './write-flowchart.ts'
import { writeMindmap } from './write-mindmap.ts'

/** Diagrams as text: mind maps and flowcharts of those that Mermaid has. */
export const mermaidFormat = {
  name: 'Mermaid',
  extensions: ['mmd', 'mermaid'],
  reader: {
    recognizes: isMermaid,
    read(file) {
      const text = file.text ?? ''
      refuseManyLines(text)
      const source = openMermaid(text)
      if (!source) throw new FileError('format', 'neither a mind map nor a flowchart of Mermaid')
      return [source.kind === 'mindmap' ? readMindmap(source, file.title) : readFlowchart(source, file.title)]
    },
  },
  writer: {
    kinds: ['mindmap', 'flowchart'],
    mediaType: 'text/vnd.mermaid; charset=utf-8',
    write: ([document]) =>
      document ? (document.kind === 'mindmap' ? writeMindmap(document) : writeFlowchart(document)) : '',
  },
} satisfies FileFormat
