import { PanelLeftOpen } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { isStartPanelOpen, startPanelId } from '../../core/panels/start-panel.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import styles from './StartPanel.module.css'

/** At the left of the drawing: what can be put into it, where the kind has such a panel. */
export function StartPanel() {
  const { text } = useText()
  const editor = useEditor<Editor>()
  const isOpen = useStore(isStartPanelOpen)
  const cover = useCover(editor)
  const { startPanel } = editor.kind
  if (!startPanel) return null
  const { label, openLabel, Content } = startPanel
  return isOpen ? (
    <aside id={startPanelId} aria-label={text(label)} className={styles.panel}>
      <Content />
    </aside>
  ) : (
    <aside ref={cover} id={startPanelId} aria-label={text(label)} className={styles.handle}>
      <IconButton
        label={text(openLabel)}
        icon={PanelLeftOpen}
        side="right"
        onClick={() => isStartPanelOpen.set(true)}
      />
    </aside>
  )
}
