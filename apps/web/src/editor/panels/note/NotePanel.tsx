import type { NodeSnapshot, TextAttributes } from '@ramify/document'
import { Bold, Italic, Strikethrough, Trash2, Underline } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { formatShortcut, matchesShortcut } from '../../../platform/actions/shortcut.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useEditor } from '../../use-editor.ts'
import { ColorButton } from '../ColorButton.tsx'
import { takePanelFocus } from '../panel-focus.ts'
import { useChosen } from '../style/use-chosen.ts'
import styles from './NotePanel.module.css'
import { attachNote, type NoteInput } from './note-input.ts'

const formats = [
  { key: 'bold', icon: Bold, keys: 'mod+b' },
  { key: 'italic', icon: Italic, keys: 'mod+i' },
  { key: 'underline', icon: Underline, keys: 'mod+u' },
  { key: 'strike', icon: Strikethrough, keys: 'mod+shift+x' },
] as const

/** More words about one topic than the map has room for. */
export function NotePanel() {
  const { text } = useText()
  const { topics } = useChosen()
  const [topic, another] = topics
  if (topic && !another) return <Note key={topic.id} node={topic.face.node} />
  return <p className={styles.hint}>{text(topic ? 'editor.reason.one-only' : 'editor.reason.nothing-selected')}</p>
}

function Note({ node: { id, text: name, note } }: { node: NodeSnapshot }) {
  const editor = useEditor()
  const { text } = useText()
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<NoteInput | null>(null)
  const title = useId()
  const [now, setNow] = useState<TextAttributes>({})
  useEffect(() => {
    if (!field.current) return
    const attached = attachNote(editor, field.current, id, setNow)
    input.current = attached
    return attached.detach
  }, [editor, id])
  useEffect(() => takePanelFocus('note', () => field.current?.focus()), [])

  const toggle = (key: (typeof formats)[number]['key']) => input.current?.format({ [key]: now[key] ? null : true })
  const onKeyDown = (event: KeyboardEvent) => {
    const format = formats.find(({ keys }) => matchesShortcut(event, keys, isMac))
    if (!format) return
    event.preventDefault()
    event.stopPropagation()
    toggle(format.key)
  }
  return (
    <div className={styles.panel}>
      <p id={title} className={styles.topic}>
        {name.text.trim() === '' ? text('editor.tree.blank') : name.text}
      </p>
      <div role="toolbar" aria-label={text('editor.note.format')} className={styles.tools}>
        {formats.map(({ key, icon, keys }) => (
          <IconButton
            key={key}
            label={text(`editor.style.${key}`)}
            icon={icon}
            shortcut={formatShortcut(keys, isMac)}
            aria-pressed={now[key] ?? false}
            onClick={() => toggle(key)}
          />
        ))}
        <ColorButton
          label={text('editor.style.color')}
          value={now.color}
          onChange={(color) => input.current?.format({ color })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: only an editable element shows formatting. */}
      <div
        ref={field}
        className={styles.field}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={text('editor.note')}
        aria-describedby={title}
        data-empty={note.text === '' ? text('editor.note.empty') : undefined}
        onKeyDown={onKeyDown}
      />
      <footer className={styles.foot}>
        <IconButton
          label={text('editor.note.remove')}
          icon={Trash2}
          disabledReason={note.text === '' ? text('editor.note.none') : null}
          onClick={() => note.text !== '' && editor.act({ type: 'setNote', id, note: '' })}
        />
      </footer>
    </div>
  )
}
