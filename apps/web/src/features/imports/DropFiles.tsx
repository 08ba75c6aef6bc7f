import { FileInput } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DropFiles.module.css'
import { droppedFiles } from './dropped-files.ts'
import { runImport } from './run-import.ts'

/** Files that are dropped anywhere become documents. Shows where, while some are over the window. */
export function DropFiles() {
  const { text } = useText()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    /** How many elements the pointer is in: it enters an inner one before it leaves the outer. */
    let depth = 0
    const change = (next: number) => {
      depth = Math.max(0, next)
      setOver(depth > 0)
    }
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => {
          // Text and entries of the list are dragged as well; a dialog takes nothing.
          if (!event.dataTransfer?.types.includes('Files') || document.querySelector('dialog:modal')) return
          event.preventDefault()
          act(event)
        },
        { signal },
      )
    on('dragenter', () => change(depth + 1))
    on('dragleave', () => change(depth - 1))
    on('dragover', ({ dataTransfer }) => {
      if (dataTransfer) dataTransfer.dropEffect = 'copy'
    })
    on('drop', ({ dataTransfer }) => {
      change(0)
      if (dataTransfer) void runImport(droppedFiles(dataTransfer))
    })
    return () => listening.abort()
  }, [])
  return (
    isOver && (
      <div className={styles.overlay}>
        <div className={styles.card}>
          <Icon icon={FileInput} size="xl" />
          <p className={styles.title}>{text('imports.drop')}</p>
          <p className={styles.hint}>{text('imports.drop.hint')}</p>
        </div>
      </div>
    )
  )
}
