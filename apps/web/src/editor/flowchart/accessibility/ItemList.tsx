import { type FocusEvent, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { focusField, treeItemId } from '../../core/focus-field.ts'
import { isSameItem } from '../../core/selection.ts'
import { shapeItem } from '../items/items.ts'
import { readingOrder } from '../items/reading-order.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ItemList.module.css'
import { wordsOf } from './words-of.ts'

/** A page for those who hear it: its shapes in the order of reading, each with where its connectors lead. The field points into it. */
export function ItemList() {
  const editor = useFlowchartEditor()
  const translator = useText()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selection)
  const { snapshot } = scene.parts
  const ids = useMemo(() => readingOrder(scene), [scene])

  /** Only assistive technology gets here: it chose a shape, and the keys go on through the field. */
  const follow = ({ target }: FocusEvent) => {
    const id = ids.find((each) => treeItemId(editor, shapeItem(each)) === target.id)
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
      {ids.map((id, nth) => (
        <div
          key={id}
          id={treeItemId(editor, shapeItem(id))}
          role="option"
          tabIndex={-1}
          aria-selected={selection.some((item) => isSameItem(item, shapeItem(id)))}
          aria-setsize={ids.length}
          aria-posinset={nth + 1}
        >
          {wordsOf(snapshot, id, translator)}
        </div>
      ))}
    </div>
  )
}
