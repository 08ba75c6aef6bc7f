import type * as Y from 'yjs'
import { documentSchema } from './core/meta.ts'
import type { DocumentPorts } from './core/open-document.ts'
import { type MapDocument, mindmap, openMap } from './mindmap/mindmap.ts'

/** Every kind of document that this build knows. */
export const documentKinds = { mindmap }

export type KindName = keyof typeof documentKinds

/** A document together with its kind, or the reason why this build cannot show it. */
export type OpenedDocument =
  | { readonly kind: 'mindmap'; readonly document: MapDocument; readonly isNewer: boolean }
  | { readonly kind: 'unknown'; readonly name: string }

/** Undefined for a kind that only a newer build knows. */
export function kindByNumber(number: number): KindName | undefined {
  return (Object.keys(documentKinds) as KindName[]).find((name) => documentKinds[name].number === number)
}

export function isKnownKind(name: string): name is KindName {
  return Object.hasOwn(documentKinds, name)
}

/** `name` comes from the table of files, never from the document: a co-editor could lock everybody out by changing that. */
export function openDocument(name: string, doc: Y.Doc, ports?: DocumentPorts): OpenedDocument {
  if (!isKnownKind(name)) return { kind: 'unknown', name }
  return { kind: name, document: openMap(doc, ports), isNewer: isNewer(name, doc) }
}

/** Whether a newer build wrote it. It can be read, but not changed: this build would misread what it does not know. */
export function isNewer(name: KindName, doc: Y.Doc): boolean {
  return documentSchema(doc) > documentKinds[name].schema
}
