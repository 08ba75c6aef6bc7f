import { lazyDialog } from '../../../platform/lazy-module.tsx'
import { useStore } from '../../../platform/store.ts'
import { openPanel } from '../../core/panels/open-panel.ts'
import { useEditor } from '../../core/use-editor.ts'
import type { Editor } from '../../editor-kind.ts'
import { EditBar } from './EditBar.tsx'
import { RotateButton } from './RotateButton.tsx'
import { SelectionStrip } from './SelectionStrip.tsx'
import { ViewPill } from './ViewPill.tsx'

const PanelSheet = lazyDialog(() => import('./PanelSheet.tsx').then((module) => module.PanelSheet))
const closeSheet = () => openPanel.set(null)

/** All that lies over the drawing in a hand. */
export function PhoneTools({ documentId }: { documentId: string }) {
  const editor = useEditor<Editor>()
  const isSheetOpen = useStore(openPanel) !== null
  const { OutlineTip } = editor.kind.phone ?? {}
  return (
    <>
      <SelectionStrip />
      <ViewPill />
      <RotateButton />
      <EditBar />
      {isSheetOpen && <PanelSheet onClose={closeSheet} />}
      {OutlineTip && <OutlineTip documentId={documentId} />}
    </>
  )
}
