import type { RichText } from '@ramify/document'
import { Trash2 } from 'lucide-react'
import { useEffect, useId } from 'react'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { formatShortcut } from '../../../platform/actions/shortcut.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { takePanelFocus } from '../../core/panels/panel-focus.ts'
import { EditableField } from '../../input/text/EditableField.tsx'
import { ColorButton } from '../colors/ColorButton.tsx'
import styles from './NotePanel.module.css'
import { noteFormats } from './note-formats.ts'
import type { NoteTarget } from './note-target.ts'
import { useNoteField } from './use-note-field.ts'

interface Props {
  target: NoteTarget
  /** Of what it is a note. */
  name: string
  note: RichText
  onRemove: () => void
}

/** A note in the side panel, to be written and formatted. */
export function NoteEditor({ target, name, note, onRemove }: Props) {
  const { text } = useText()
  const title = useId()
  const { field, now, format, toggle, takesKey } = useNoteField(target)
  useEffect(() => takePanelFocus('note', () => field.current?.focus()), [field])
  return (
    <div className={styles.panel}>
      <p id={title} className={styles.name}>
        {name}
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
          onClick={() => note.text !== '' && onRemove()}
        />
      </footer>
    </div>
  )
}
