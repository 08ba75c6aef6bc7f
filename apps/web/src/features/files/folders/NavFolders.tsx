import { Folder as FolderIcon } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { pressForDrag } from '../dragging/drag.ts'
import { useIsDropTarget } from '../dragging/dragged.ts'
import { itemOfFolder } from '../file-item.ts'
import { NameField } from '../NameField.tsx'
import { folderAt, folderPath } from '../places/paths.ts'
import { useTarget } from '../selecting/file-target.ts'
import { FolderArrow } from './FolderArrow.tsx'
import { type FolderRow, rowsBelow, treeStep } from './folder-tree.ts'
import styles from './NavFolders.module.css'
import { openFolder, useOpenFolders } from './open-folders.ts'
import { type Folder, useFolderTree } from './tree-query.ts'
import { useFolderMenu } from './use-folder-menu.tsx'
import { useNaming } from './use-naming.ts'
import { useShownFolder } from './use-shown-folder.ts'

const widths = [120, 88, 104]

/** The folders of the person, in the nav below their maps: each leads to its page, takes what is dropped on it and can be carried itself. */
export function NavFolders() {
  const { text } = useText()
  const { data, isPending, isError, refetch } = useFolderTree()
  const isOnline = useOnline()
  const isLate = useDelayed(isPending)
  if (isLate) {
    return (
      <div role="status" aria-label={text('loading')} className={styles.waiting}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    )
  }
  if (!data) {
    return (
      isError && (
        <p className={styles.note}>
          {isOnline ? <Retry onRetry={() => void refetch()} /> : text('files.tree.offline')}
        </p>
      )
    )
  }
  if (data.root.children.length === 0) return <p className={styles.note}>{text('files.tree.empty')}</p>
  return (
    <>
      <Tree root={data.root} />
      {!data.is_complete && <p className={styles.note}>{text('files.tree.more')}</p>}
    </>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { text } = useText()
  return (
    <>
      {text('files.tree.error')}
      <Button variant="quiet" onClick={onRetry}>
        {text('retry')}
      </Button>
    </>
  )
}

function Tree({ root }: { root: Folder }) {
  const { text } = useText()
  const [path] = useLocation()
  const current = useShownFolder()
  const open = useOpenFolders()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const { handlersOf, menu } = useFolderMenu()
  const rows = rowsBelow(root, (id) => open.has(id))
  // Tab leads to one row, the arrows lead on from there.
  const tabbable = [focused, current].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const step = treeStep(rows, tabbable ?? '', event.key)
    if (!step) return
    event.preventDefault()
    if ('go' in step) list.current?.querySelector<HTMLElement>(`[data-folder="${step.go}"]`)?.focus()
    else if ('open' in step) openFolder(step.open, true)
    else openFolder(step.close, false)
  }
  return (
    <>
      <div ref={list} role="tree" aria-label={text('files.folders')} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            parentId={row.parentId ?? root.file_guid}
            current={row.id !== current ? undefined : row.id === folderAt(path) ? 'page' : 'true'}
            isTabbable={row.id === tabbable}
            handlersOf={handlersOf}
            onFocus={() => setFocused(row.id)}
          />
        ))}
      </div>
      {menu}
    </>
  )
}

interface RowProps {
  row: FolderRow
  parentId: string
  /** One is there, or in a folder within it that is not shown. */
  current: 'page' | 'true' | undefined
  isTabbable: boolean
  handlersOf: ReturnType<typeof useFolderMenu>['handlersOf']
  onFocus: () => void
}

function Row({ row, parentId, current, isTabbable, handlersOf, onFocus }: RowProps) {
  const { id, name, level, hasChildren, isOpen, position, setSize } = row
  const isTarget = useIsDropTarget(id)
  const own = useRef<HTMLDivElement>(null)
  const item = useMemo(() => itemOfFolder(id, name, parentId, 'tree'), [id, name, parentId])
  useTarget(item)
  const { isNamed, field } = useNaming(item, () => own.current?.querySelector('a')?.focus())
  const handlers = handlersOf(item)
  const treeItem = {
    role: 'treeitem',
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': setSize,
    'aria-expanded': hasChildren ? isOpen : undefined,
    'aria-current': current,
    tabIndex: isTabbable ? 0 : -1,
    'data-folder': id,
    className: classNames(styles.link, current && styles.current, isTarget && styles.target),
    style: { paddingInlineStart: `calc(34px + ${level - 1} * var(--space-12))` },
  }
  return (
    <div ref={own} className={styles.row}>
      {isNamed ? (
        <div {...treeItem}>
          <Icon icon={FolderIcon} size="s" />
          <NameField {...field} className={styles.field} />
        </div>
      ) : (
        <Link
          {...treeItem}
          {...handlers}
          href={folderPath(id)}
          draggable={false}
          data-drop-folder={id}
          data-drop-name={name}
          onPointerDown={(event) => pressForDrag(event, item)}
          onFocus={() => {
            handlers.onFocus()
            onFocus()
          }}
        >
          <Icon icon={FolderIcon} size="s" />
          <span className={styles.name}>{name}</span>
        </Link>
      )}
      {hasChildren && (
        <FolderArrow
          isOpen={isOpen}
          onToggle={() => openFolder(id, !isOpen)}
          indent={`calc(10px + ${level - 1} * var(--space-12))`}
        />
      )}
    </div>
  )
}
