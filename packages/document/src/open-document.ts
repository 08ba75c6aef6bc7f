import type * as Y from 'yjs'
import type { DocumentPorts } from './core/open-document.ts'
import type { FlowchartDocument } from './flowchart/flowchart.ts'
import { isKnownKind, isNewer } from './kinds.ts'
import { type MapDocument, openMap } from './mindmap/mindmap.ts'

/** A document together with its kind, or the reason why this build cannot show it. */
export type OpenedDocument =
  | { readonly kind: 'mindmap'; readonly document: MapDocument; readonly isNewer: boolean }
  | { readonly kind: 'flowchart'; readonly document: FlowchartDocument; readonly isNewer: boolean }
  | { readonly kind: 'unknown'; readonly name: string }

/**
 * `name` comes from the table of files, never from the document: a co-editor could lock everybody out by changing that. What reads
 * flowcharts is loaded with the first of them, so that maps are shown as soon as before.
 */
export async function openDocument(name: string, doc: Y.Doc, ports?: DocumentPorts): Promise<OpenedDocument> {
  if (!isKnownKind(name)) return { kind: 'unknown', name }
  if (name === 'mindmap') return { kind: name, document: openMap(doc, ports), isNewer: isNewer(name, doc) }
  const { openFlowchart } = await import('./flowchart/flowchart.ts')
  return { kind: name, document: openFlowchart(doc, ports), isNewer: isNewer(name, doc) }
}
