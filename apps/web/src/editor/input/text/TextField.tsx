import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { treeItemId } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { useEditor } from '../../core/use-editor.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import { attachClipboard } from '../clipboard/attach-clipboard.ts'
import type { InputEditor } from '../input-editor.ts'
import { pressKey } from '../keyboard.ts'
import { EditableField } from './EditableField.tsx'
import { showFieldEmoji } from './field-emoji.ts'
import { keepFocus } from './keep-focus.ts'
import styles from './TextField.module.css'
import { attachTextInput } from './text-input.ts'

interface Props {
  /** What keys can do; keep the array itself, it is compared. */
  actions: readonly EditorAction[]
}

/**
 * The one element of the editor that has the focus. While nothing is written it lies empty over the lead item and points
 * at its item in the tree, so that a screen reader reads the document; while something is written it is a text field.
 */
export function TextField({ actions }: Props) {
  const editor = useEditor<InputEditor>()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const writing = useStore(editor.writing)
  const isWriting = writing !== null
  const current = useCurrentItem(editor)
  const target = writing ? editor.textTargets.targetOf(writing) : undefined
  // Whether it is editable hangs on it.
  useStore(editor.lockReason)
  useStore(editor.editRight)

  useLayoutEffect(() => (layer.current ? followView(layer.current, editor, fromRest) : undefined), [editor])

  useEffect(() => {
    const element = field.current
    if (!element) return
    const input = attachTextInput(editor, element)
    const onKeyDown = (event: KeyboardEvent) => pressKey(event, editor, actions, input)
    element.addEventListener('keydown', onKeyDown)
    const stops = [
      attachClipboard(editor, element),
      keepFocus(editor, element, onKeyDown),
      showFieldEmoji(element),
      input.detach,
    ]
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      for (const stop of stops) stop()
    }
  }, [editor, actions])

  return (
    <div ref={layer} className={styles.layer}>
      <EditableField
        ref={field}
        className={classNames(styles.field, isWriting && styles.writing, target?.isLabel && styles.label)}
        isReadOnly={editor.readOnly}
        spellCheck={isWriting}
        enterKeyHint="done"
        aria-multiline={!target?.isOneLine}
        aria-label={text(target?.fieldName ?? editor.kind.fieldName ?? 'editor.field.map')}
        aria-controls={editor.treeId}
        aria-activedescendant={isWriting ? undefined : current}
      />
    </div>
  )
}

/** What is read when nothing is written. */
function useCurrentItem(editor: InputEditor): string | undefined {
  const lead = leadOf(useStore(editor.selection))
  return lead === null ? undefined : treeItemId(editor, lead)
}
