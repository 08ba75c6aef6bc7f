import { EditBar } from './EditBar.tsx'
import { PanelSheet } from './PanelSheet.tsx'
import { RotateButton } from './RotateButton.tsx'
import { SelectionStrip } from './SelectionStrip.tsx'
import { ViewPill } from './ViewPill.tsx'

/** All that lies over the drawing in a hand. */
export function PhoneTools() {
  return (
    <>
      <SelectionStrip />
      <ViewPill />
      <RotateButton />
      <EditBar />
      <PanelSheet />
    </>
  )
}
