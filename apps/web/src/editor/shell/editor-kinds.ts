import type { KindName } from '@ramify/document'
import type { EditorKind } from '../editor-kind.ts'
import { mindmap } from '../mindmap/mindmap.ts'

/** Every kind of document that can be edited. */
export const editorKinds: Record<KindName, EditorKind> = { mindmap }
