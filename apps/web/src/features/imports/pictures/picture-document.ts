import { newId } from '@ramify/document'
import { type FileResource, imageSizeOf } from '@ramify/formats'
import { initialImageSize } from '@ramify/scene'
import type { WorkerDocument } from '../reading/read-messages.ts'

/** A map of one picture: its main topic shows it, small enough to leave room for the rest. */
export function pictureDocument(name: string, bytes: Uint8Array, theme: string): WorkerDocument {
  const id = newId()
  const title = name.replace(/(?<=.)\.[^.]+$/, '')
  const resource: FileResource = { id, name, bytes }
  const { width, height } = initialImageSize(imageSizeOf(bytes) ?? { width: 200, height: 150 })
  const imageSize = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  const content = {
    root: { data: { id: newId(), text: title, resource_id: id, imageSize }, children: [] },
    relLine: [],
    style: {},
    template: 'right',
    theme,
    background: null,
    version: '1',
    resources: [{ resource_id: id }],
  }
  return {
    kind: 'mindmap',
    title,
    json: JSON.stringify(content),
    isDeep: false,
    resources: [resource],
    report: [],
    sheetLinks: [],
    isPicture: true,
  }
}
