import { themeById } from '@ramify/themes'
import { SwatchBook } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import type { ThemeNamed } from './own-theme.ts'
import { longestThemeName } from './own-theme.ts'
import { isNameTaken, renameTheme, saveTheme } from './own-themes.ts'

interface Props {
  named: ThemeNamed
  onClose: () => void
}

/** Asks for the name of a theme of one's own. */
export function ThemeDialog({ named, onClose }: Props) {
  const editor = useMapEditor()
  const { language, text } = useText()
  const [name, setName] = useState(() =>
    named.kind === 'rename' ? named.theme.name : themeById(editor.document.snapshot.theme).name[language],
  )
  const [error, setError] = useState<string | null>(null)
  const title = text(named.kind === 'save' ? 'editor.theme.save-title' : 'editor.theme.rename')

  const keep = () => {
    const typed = name.trim()
    const id = named.kind === 'rename' ? named.theme.id : undefined
    if (typed === '') return setError(text('editor.theme.name-required'))
    if (isNameTaken(editor, typed, id)) return setError(text('editor.theme.name-taken'))
    void (id === undefined ? saveTheme(editor, typed) : renameTheme(editor, id, typed))
    onClose()
  }
  return (
    <FormDialog
      title={title}
      size="s"
      act={text(named.kind === 'save' ? 'editor.theme.save-act' : 'editor.theme.rename-act')}
      onAct={keep}
      onClose={onClose}
    >
      <Field
        label={text('editor.theme.name')}
        icon={SwatchBook}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestThemeName}
        required
        value={name}
        error={error}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value)
          setError(null)
        }}
      />
    </FormDialog>
  )
}
