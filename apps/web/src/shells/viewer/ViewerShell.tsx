import { useMemo } from 'react'
import { appearanceActions } from '../../features/appearance/index.ts'
import { commentActionsOfPhone } from '../../features/comments/index.ts'
import { ExportLayer } from '../../features/exports/index.ts'
import { helpActions } from '../../features/help/index.ts'
import { useViewerTable, ViewerPage, viewerActions } from '../../features/sharing/viewer.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { usePhone } from '../../platform/phone.ts'

/** A shared map, for whoever has its link: with an account or without, on a desk or in a hand. */
export function ViewerShell({ shareId }: { shareId: string }) {
  const editorTable = useViewerTable()
  const isPhone = usePhone()
  const tables = useMemo(
    () => [editorTable, viewerActions, ...(isPhone ? [commentActionsOfPhone] : []), appearanceActions, helpActions],
    [editorTable, isPhone],
  )
  return (
    <ActionProvider tables={tables}>
      <ViewerPage key={shareId} shareId={shareId} />
      <ExportLayer />
    </ActionProvider>
  )
}
