import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/sheets/Sheet.tsx'
import { openPanel } from '../../core/panels/open-panel.ts'
import { leadOf } from '../../core/selection.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import styles from './PanelSheet.module.css'

/** The tabs of the side panel, in a hand: over the foot of the page, with what they change in sight above. */
export function PanelSheet() {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const chosen = useStore(openPanel)
  useStore(editor.editRight)
  useStore(editor.lockReason)
  const panels = editor.readOnly
    ? editor.kind.panels.filter(({ isForReaders }) => isForReaders)
    : editor.kind.panels.filter(({ id }) => id !== 'outline')
  const panel = panels.find(({ id }) => id === chosen)
  const cover = useCover(editor)
  if (!panel) return null
  const { Content } = panel
  const close = () => openPanel.set(null)
  const showSelected = () => {
    const lead = leadOf(editor.selection.get())
    if (lead) editor.show(lead)
  }
  return (
    <Sheet
      label={text(panel.label)}
      cover={cover}
      onClose={close}
      onRest={{ for: panel.id, act: showSelected }}
      head={
        <div className={styles.head}>
          <div role="tablist" aria-label={text('editor.panel')} className={styles.tabs}>
            {panels.map(({ id, label, icon }) => (
              <button
                key={id}
                type="button"
                role="tab"
                aria-selected={id === chosen}
                aria-label={text(label)}
                className={styles.tab}
                onClick={() => openPanel.set(id)}
              >
                <Icon icon={icon} size="l" />
                {id === chosen && <span>{text(label)}</span>}
              </button>
            ))}
          </div>
          <Button variant="quiet" className={styles.done} onClick={close}>
            {text('editor.phone.done')}
          </Button>
        </div>
      }
    >
      <Content key={panel.id} />
    </Sheet>
  )
}
