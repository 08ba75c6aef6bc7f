import { themeById } from '@ramify/themes'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { settleTheme } from './asked-theme.ts'
import { isDressed } from './plain-looks.ts'
import type { NamedChoice } from './theme-choice.ts'

/** The same question as `OwnStyles`, over the sheet of a hand. Whoever leaves without an answer keeps what they have. */
export function ThemeQuestion({ choice }: { choice: NamedChoice }) {
  const editor = useMapEditor()
  const { language, text } = useText()
  const count = [...editor.document.snapshot.nodes.values()].filter(isDressed).length
  const own = editor.themes.get().find(({ id }) => id === choice.id)
  const name = own?.name ?? themeById(choice.id).name[language]
  const answer = (isKept: boolean) => () => settleTheme(editor, isKept)
  return (
    <MessageDialog
      title={count > 0 ? text('editor.theme.own-topics', { count }) : text('editor.theme.own-map')}
      sentence={text('editor.theme.own-question', { name })}
      onClose={answer(true)}
    >
      <Button onClick={answer(false)}>{text('editor.theme.replace')}</Button>
      <Button variant="filled" onClick={answer(true)}>
        {text('editor.theme.keep')}
      </Button>
    </MessageDialog>
  )
}
