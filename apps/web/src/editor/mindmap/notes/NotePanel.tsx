import type { NodeSnapshot } from '@ramify/document'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { NoteEditor } from '../../views/notes/NoteEditor.tsx'
import styles from '../../views/notes/NotePanel.module.css'
import { useMapEditor } from '../use-map-editor.ts'
import { noteOfTopic } from './note-of-topic.ts'

/** More words about one topic than the map has room for. */
export function NotePanel() {
  const { text } = useText()
  const editor = useMapEditor()
  const scene = useStore(editor.scene)
  const [topic, another] = useStore(editor.selectedTopics).flatMap((id) => scene.placeOf(id) ?? [])
  if (topic && !another) return <Note key={topic.id} node={topic.face.node} />
  return <p className={styles.hint}>{text(topic ? 'editor.reason.one-only' : 'editor.reason.nothing-selected')}</p>
}

function Note({ node: { id, text: name, note } }: { node: NodeSnapshot }) {
  const editor = useMapEditor()
  const { text } = useText()
  const target = useMemo(() => noteOfTopic(editor, id), [editor, id])
  return (
    <NoteEditor
      target={target}
      name={name.text.trim() === '' ? text('editor.tree.blank') : name.text}
      note={note}
      onRemove={() => editor.execute({ type: 'setNote', id, note: '' })}
    />
  )
}
