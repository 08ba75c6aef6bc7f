import type { NodeSnapshot } from '@ramify/document'
import { Trash2 } from 'lucide-react'
import { useEffect, useId } from 'react'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { formatShortcut } from '../../../platform/actions/shortcut.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import { EditableField } from '../../input/text/EditableField.tsx'
import { ColorButton } from '../../views/colors/ColorButton.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './NotePanel.module.css'
import { noteFormats } from './note-formats.ts'
import { useNoteField } from './use-note-field.ts'

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
  const title = useId()
  const { field, now, format, toggle, takesKey } = useNoteField(id)
  useEffect(() => takePanelFocus('note', () => field.current?.focus()), [field])

  return (
    <div className={styles.panel}>
      <p id={title} className={styles.topic}>
        {name.text.trim() === '' ? text('editor.tree.blank') : name.text}
      </p>
      <div role="toolbar" aria-label={text('editor.note.format')} className={styles.tools}>
        {noteFormats.map(({ key, icon, keys }) => (
          <IconButton
            key={key}
            label={text(`editor.style.${key}`)}
            icon={icon}
            shortcut={formatShortcut(keys, isMac)}
            aria-pressed={now[key] ?? false}
            onClick={() => toggle(key)}
          />
        ))}
        <ColorButton label={text('editor.style.color')} value={now.color} onChange={(color) => format({ color })} />
      </div>
      <EditableField
        ref={field}
        className={styles.field}
        aria-label={text('editor.note')}
        aria-describedby={title}
        data-empty={note.text === '' ? text('editor.note.empty') : undefined}
        onKeyDown={takesKey}
      />
      <footer className={styles.foot}>
        <IconButton
          label={text('editor.note.remove')}
          icon={Trash2}
          disabledReason={note.text === '' ? text('editor.note.none') : null}
          onClick={() => note.text !== '' && editor.execute({ type: 'setNote', id, note: '' })}
        />
      </footer>
    </div>
  )
}
