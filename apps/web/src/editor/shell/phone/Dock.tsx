import { Shapes } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/sheets/Sheet.tsx'
import unseen from '../../../ui/unseen.module.css'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor, StartPanelOfKind } from '../../editor-kind.ts'
import styles from './Dock.module.css'
import { showSelected } from './show-selected.ts'

/** At the foot of a hand: what can be put into the page, and how it is looked at. */
export function Dock({ ids }: { ids: readonly string[] }) {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const cover = useCover(editor)
  // Drawn anew whenever what its buttons can do has changed.
  useStore(editor.selection)
  useStore(editor.tools.chosen)
  const isWriting = useStore(editor.writing) !== null
  // Words at the foot say then where it leads.
  const isCarrying = useStore(editor.gesturePreview) !== null
  useStore(editor.lockReason)
  useStore(editor.editRight)
  const { startPanel } = editor.kind
  if (isWriting || editor.readOnly) return null
  return (
    <>
      <div
        ref={cover}
        role="toolbar"
        aria-label={text('editor.tools')}
        data-over-canvas
        data-carrying={isCarrying || undefined}
        className={styles.dock}
      >
        {startPanel && (
          <Button variant="quiet" onClick={() => isStartPanelOpen.set(true)}>
            <Icon icon={Shapes} />
            {text(startPanel.label)}
          </Button>
        )}
        {ids.map((id) => (
          <ActionButton key={id} id={id} side="top" />
        ))}
        <hr className={styles.line} />
        <ActionButton id="editor.fit" side="top" />
      </div>
      {startPanel && <StartSheet {...startPanel} />}
    </>
  )
}

function StartSheet({ label, Content }: StartPanelOfKind) {
  const { text } = useText()
  const editor = useEditor<Editor>()
  const cover = useCover(editor)
  return (
    useStore(isStartPanelOpen) && (
      <Sheet
        label={text(label)}
        cover={cover}
        className={styles.sheet}
        head={<h2 className={unseen.unseen}>{text(label)}</h2>}
        onClose={() => isStartPanelOpen.set(false)}
        onRest={() => showSelected(editor)}
      >
        <Content />
      </Sheet>
    )
  )
}
