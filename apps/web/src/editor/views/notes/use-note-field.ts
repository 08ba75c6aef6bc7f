import type { TextAttributes } from '@ramify/document'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../core/use-editor.ts'
import { formatPressed, type NoteFormat } from './note-formats.ts'
import { attachNote, type NoteInput } from './note-input.ts'
import type { NoteTarget } from './note-target.ts'

export interface NoteField {
  readonly field: RefObject<HTMLDivElement | null>
  /** How the words at the caret look. */
  readonly now: TextAttributes
  format(attributes: Parameters<NoteInput['format']>[0]): void
  toggle(format: NoteFormat): void
  /** Whether a key was one that formats; it has done so then. */
  takesKey(event: KeyboardEvent): boolean
}

/** A field in which a note is written, wherever it stands. */
export function useNoteField(target: NoteTarget, size?: number): NoteField {
  const editor = useEditor()
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<NoteInput | null>(null)
  const [now, setNow] = useState<TextAttributes>({})
  useEffect(() => {
    if (!field.current) return
    const attached = attachNote(editor, field.current, target, setNow, size)
    input.current = attached
    return attached.detach
  }, [editor, target, size])

  const toggle = (format: NoteFormat) => input.current?.format({ [format]: now[format] ? null : true })
  const takesKey = (event: KeyboardEvent) => {
    const format = formatPressed(event)
    if (!format) return false
    event.preventDefault()
    event.stopPropagation()
    toggle(format)
    return true
  }
  return { field, now, format: (attributes) => input.current?.format(attributes), toggle, takesKey }
}
