import '../../ui/tokens.css'
import {
  type Command,
  type CommandResult,
  fromContent,
  type MapContent,
  type MapDocument,
  openMap,
  toContent,
} from '@ramify/document'
import type { MapPorts } from '../mindmap/create-map-editor.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { mindmap } from '../mindmap/mindmap.ts'
import { mountEditor as mount } from './mount-editor.tsx'

/** Content to be edited in this page alone, or a document that somebody keeps. */
export interface StandAlonePorts extends MapPorts {
  kind: 'mindmap'
  content?: MapContent
  document?: MapDocument
}

export interface MountedMap {
  content: () => MapContent
  execute: (command: Command) => CommandResult
  readonly editor: MapEditor
  /** See `MountedEditor`. */
  readonly rendered: Promise<void>
  destroy: () => void
}

/** The editor for pages that have nothing else of the product. */
export function mountEditor(element: HTMLElement, { content, document, ...ports }: StandAlonePorts): MountedMap {
  const map = document ?? mapOf(content)
  const { editor, rendered, destroy } = mount(element, mindmap, map, ports)
  const mapEditor = editor as MapEditor
  return { content: () => toContent(map.snapshot), execute: mapEditor.execute, editor: mapEditor, rendered, destroy }
}

function mapOf(content: MapContent | undefined): MapDocument {
  const made = fromContent(content)
  if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
  return openMap(made.doc)
}
