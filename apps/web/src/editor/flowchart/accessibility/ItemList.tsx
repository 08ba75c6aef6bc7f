import { type FocusEvent, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { calmStore } from '../../core/calm-store.ts'
import { focusField, treeItemId } from '../../core/focus-field.ts'
import { idsOf, shapeItem } from '../items/items.ts'
import { readingOrder } from '../items/reading-order.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ItemList.module.css'
import { listWindow } from './list-window.ts'
import { wordsOf } from './words-of.ts'
import { wordsOfConnector } from './words-of-connector.ts'

/** More selected connectors than this nobody listens to. */
const mostOthers = 20

/** A page for those who hear it: its shapes in the order of reading, each with where its connectors lead. The field points into it. */
export function ItemList() {
  const editor = useFlowchartEditor()
  const translator = useText()
  const scene = useStore(
    useMemo(() => calmStore(editor.scene, { urgent: editor.selection, busy: editor.gesturePreview }), [editor]),
  )
  const selection = useStore(editor.selection)
  const { snapshot } = scene.parts
  const ids = useMemo(() => readingOrder(scene), [scene])
  const selected = useMemo(() => idsOf(selection).shapes, [selection])
  // Connectors are told where they begin and as they are walked along: only those that are selected are in the list.
  const others = useMemo(() => selection.filter(({ type }) => type !== 'shape').slice(-mostOthers), [selection])
  const rows = useMemo(() => listWindow(ids, selected), [ids, selected])
  const isSelected = useMemo(() => new Set(selected), [selected])

  /** Only assistive technology gets here: it chose a shape, and the keys go on through the field. */
  const follow = ({ target }: FocusEvent) => {
    const id = rows.find((each) => treeItemId(editor, shapeItem(each.id)) === target.id)?.id
    if (id !== undefined) {
      editor.select([shapeItem(id)])
      editor.show(shapeItem(id))
    }
    focusField(editor)
  }
  return (
    <div
      id={editor.treeId}
      role="listbox"
      className={styles.unseen}
      aria-label={translator.text('editor.flowchart.list')}
      aria-multiselectable="true"
      onFocus={follow}
    >
      {rows.map(({ id, position }) => (
        <div
          key={id}
          id={treeItemId(editor, shapeItem(id))}
          role="option"
          tabIndex={-1}
          aria-selected={isSelected.has(id)}
          aria-setsize={ids.length}
          aria-posinset={position}
        >
          {wordsOf(snapshot, id, translator)}
        </div>
      ))}
      {others.map((item) => (
        <div key={item.id} id={treeItemId(editor, item)} role="option" tabIndex={-1} aria-selected="true">
          {item.type === 'label'
            ? wordsOfItem(snapshot, { type: 'label', id: item.id }, translator)
            : wordsOfConnector(snapshot, item.id, editor.connectorState.origin.get(), translator)}
        </div>
      ))}
    </div>
  )
}
