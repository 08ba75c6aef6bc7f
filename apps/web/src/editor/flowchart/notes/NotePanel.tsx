import type { ShapeSnapshot } from '@ramify/document'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePart, useStore } from '../../../platform/store.ts'
import { NoteEditor } from '../../views/notes/NoteEditor.tsx'
import styles from '../../views/notes/NotePanel.module.css'
import { idsOf } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'
import { shapeWords } from '../links/targets.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { noteOfShape } from './note-of-shape.ts'

/** More words about one shape than it has room for. */
export function NotePanel() {
  const { text } = useText()
  const editor = useFlowchartEditor()
  const [id, another] = idsOf(useStore(editor.selection)).shapes
  const shape = usePart(editor.scene, () => editor.document.snapshot.shapes.get(id ?? ''))
  const isLocked = usePart(editor.scene, () => isLockedShape(editor.document.snapshot, id ?? ''))
  if (!shape || another) return <p className={styles.hint}>{text('flowchart.reason.one-shape')}</p>
  if (isLocked) return <p className={styles.hint}>{text('flowchart.reason.locked')}</p>
  return <Note key={shape.id} shape={shape} />
}

function Note({ shape }: { shape: ShapeSnapshot }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const { id, note } = shape
  const target = useMemo(() => noteOfShape(editor, id), [editor, id])
  return (
    <NoteEditor
      target={target}
      name={shapeWords(shape, text)}
      note={note}
      onRemove={() => editor.execute({ type: 'setText', id, part: 'note', text: '' })}
    />
  )
}
