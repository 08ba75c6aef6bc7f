import type { NodeSnapshot } from '@ramify/document'
import { Braces, ChevronRight } from 'lucide-react'
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { usePicture } from '../../canvas/use-picture.ts'
import { carriedBy, spokenRow } from '../accessibility/spoken-row.ts'
import { topicElementId } from '../accessibility/topic-element-id.ts'
import { treeItem } from '../accessibility/tree-item.ts'
import { RowPeople } from '../people/RowPeople.tsx'
import { useHere } from '../people/use-here.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { EmojiText } from './EmojiText.tsx'
import styles from './OutlineRow.module.css'
import { MarksAfter, MarksBefore, RowLabels, RowTask } from './RowMarks.tsx'
import { RowNote } from './RowNote.tsx'
import type { RowList } from './rows/row-list.ts'
import { lookOfRow, outlineStyle } from './rows/row-text.ts'
import type { RowToDraw } from './rows/use-rows.ts'

interface Props extends RowToDraw {
  readonly list: RowList
}

/** Deeper rows are not set further in: there would be no room left for words. */
const deepest = 14

/** One topic of the outline: a fold arrow, a bullet in the colour of its branch, its words, and what hangs on them. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { list, node, number, level, position, size, indent, top, color } = props
  const { hidden, comments, isTitle, opensFloating, isSummary, isSelected, isWritten } = props
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? list.measure(element.current) : undefined), [list])
  const about = [node.note.text, useHere(node.id)].filter((words) => words !== '').join('. ')
  const hasChildren = node.children.length > 0
  const bullet = isSummary ? <Icon icon={Braces} /> : <span className={styles.dot} />
  return (
    <div
      ref={element}
      id={topicElementId(editor, node.id)}
      role="treeitem"
      tabIndex={-1}
      {...treeItem({ level, position, size, isExpanded: hasChildren ? !node.folded : null, isSelected })}
      aria-label={spokenRow({ ...carriedBy(node, comments), number, hidden }, translator)}
      aria-description={about === '' ? undefined : about}
      data-row={node.id}
      className={classNames(
        styles.row,
        isTitle && styles.title,
        level === 2 && styles.main,
        (isSelected || isWritten) && styles.selected,
      )}
      style={{ transform: `translateY(${top}px)`, '--indent': Math.min(deepest, indent) } as CSSProperties}
    >
      {opensFloating && (
        <p className={styles.heading} aria-hidden="true">
          {text('editor.outline.floating')}
        </p>
      )}
      <div className={styles.line}>
        {!isTitle && (
          <>
            <span
              className={classNames(styles.fold, node.folded && styles.folded)}
              data-fold={hasChildren || undefined}
            >
              {hasChildren && <Icon icon={ChevronRight} />}
            </span>
            <span className={classNames(styles.bullet, node.folded && styles.full)} data-bullet style={{ color }}>
              {bullet}
            </span>
          </>
        )}
        {number !== '' && <span className={styles.number}>{number}</span>}
        <MarksBefore node={node} />
        <div className={styles.body}>
          <div className={classNames(styles.text, isWritten && styles.written)} style={lookOfRow(node)} data-text>
            <Words node={node} />
            <MarksAfter node={node} comments={comments} />
          </div>
          <RowLabels node={node} />
          {node.formula !== undefined && <code className={styles.formula}>{node.formula}</code>}
          {node.image && <Picture resource={node.image.resource} />}
          <RowNote node={node} />
        </div>
        <RowTask node={node} />
        <RowPeople id={node.id} />
      </div>
    </div>
  )
})

function Words({ node: { text } }: { node: NodeSnapshot }) {
  return (
    <>
      {text.runs.map(({ text: words, attributes }, nth) =>
        Object.keys(attributes).length === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no names, they change as a whole
          <EmojiText key={nth}>{words}</EmojiText>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no names, they change as a whole
          <span key={nth} style={outlineStyle(attributes)}>
            <EmojiText>{words}</EmojiText>
          </span>
        ),
      )}
      {/* Holds the last line open. */}
      {text.text.endsWith('\n') && <br />}
    </>
  )
}

function Picture({ resource }: { resource: string }) {
  const url = usePicture(resource)
  return url ? <img src={url} alt="" className={styles.picture} /> : <span className={styles.picture} />
}
