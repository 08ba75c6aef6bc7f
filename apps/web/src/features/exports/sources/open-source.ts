import { flowchartToContent, type OpenedDocument, toContent } from '@ramify/document'
import type { Assets } from '../../../editor/core/ports.ts'
import type { ExportSource } from '../source.ts'
import { fileDocument } from './file-document.ts'

interface Open {
  readonly opened: Exclude<OpenedDocument, { kind: 'unknown' }>
  readonly assets: Pick<Assets, 'url'>
  readonly name: string
  readonly fileId: string | null
}

/** The document that is open, as it is on the screen: also what the server does not have yet. */
export function openSource({ opened, assets, name, fileId }: Open): ExportSource {
  return {
    kind: opened.kind,
    name,
    fileId,
    read: () => {
      const content =
        opened.kind === 'mindmap' ? toContent(opened.document.snapshot) : flowchartToContent(opened.document.snapshot)
      return fileDocument({ kind: opened.kind, title: name, content, assets })
    },
  }
}
