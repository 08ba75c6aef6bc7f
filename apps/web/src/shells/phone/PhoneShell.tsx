import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Elsewhere, SessionGate } from '../../features/accounts/index.ts'
import { commentActionsOfPhone } from '../../features/comments/index.ts'
import { CooperationDialogs, ProjectsPage } from '../../features/cooperation/index.ts'
import { DocumentScreen, documentActions, documentAt, useEditorTable } from '../../features/document/index.ts'
import { ExportLayer } from '../../features/exports/index.ts'
import { FileDialogs, lastEdited, placeAt, searchDocuments } from '../../features/files/index.ts'
import { historyActions } from '../../features/history/index.ts'
import { ImportLayer } from '../../features/imports/index.ts'
import { NotificationEvents } from '../../features/notifications/index.ts'
import { Palette } from '../../features/palette/index.ts'
import { ShareDialogs } from '../../features/sharing/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { actionsOfEveryPage } from '../actions-of-every-page.ts'
import { accountScreenAt } from './account-screens.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { PhonePlace } from './PhonePlace.tsx'
import { ScreenBar } from './ScreenBar.tsx'
import { TopBar } from './TopBar.tsx'

/** Home under 720 px: one list at a time, tabs below; or one document. */
export function PhoneShell() {
  const [path] = useLocation()
  const address = documentAt(path)
  const place = placeAt(path)
  const screen = accountScreenAt(path)
  const isDocument = address !== null
  const editorTable = useEditorTable()
  const tables = useMemo(
    () => [
      ...(isDocument ? [editorTable, documentActions, commentActionsOfPhone, historyActions] : []),
      ...actionsOfEveryPage,
    ],
    [isDocument, editorTable],
  )
  if (!place && !address && !screen) return <Elsewhere />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={address?.kind === 'draft' || (place?.isOpen ?? false)}>
        {address ? (
          <DocumentScreen address={address} look="phone" />
        ) : (
          <PhoneFrame bar={place ? <TopBar key={place.path} place={place} /> : screen && <ScreenBar screen={screen} />}>
            {place && (place.id === 'together' ? <ProjectsPage look="phone" /> : <PhonePlace place={place} />)}
            {screen && <screen.Page />}
          </PhoneFrame>
        )}
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
