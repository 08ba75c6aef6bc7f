import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { CornerBar } from '../tools/CornerBar.tsx'
import { useEditor } from '../use-editor.ts'
import { areNotesShown } from './outline-notes.ts'
import { shownAs } from './shown-as.ts'

/** What an outline shows of its topics, at the left below it. */
export function OutlineBar() {
  const { text } = useText()
  const isOutline = useStore(shownAs(useEditor())) === 'outline'
  // Drawn anew whenever its button is on or off.
  useStore(areNotesShown)
  return (
    isOutline && (
      <CornerBar label={text('editor.outline.bar')}>
        <ActionButton id="editor.outline-notes" side="top" />
        <ActionButton id="shortcuts.open" side="top" />
      </CornerBar>
    )
  )
}
