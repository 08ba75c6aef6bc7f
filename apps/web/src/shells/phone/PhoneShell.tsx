import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Elsewhere, SessionGate } from '../../features/accounts/index.ts'
import { commentActionsOfPhone } from '../../features/comments/index.ts'
import { CooperationDialogs } from '../../features/cooperation/index.ts'
import { DocumentScreen, documentActions, documentAt, useEditorTable } from '../../features/document/index.ts'
import { ExportLayer } from '../../features/exports/index.ts'
import { FileDialogs, lastEdited, placeAt, searchDocuments } from '../../features/files/index.ts'
import { historyActions } from '../../features/history/index.ts'
import { ImportLayer } from '../../features/imports/index.ts'
import { NotificationEvents } from '../../features/notifications/index.ts'
import { Palette } from '../../features/palette/index.ts'
import { ShareDialogs } from '../../features/sharing/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'
import { actionsOfEveryPage } from '../actions-of-every-page.ts'
import { isAccountPath } from './account-paths.ts'

// Apart from documents: whoever opens a map need not wait for lists.
const PhonePages = lazyComponent(() => import('./PhonePages.tsx').then((room) => room.PhonePages), <ProgressLine />)

/** Home under 720 px: one list at a time, tabs below; or one document. */
export function PhoneShell() {
  const [path] = useLocation()
  const address = documentAt(path)
  const place = placeAt(path)
  const isDocument = address !== null
  const editorTable = useEditorTable()
  const tables = useMemo(
    () => [
      ...(isDocument ? [editorTable, documentActions, commentActionsOfPhone, historyActions] : []),
      ...actionsOfEveryPage,
    ],
    [isDocument, editorTable],
  )
  if (!place && !address && !isAccountPath(path)) return <Elsewhere />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={address?.kind === 'draft' || (place?.isOpen ?? false)}>
        {address ? <DocumentScreen address={address} look="phone" /> : <PhonePages place={place} path={path} />}
        <FileDialogs />
        <ExportLayer />
        <ImportLayer takesDrops={!isDocument} />
        <NotificationEvents />
        <ShareDialogs />
        <CooperationDialogs />
        <Palette search={searchDocuments} lastEdited={lastEdited} />
      </SessionGate>
    </ActionProvider>
  )
}
