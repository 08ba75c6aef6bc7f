import { carriedLook } from '../formatting/carried-look.ts'
import type { MapEditor } from '../map-editor.ts'

/** What the form of the resting pointer hangs on. */
export function cursorSources({ pointedAt, relating, content }: MapEditor) {
  return [carriedLook, pointedAt, relating, content.pointed]
}

export function mapCursor(editor: MapEditor): string {
  if (editor.relating.get()) return 'crosshair'
  const part = editor.pointedAt.get()?.part
  if (part === 'topic' && carriedLook.get()) return 'copy'
  if (part === 'handle') return 'grab'
  if (part === 'width') return 'ew-resize'
  const carried = editor.content.pointed.get()
  const opens = ['link', 'image', 'comment']
  if (carried && (!editor.readOnly || opens.includes(carried.kind))) return 'pointer'
  return part === undefined || part === 'topic' ? 'default' : 'pointer'
}
