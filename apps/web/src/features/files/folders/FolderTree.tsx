import { Folder as FolderIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { FolderArrow } from './FolderArrow.tsx'
import styles from './FolderTree.module.css'
import { type FolderRow, rowsBelow, treeStep, wayTo } from './folder-tree.ts'
import type { Folder } from './tree-query.ts'

interface Props {
  /** Above all rows; no row itself. */
  root: Folder
  label: string
  current: string
  onChoose: (id: string) => void
  onEnter: () => void
}

/** Folders to choose one from: arrows go, open and close. */
export function FolderTree({ root, label, current, onChoose, onEnter }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([current, ...(wayTo(root, current) ?? []).map(({ file_guid }) => file_guid)]),
  )
  const list = useRef<HTMLDivElement>(null)
  // What has been made in a folder is seen there.
  const way = wayTo(root, current)?.slice(0, -1) ?? []
  const isOpen = (id: string) => open.has(id)
  const rows = rowsBelow(root, isOpen)

  const toggle = (id: string, wanted: boolean) => {
    const next = new Set(open)
    if (wanted) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const wayIds = way.map(({ file_guid }) => file_guid).join(' ')
  useEffect(() => {
    setOpen((known) => new Set([...known, ...wayIds.split(' ')]))
  }, [wayIds])
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-folder="${current}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement)) row?.focus()
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
      return
    }
    const step = treeStep(rows, current, event.key)
    if (!step) return
    event.preventDefault()
    if ('go' in step) onChoose(step.go)
    else if ('open' in step) toggle(step.open, true)
    else toggle(step.close, false)
  }
  return (
    <div ref={list} role="tree" aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          isCurrent={row.id === current}
          onChoose={() => onChoose(row.id)}
          onToggle={() => toggle(row.id, !row.isOpen)}
        />
      ))}
    </div>
  )
}

interface RowProps {
  row: FolderRow
  isCurrent: boolean
  onChoose: () => void
  onToggle: () => void
}

function Row({
  row: { id, name, level, hasChildren, isOpen, position, setSize },
  isCurrent,
  onChoose,
  onToggle,
}: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keyboard
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-selected={isCurrent}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      // biome-ignore lint/a11y/noAutofocus: the folder is what the dialog asks for
      autoFocus={isCurrent}
      data-folder={id}
      className={classNames(styles.row, isCurrent && styles.current)}
      style={{ paddingInlineStart: `calc(${level - 1} * var(--space-16))` }}
      onClick={onChoose}
      onDoubleClick={onToggle}
    >
      {hasChildren ? <FolderArrow isOpen={isOpen} onToggle={onToggle} /> : <span className={styles.none} />}
      <Icon icon={FolderIcon} className={styles.icon} />
      <span className={styles.name}>{name}</span>
    </div>
  )
}
