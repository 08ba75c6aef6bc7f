import { DetailsDialog } from './details/DetailsDialog.tsx'
import { DragGhost } from './dragging/DragGhost.tsx'
import { DestinationDialog } from './folders/DestinationDialog.tsx'
import { PlanDialog } from './plan/PlanDialog.tsx'

/** What is asked and told about files on whichever page: the nav and the notices lead here from all of them. */
export function FileDialogs() {
  return (
    <>
      <DragGhost />
      <DestinationDialog />
      <DetailsDialog />
      <PlanDialog />
    </>
  )
}
