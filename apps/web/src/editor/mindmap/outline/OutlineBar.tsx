import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CornerBar } from '../../views/CornerBar.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { areNotesShown } from './outline-notes.ts'

/** What an outline shows of its topics, at the left below it. */
export function OutlineBar() {
  const { text } = useText()
  const isOutline = useStore(useMapEditor().shownAs) === 'outline'
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
