import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { MouseEvent } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { choosePanel, isStyleChosenInOutline, openPanel } from '../../core/panels/open-panel.ts'
import { type PanelTabId, panelId } from '../../core/panels/panel-ids.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor, PanelTab } from '../../editor-kind.ts'
import styles from './SidePanel.module.css'

interface Props {
  /** Tabs that are not about the kind of document. */
  more?: readonly PanelTab[]
  /** Nothing can be changed here: of the tabs of its kind only those for readers remain. */
  isLocked?: boolean
}

/** At the right of the drawing: what can be set for the selection, or for the document when nothing is selected. */
export function SidePanel({ more = none, isLocked = false }: Props) {
  const { text } = useText()
  const editor = useEditor<Editor>()
  const ofKind = isLocked ? editor.kind.panels.filter(({ isForReaders }) => isForReaders) : editor.kind.panels
  const panels = [...ofKind, ...more]
  const chosen = useStore(openPanel)
  // The tab that is remembered may be one that only another kind of document has.
  const first = panels[0]?.id ?? null
  const remembered = chosen === null || panels.some(({ id }) => id === chosen) ? chosen : isLocked ? null : first
  const isOutline = useStore(editor.shownAs) === 'outline'
  const cover = useCover(editor)
  const isStyleChosen = useStore(isStyleChosenInOutline)
  const open = remembered === 'style' && isOutline && !isStyleChosen ? 'note' : remembered
  const choose = (id: PanelTabId) => choosePanel(id, isOutline)
  if (open === null) {
    if (isLocked) return null
    return (
      <aside ref={cover} id={panelId} aria-label={text('editor.panel')} className={styles.handle}>
        <IconButton label={text('editor.panel.open')} icon={PanelRightOpen} onClick={() => openPanel.set(first)} />
      </aside>
    )
  }
  return (
    <aside id={panelId} aria-label={text('editor.panel')} className={styles.panel}>
      <Tabs.Root value={open} onValueChange={(id) => choose(id as PanelTabId)} className={styles.tabs}>
        <div className={styles.head}>
          <Tabs.List className={styles.list} aria-label={text('editor.panel')}>
            {panels.map(({ id, label, icon }) => (
              <Tooltip key={id} text={text(label)}>
                <Tabs.Trigger
                  value={id}
                  className={styles.tab}
                  aria-label={text(label)}
                  onMouseDown={(event) => openLeavingKeys(event, () => choose(id))}
                >
                  <Icon icon={icon} />
                  {id === open && <span>{text(label)}</span>}
                </Tabs.Trigger>
              </Tooltip>
            ))}
          </Tabs.List>
          <IconButton label={text('editor.panel.close')} icon={PanelRightClose} onClick={() => openPanel.set(null)} />
        </div>
        {panels.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id} className={styles.content}>
            <Content />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  )
}

const none: readonly PanelTab[] = []

/** Whoever presses a tab with the mouse goes on with the document: the keys stay there. From within the panel they go to the tab. */
function openLeavingKeys(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || document.getElementById(panelId)?.contains(document.activeElement)) return
  event.preventDefault()
  open()
}
