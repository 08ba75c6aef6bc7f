import type { NodeId, NodeSnapshot } from '@ramify/document'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { focusField } from '../../core/focus-field.ts'
import { EditableField } from '../../input/text/EditableField.tsx'
import { writeRange } from '../../input/text/field-text.ts'
import { useNoteField } from '../../views/notes/use-note-field.ts'
import { noteOfTopic } from '../notes/note-of-topic.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './OutlineRow.module.css'
import { areNotesShown } from './outline-notes.ts'

/** As `.note` has it. */
const size = 12

/** The note of a topic below its row: read, or, when it is open, written in. */
export function RowNote({ node: { id, note } }: { node: NodeSnapshot }) {
  const isOpen = useStore(useMapEditor().openNote) === id
  const isShown = useStore(areNotesShown)
  if (isOpen) return <NoteField id={id} length={note.text.length} />
  if (!isShown || note.text === '') return null
  return (
    <div className={styles.note} data-note>
      {note.text}
    </div>
  )
}

function NoteField({ id, length }: { id: NodeId; length: number }) {
  const editor = useMapEditor()
  const { text } = useText()
  const target = useMemo(() => noteOfTopic(editor, id), [editor, id])
  const { field, takesKey } = useNoteField(target, size)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put at the end once
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (field.current) writeRange(field.current, { start: length, end: length })
  }, [])

  const close = () => {
    if (editor.openNote.get() === id) editor.openNote.set(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || takesKey(event)) return
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.shiftKey)) return
    close()
    focusField(editor)
    // Back to where one came from.
    editor.writing.set({ type: 'node', id, begins: 'at-end' })
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = () => {
    // When the whole window loses the focus, writing goes on afterwards.
    if (document.activeElement !== field.current) close()
  }
  return (
    <EditableField
      ref={field}
      className={classNames(styles.note, styles.noteField)}
      aria-label={text('editor.note')}
      data-note-field
      data-empty={length === 0 ? text('editor.note.empty') : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
