import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { focusField } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { surroundings } from '../../core/surroundings.ts'
import { writingBarHeight } from '../../core/viewport/writing-bar.ts'
import { attachClipboard } from '../../input/clipboard/attach-clipboard.ts'
import { EditableField } from '../../input/text/EditableField.tsx'
import { attachTextInput } from '../../input/text/text-input.ts'
import { topicElementId } from '../accessibility/topic-element-id.ts'
import type { MapEditor } from '../map-editor.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { DropLine } from './DropLine.tsx'
import { OutlineRow } from './OutlineRow.tsx'
import styles from './OutlineView.module.css'
import { outlineKeys } from './outline-keys.ts'
import { areNotesShown } from './outline-notes.ts'
import { attachRowPaste } from './outline-paste.ts'
import { outlinePlace } from './outline-place.ts'
import { outlinePointers } from './outline-pointers.ts'
import { guessHeight } from './rows/row-height.ts'
import { createRowList } from './rows/row-list.ts'
import { useRowsToDraw } from './rows/use-rows.ts'

interface Props {
  /** What keys can do; keep the array itself, it is compared. */
  actions: readonly EditorAction[]
}

const step = 24

/**
 * The map as a text of rows. One field has the keys here too: it lies over the row that is written in, so that rows come and
 * go with scrolling and with what others do while an input method goes on undisturbed.
 */
export function OutlineView({ actions }: Props) {
  const editor = useMapEditor()
  const { text } = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const list = useMemo(
    () => createRowList(editor, { guess: guessHeight, above: roomAbove(), below: 320, hidden: hiddenAbove() }),
    [editor],
  )
  const place = useMemo(() => outlinePlace(editor, list), [editor, list])
  const pointers = useMemo(outlinePointers, [])
  const isWriting = useStore(editor.writing) !== null
  // Whether it is editable hangs on it.
  useStore(editor.lockReason)
  useStore(editor.editRight)
  const lead = leadOf(useStore(editor.selectedTopics))
  const rows = useRowsToDraw(list)
  // The bar over the keyboard takes its place: what is written is scrolled into what is left.
  const foot = useStore(writingBarHeight)

  useLayoutEffect(() => {
    if (!scroller.current || !page.current) return
    const stop = list.attach(scroller.current, page.current)
    const id = leadOf(editor.selectedTopics.get())
    if (id !== null) list.show(id, 'middle')
    return stop
  }, [editor, list])

  useEffect(() => {
    const [element, around, paper] = [field.current, scroller.current, page.current]
    if (!element || !around || !paper) return
    const stopPaste = attachRowPaste(editor, element)
    const input = attachTextInput(editor, element, place)
    const onKeyDown = outlineKeys({ editor, field: element, list, actions, input })
    element.addEventListener('keydown', onKeyDown)
    const stops = [
      stopPaste,
      attachClipboard(editor, element),
      pointers.attach({ editor, list, scroller: around, page: paper, field: element, step }),
      areNotesShown.subscribe(list.measureAgain),
      () => editor.openNote.set(null),
      editor.selectedTopics.subscribe(() => list.show(leadOf(editor.selectedTopics.get()) ?? '')),
      input.detach,
    ]
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      for (const stop of stops) stop()
    }
  }, [editor, actions, list, place, pointers])

  // Rows may stand elsewhere now, and the field with them.
  useLayoutEffect(place.settled)

  return (
    <div ref={scroller} className={styles.outline} style={{ bottom: foot }}>
      <div ref={page} className={styles.page}>
        <div
          id={editor.treeId}
          role="tree"
          aria-label={text('editor.tree.label')}
          aria-multiselectable="true"
          onFocus={(event) => follow(event, editor)}
        >
          {rows.map((row) => (
            <OutlineRow key={row.node.id} list={list} {...row} />
          ))}
        </div>
        <DropLine line={pointers.line} step={step} />
        <EditableField
          ref={field}
          className={classNames(styles.field, isWriting && styles.writing)}
          isReadOnly={editor.readOnly}
          spellCheck={isWriting}
          enterKeyHint="next"
          aria-label={text(isWriting ? 'editor.field.writing' : 'editor.outline')}
          aria-controls={editor.treeId}
          aria-activedescendant={isWriting || lead === null ? undefined : topicElementId(editor, lead)}
        />
      </div>
    </div>
  )
}

/** In a hand the bar lies over the first rows. */
const roomAbove = () => (surroundings.get() === 'hand' ? 76 : 40)
/** And over those that are scrolled up to the top. */
const hiddenAbove = () => (surroundings.get() === 'hand' ? 52 : 0)

/** Only assistive technology gets here: it chose a row, and the keys go on through the field. */
function follow({ target }: FocusEvent, editor: MapEditor): void {
  if (target.closest('[data-note-field]')) return
  const id = target instanceof HTMLElement ? target.dataset.row : undefined
  if (id !== undefined) editor.selectTopics([id])
  focusField(editor)
}
