import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Elsewhere, SessionGate } from '../../features/accounts/index.ts'
import { commentActions } from '../../features/comments/index.ts'
import { CooperationDialogs, ProjectsPage } from '../../features/cooperation/index.ts'
import {
  DocumentScreen,
  documentActions,
  documentAt,
  habitActions,
  useEditorTable,
} from '../../features/document/index.ts'
import { ExportLayer } from '../../features/exports/index.ts'
import { FileDialogs, lastEdited, PlacePage, placeAt, searchDocuments } from '../../features/files/index.ts'
import { historyActions } from '../../features/history/index.ts'
import { ImportLayer } from '../../features/imports/index.ts'
import { NotificationEvents } from '../../features/notifications/index.ts'
import { Palette } from '../../features/palette/index.ts'
import { ShareDialogs } from '../../features/sharing/index.ts'
import { mapShortcutActions, ShortcutSheet, shortcutActions } from '../../features/shortcuts/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { actionsOfEveryPage } from '../actions-of-every-page.ts'
import { AccountScreen, accountScreenAt } from './AccountScreen.tsx'
import { DesktopFrame } from './DesktopFrame.tsx'
import { navActions } from './nav-state.ts'

/** Home with its left nav, or one document, for windows with room. */
export function DesktopShell() {
  const [path] = useLocation()
  const address = documentAt(path)
  const place = placeAt(path)
  const screen = accountScreenAt(path)
  const isDocument = address !== null
  const editorTable = useEditorTable()
  const tables = useMemo(
    () => [
      ...(isDocument
        ? [editorTable, documentActions, commentActions, historyActions, habitActions, mapShortcutActions]
        : [navActions, shortcutActions]),
      ...actionsOfEveryPage,
    ],
    [isDocument, editorTable],
  )
  if (!place && !address && !screen) return <Elsewhere />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={address?.kind === 'draft' || (place?.isOpen ?? false)}>
        {address ? (
          <DocumentScreen address={address} look="desktop" />
        ) : (
          <DesktopFrame>
            {place && (place.id === 'together' ? <ProjectsPage look="desktop" /> : <PlacePage place={place} />)}
            {screen && <AccountScreen screen={screen} />}
          </DesktopFrame>
        )}
        <FileDialogs />
        <ExportLayer />
        <ImportLayer takesDrops={!isDocument} />
        <NotificationEvents />
        <ShareDialogs />
        <CooperationDialogs />
        <Palette search={searchDocuments} lastEdited={lastEdited} />
        <ShortcutSheet />
      </SessionGate>
    </ActionProvider>
  )
}
