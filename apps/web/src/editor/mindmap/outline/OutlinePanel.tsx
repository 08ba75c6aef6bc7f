import type { NodeId } from '@ramify/document'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { focusField } from '../../core/focus-field.ts'
import { leadOf } from '../../core/selection.ts'
import { topicElementId } from '../accessibility/topic-element-id.ts'
import { treeItem } from '../accessibility/tree-item.ts'
import { toggleFold } from '../folding/fold.ts'
import type { MapEditor } from '../map-editor.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { DropLine } from './DropLine.tsx'
import { EmojiText } from './EmojiText.tsx'
import styles from './OutlinePanel.module.css'
import { outlinePointers } from './outline-pointers.ts'
import { createRowList, type RowList } from './rows/row-list.ts'
import { type RowToDraw, useRowsToDraw } from './rows/use-rows.ts'

const rowHeight = 28
const step = 16

/** The whole map as a list to find one's way by: a press centres the topic, rows can be carried, the current one is followed. */
export function OutlinePanel() {
  const editor = useMapEditor()
  const { text } = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const list = useMemo(() => createRowList(editor, { guess: () => rowHeight, above: 8, below: 8 }), [editor])
  const pointers = useMemo(outlinePointers, [])
  const rows = useRowsToDraw(list)
  const lead = leadOf(useStore(editor.selectedTopics))

  useLayoutEffect(
    () => (scroller.current && page.current ? list.attach(scroller.current, page.current) : undefined),
    [list],
  )
  useEffect(() => {
    if (!scroller.current || !page.current) return
    const show = () => list.show(leadOf(editor.selectedTopics.get()) ?? '')
    show()
    const stops = [
      pointers.attach({
        editor,
        list,
        scroller: scroller.current,
        page: page.current,
        step,
        onChosen: (id) => {
          editor.centreTopic(id)
          focusField(editor)
        },
      }),
      editor.selectedTopics.subscribe(show),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [editor, list, pointers])

  return (
    <div ref={scroller} className={styles.panel}>
      <div
        ref={page}
        role="tree"
        tabIndex={0}
        className={styles.page}
        aria-label={text('editor.panel.outline')}
        aria-multiselectable="true"
        aria-activedescendant={lead === null ? undefined : rowId(editor, lead)}
        onKeyDown={(event) => walk(event, editor, list)}
      >
        {rows.map((row) => (
          <PanelRow key={row.node.id} {...row} />
        ))}
        <DropLine line={pointers.line} step={step} />
      </div>
    </div>
  )
}

const PanelRow = memo(function PanelRow({
  node,
  number,
  level,
  position,
  size,
  indent,
  top,
  color,
  ...row
}: RowToDraw) {
  const editor = useMapEditor()
  const { text } = useText()
  const hasChildren = node.children.length > 0
  const words = node.text.text.trim()
  return (
    <div
      id={rowId(editor, node.id)}
      role="treeitem"
      tabIndex={-1}
      {...treeItem({
        level,
        position,
        size,
        isExpanded: hasChildren ? !node.folded : null,
        isSelected: row.isSelected,
      })}
      data-row={node.id}
      className={classNames(styles.row, row.isSelected && styles.selected, row.isTitle && styles.title)}
      style={{
        transform: `translateY(${top}px)`,
        paddingInlineStart: `calc(${Math.min(8, indent)} * var(--space-16))`,
      }}
    >
      <span className={classNames(styles.fold, node.folded && styles.folded)} data-fold={hasChildren || undefined}>
        {hasChildren && <Icon icon={ChevronRight} size="s" />}
      </span>
      <span className={styles.dot} style={{ color }} />
      <span className={classNames(styles.words, words === '' && styles.blank)}>
        {number !== '' && <span className={styles.number}>{number} </span>}
        <EmojiText>{words || text('editor.tree.blank')}</EmojiText>
      </span>
    </div>
  )
})

/** Its own: the tree of the map for screen readers has rows of the same topics. */
function rowId(editor: MapEditor, id: NodeId): string {
  return `panel-${topicElementId(editor, id)}`
}

function walk(event: KeyboardEvent, editor: MapEditor, list: RowList): void {
  const { rows } = list.drawn.get()
  const lead = leadOf(editor.selectedTopics.get())
  const at = lead === null ? -1 : list.indexOf(lead)
  const node = editor.document.snapshot.nodes.get(lead ?? '')
  const canFold = node !== undefined && node.children.length > 0 && editor.mayFold()
  const ways: Partial<Record<string, () => NodeId | null | undefined>> = {
    ArrowUp: () => rows[Math.max(0, at - 1)]?.id,
    ArrowDown: () => rows[at + 1]?.id,
    Home: () => rows[0]?.id,
    End: () => rows.at(-1)?.id,
    ArrowLeft: () => (canFold && !node.folded ? void toggleFold(editor) : node?.parent),
    ArrowRight: () => (canFold && node.folded ? void toggleFold(editor) : node?.folded ? null : node?.children[0]),
  }
  const way = ways[event.key]
  if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  const next = way()
  if (!next) return
  editor.selectTopics([next])
  editor.centreTopic(next)
}
