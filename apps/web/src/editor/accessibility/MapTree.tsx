import { type FocusEvent, memo, useMemo } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { useEditor } from '../use-editor.ts'
import { focusField } from './focus-field.ts'
import styles from './MapTree.module.css'
import { spokenRow } from './spoken-row.ts'
import { treeId, treeItemId } from './tree-ids.ts'
import { type TreeRow, treeWindow } from './tree-window.ts'

/** The map for those who hear it, in step with the selection: the field points into it. */
export function MapTree() {
  const editor = useEditor()
  const { text } = useText()
  const scene = useStore(editor.scene)
  const selection = useStore(editor.selection)
  const rows = useMemo(() => treeWindow(scene, selection), [scene, selection])
  const selected = useMemo(() => new Set(selection), [selection])

  /** Only assistive technology gets here: it chose a topic, and the keys go on through the field. */
  const follow = ({ target }: FocusEvent) => {
    const row = rows.find(({ id }) => treeItemId(editor, id) === target.id)
    if (row) editor.selectAndShow(row.id)
    focusField(editor)
  }

  return (
    <div
      id={treeId(editor)}
      role="tree"
      className={styles.unseen}
      aria-label={text('editor.tree.label')}
      aria-multiselectable="true"
      onFocus={follow}
    >
      {rows.map(({ id, ...row }) => (
        <TreeItem key={id} {...row} elementId={treeItemId(editor, id)} isSelected={selected.has(id)} />
      ))}
    </div>
  )
}

interface ItemProps extends Omit<TreeRow, 'id'> {
  elementId: string
  isSelected: boolean
}

const TreeItem = memo(function TreeItem(props: ItemProps) {
  const { elementId, isSelected, level, size, position, isExpanded, note } = props
  const speaker = useText()
  return (
    <div
      id={elementId}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-setsize={size}
      aria-posinset={position}
      aria-expanded={isExpanded ?? undefined}
      aria-selected={isSelected}
      aria-description={note === '' ? undefined : note}
    >
      {spokenRow(props, speaker)}
    </div>
  )
})
