import { ArrowLeftRight, GripVertical, type LucideIcon, PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './OutlineTip.module.css'
import { rememberGuided, wasGuided } from './outline-guided.ts'

const hints: readonly (readonly [LucideIcon, PlainTextKey])[] = [
  [PencilLine, 'editor.outline.tip.tap'],
  [GripVertical, 'editor.outline.tip.hold'],
  [ArrowLeftRight, 'editor.outline.tip.swipe'],
]

/** What a finger does in the outline: said once for each document, until the outline is scrolled or it has been read. */
export function OutlineTip({ documentId }: { documentId: string }) {
  const editor = useMapEditor()
  const shown = useStore(editor.shownAs)
  const writing = useStore(editor.writing)
  const [isRead, setRead] = useState(() => wasGuided(documentId))
  const isShown = shown === 'outline' && !isRead && !editor.readOnly
  useEffect(() => {
    if (!isShown) return
    rememberGuided(documentId)
    const scrolled = () => setRead(true)
    document.addEventListener('touchmove', scrolled, { capture: true, once: true })
    return () => document.removeEventListener('touchmove', scrolled, { capture: true })
  }, [isShown, documentId])
  const { text } = useText()
  if (!isShown || writing !== null) return null
  return (
    <aside aria-label={text('editor.outline.tip')} className={styles.tip}>
      <ul className={styles.hints}>
        {hints.map(([icon, words]) => (
          <li key={words} className={styles.hint}>
            <Icon icon={icon} />
            {text(words)}
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.read} onClick={() => setRead(true)}>
        {text('editor.outline.tip.read')}
      </Button>
    </aside>
  )
}
