import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import { pickedItemId, treeId, treeItemId } from '../../core/tree-ids.ts'
import { useMapEditor } from '../../core/use-editor.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { attachClipboard } from '../clipboard/attach-clipboard.ts'
import { pressKey } from '../keyboard.ts'
import { EditableField } from './EditableField.tsx'
import { showFieldEmoji } from './field-emoji.ts'
import { keepFocus } from './keep-focus.ts'
import styles from './TextField.module.css'
import { attachTextInput } from './text-input.ts'
import { isOneLine, type Writing } from './writing.ts'

interface Props {
  /** What keys can do; keep the array itself, it is compared. */
  actions: readonly EditorAction[]
}

/**
 * The one element of the editor that has the focus. While nothing is written it lies empty over the lead topic and points
 * at its item in the tree, so that a screen reader reads the map; while something is written it is a text field.
 */
export function TextField({ actions }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const writing = useStore(editor.writing)
  const isWriting = writing !== null
  const current = useCurrentItem(editor)
  // Whether it is editable hangs on it.
  useStore(editor.lockReason)

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
        className={classNames(styles.field, isWriting && styles.writing, writing?.part && styles.label)}
        isReadOnly={editor.readOnly}
        spellCheck={isWriting}
        aria-multiline={writing === null || !isOneLine(writing)}
        aria-label={text(nameOf(writing))}
        aria-controls={treeId(editor)}
        aria-activedescendant={isWriting ? undefined : current}
      />
    </div>
  )
}

/** What is read when nothing is written: the lead topic, or the line, range or callout that is picked. */
function useCurrentItem(editor: MapEditor): string | undefined {
  const lead = leadOf(useStore(editor.selection))
  const isPicked = useStore(editor.picked) !== null
  if (isPicked) return pickedItemId(editor)
  return lead === null ? undefined : treeItemId(editor, lead)
}

function nameOf(writing: Writing | null): PlainTextKey {
  if (writing === null) return 'editor.field.map'
  return writing.part === undefined ? 'editor.field.writing' : `editor.field.writing-${writing.part}`
}
