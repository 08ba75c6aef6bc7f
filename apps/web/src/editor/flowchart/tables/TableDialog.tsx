import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { insertTable } from './insert-table.ts'
import styles from './TableDialog.module.css'
import { largestTable, sizeAfterKey, type TableSize } from './table-size.ts'

/** How many rows and columns a new table gets: pointed at in a grid, or chosen by arrow keys. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const [size, setSize] = useState<TableSize>({ rows: 3, columns: 3 })
  const chosen = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes where the size does
  useEffect(() => chosen.current?.focus(), [size])
  const insert = (put: TableSize) => {
    onClose()
    insertTable(editor, put)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : sizeAfterKey(size, event.key)
    if (!next) return
    event.preventDefault()
    setSize(next)
  }
  return (
    <Dialog label={text('flowchart.table.title')} onClose={onClose} onKeyDown={onKeyDown} className={styles.dialog}>
      <div className={styles.grid}>
        {cells.map(({ rows, columns }) => {
          const isChosen = rows === size.rows && columns === size.columns
          const isIn = rows <= size.rows && columns <= size.columns
          return (
            <button
              key={`${rows} ${columns}`}
              ref={isChosen ? chosen : undefined}
              type="button"
              aria-label={text('flowchart.table.cell', { rows, columns })}
              tabIndex={isChosen ? 0 : -1}
              className={classNames(styles.cell, isIn && styles.in)}
              onPointerEnter={() => setSize({ rows, columns })}
              onClick={() => insert({ rows, columns })}
            />
          )
        })}
      </div>
      <p className={styles.size} aria-hidden="true">
        {text('flowchart.table.size', { rows: size.rows, columns: size.columns })}
      </p>
    </Dialog>
  )
}

const cells: readonly TableSize[] = Array.from({ length: largestTable.rows * largestTable.columns }, (_, nth) => ({
  rows: Math.floor(nth / largestTable.columns) + 1,
  columns: (nth % largestTable.columns) + 1,
}))
