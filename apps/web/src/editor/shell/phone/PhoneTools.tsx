import { useEditor } from '../../core/use-editor.ts'
import type { Editor } from '../../editor-kind.ts'
import { EditBar } from './EditBar.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { RotateButton } from './RotateButton.tsx'
import { SelectionStrip } from './SelectionStrip.tsx'
import { useBackInEditor } from './use-back-in-editor.ts'
import { ViewPill } from './ViewPill.tsx'

/** All that lies over the drawing in a hand. */
export function PhoneTools({ documentId }: { documentId: string }) {
  const editor = useEditor<Editor>()
  useBackInEditor(editor)
  const { OutlineTip } = editor.kind.phone ?? {}
  return (
    <>
      <SelectionStrip />
      <ViewPill />
      <RotateButton />
      <EditBar />
      <PanelSheet />
      {OutlineTip && <OutlineTip documentId={documentId} />}
    </>
  )
}
