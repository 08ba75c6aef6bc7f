import { type FocusEvent, memo, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { calmStore } from '../../core/calm-store.ts'
import { focusField } from '../../core/focus-field.ts'
import { useHere } from '../people/use-here.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './MapTree.module.css'
import { type Mention, mentionsOf } from './mentions.ts'
import { SelectedItemRow } from './SelectedItemRow.tsx'
import { spokenRow } from './spoken-row.ts'
import { topicElementId } from './topic-element-id.ts'
import { treeItem } from './tree-item.ts'
import { type TreeRow, treeWindow } from './tree-window.ts'
import { useNameOf } from './use-name-of.ts'

/** The map for those who hear it, in step with the selection: the field points into it. */
export function MapTree() {
  const editor = useMapEditor()
  const { text } = useText()
  const scene = useStore(useMemo(() => calmStore(editor.scene, { urgent: editor.selectedTopics }), [editor]))
  const selection = useStore(editor.selectedTopics)
  const rows = useMemo(() => treeWindow(scene, selection), [scene, selection])
  const mentions = useMemo(
    () =>
      mentionsOf(
        scene,
        rows.map(({ id }) => id),
      ),
    [scene, rows],
  )
  const describe = useDescription()
  const selected = useMemo(() => new Set(selection), [selection])

  /** Only assistive technology gets here: it chose a topic, and the keys go on through the field. */
  const follow = ({ target }: FocusEvent) => {
    const row = rows.find(({ id }) => topicElementId(editor, id) === target.id)
    if (row) editor.selectAndShow(row.id)
    focusField(editor)
  }

  return (
    <div
      id={editor.treeId}
      role="tree"
      className={styles.unseen}
      aria-label={text('editor.tree.label')}
      aria-multiselectable="true"
      onFocus={follow}
    >
      {rows.map(({ id, ...row }) => (
        <TreeItem
          key={id}
          {...row}
          id={id}
          elementId={topicElementId(editor, id)}
          isSelected={selected.has(id)}
          description={describe(mentions.get(id) ?? [])}
        />
      ))}
      <SelectedItemRow />
    </div>
  )
}

interface ItemProps extends TreeRow {
  elementId: string
  isSelected: boolean
  /** Its relations to others; empty for most. */
  description: string
}

const TreeItem = memo(function TreeItem(props: ItemProps) {
  const { id, elementId, description, note } = props
  const translator = useText()
  const about = [note, description, useHere(id)].filter((words) => words !== '').join('. ')
  return (
    <div
      id={elementId}
      role="treeitem"
      tabIndex={-1}
      {...treeItem(props)}
      aria-description={about === '' ? undefined : about}
    >
      {spokenRow(props, translator)}
    </div>
  )
})

function useDescription(): (mentions: readonly Mention[]) => string {
  const { text } = useText()
  const nameOf = useNameOf()
  return (mentions) =>
    mentions
      .map(({ kind, name }) => {
        if (kind === 'called-out') {
          return name.trim() === '' ? text('editor.tree.has-callout') : text('editor.tree.called-out', { name })
        }
        if (kind !== 'in-boundary') return text(`editor.tree.${kind}`, { name: nameOf(name) })
        return name.trim() === '' ? text('editor.tree.in-boundary') : text('editor.tree.in-titled-boundary', { name })
      })
      .join('. ')
}
