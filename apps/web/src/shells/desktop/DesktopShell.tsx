import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { aboutActions } from '../../features/about/index.ts'
import { accountActions, Elsewhere, SessionGate } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { commentActions } from '../../features/comments/index.ts'
import { CooperationDialogs, cooperationActions, ProjectsPage } from '../../features/cooperation/index.ts'
import {
  DocumentScreen,
  documentActions,
  documentAt,
  habitActions,
  useEditorTable,
} from '../../features/document/index.ts'
import { feedbackActions } from '../../features/feedback/index.ts'
import {
  FileDialogs,
  fileActions,
  lastEdited,
  PlacePage,
  placeAt,
  searchDocuments,
} from '../../features/files/index.ts'
import { helpActions } from '../../features/help/index.ts'
import { historyActions } from '../../features/history/index.ts'
import { NotificationEvents, notificationActions } from '../../features/notifications/index.ts'
import { Palette, paletteActions } from '../../features/palette/index.ts'
import { ShareDialogs, sharingActions } from '../../features/sharing/index.ts'
import { mapShortcutActions, ShortcutSheet, shortcutActions } from '../../features/shortcuts/index.ts'
import { teamActions } from '../../features/teams/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { AccountScreen, accountScreenAt } from './AccountScreen.tsx'
import { DesktopFrame } from './DesktopFrame.tsx'
import { navActions } from './nav-state.ts'

const ofEveryPage = [
  fileActions,
  sharingActions,
  cooperationActions,
  paletteActions,
  appearanceActions,
  accountActions,
  notificationActions,
  teamActions,
  helpActions,
  feedbackActions,
  aboutActions,
]

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
      ...ofEveryPage,
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
        <NotificationEvents />
        <ShareDialogs />
        <CooperationDialogs />
        <Palette search={searchDocuments} lastEdited={lastEdited} />
        <ShortcutSheet />
      </SessionGate>
    </ActionProvider>
  )
}
