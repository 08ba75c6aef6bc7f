import { useMemo } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { accountActions, SessionGate } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import {
  DocumentScreen,
  documentActions,
  documentAt,
  habitActions,
  useEditorTable,
} from '../../features/document/index.ts'
import { fileActions, homePath, PlacePage, placeAt } from '../../features/files/index.ts'
import { Palette, paletteActions } from '../../features/palette/index.ts'
import { ShortcutSheet, shortcutActions } from '../../features/shortcuts/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { AccountScreen, accountPath } from './AccountScreen.tsx'
import { DesktopFrame } from './DesktopFrame.tsx'
import { navActions } from './nav-state.ts'

const ofEveryPage = [fileActions, paletteActions, shortcutActions, appearanceActions, accountActions]

/** Home with its left nav, or one document, for windows with room. */
export function DesktopShell() {
  const [path] = useLocation()
  const search = useSearch()
  const address = documentAt(path)
  const place = placeAt(path)
  const isDocument = address !== null
  const editorTable = useEditorTable()
  const tables = useMemo(
    () => [...(isDocument ? [editorTable, documentActions, habitActions] : [navActions]), ...ofEveryPage],
    [isDocument, editorTable],
  )
  if (!place && !address && path !== accountPath) return <Redirect to={homePath + (search && `?${search}`)} replace />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={address?.kind === 'draft' || (place?.isOpen ?? false)}>
        {address ? (
          <DocumentScreen address={address} look="desktop" />
        ) : (
          <DesktopFrame>{place ? <PlacePage place={place} /> : <AccountScreen />}</DesktopFrame>
        )}
        <Palette />
        <ShortcutSheet />
      </SessionGate>
    </ActionProvider>
  )
}
