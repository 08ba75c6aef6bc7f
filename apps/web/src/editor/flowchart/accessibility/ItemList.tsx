import { type FocusEvent, useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { calmStore } from '../../core/calm-store.ts'
import { focusField, treeItemId } from '../../core/focus-field.ts'
import { idsOf, shapeItem } from '../items/items.ts'
import { readingOrder } from '../items/reading-order.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { namesOfPeople } from '../people/names-of-people.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './ItemList.module.css'
import { listWindow } from './list-window.ts'
import { leavingFrom, wordsOf } from './words-of.ts'
import { wordsOfConnector } from './words-of-connector.ts'

const noComments = createStore<ReadonlyMap<string, number>>(new Map())
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
  const leaving = useMemo(
    () =>
      leavingFrom(
        snapshot.connectors,
        rows.map(({ id }) => id),
      ),
    [snapshot.connectors, rows],
  )
  const counts = useStore(editor.comments?.counts ?? noComments)
  const here = useStore(useMemo(() => namesOfPeople(editor), [editor]))
  const namesAt = useMemo(() => Map.groupBy(JSON.parse(here) as [string, string][], ([id]) => id), [here])
  const isSelected = useMemo(() => new Set(selected), [selected])

  const peopleHere = (id: string) => {
    const names = namesAt.get(id)?.map(([, name]) => name)
    return names && translator.text('editor.people.at', { names: names.join(', ') })
  }

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
          aria-description={peopleHere(id)}
        >
          {wordsOf(snapshot, id, translator, counts.get(id), leaving)}
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
