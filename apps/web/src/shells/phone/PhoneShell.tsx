import { useMemo } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { AccountPage, accountActions, SessionGate } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { DocumentScreen, documentActions, documentAt, useEditorTable } from '../../features/document/index.ts'
import { fileActions, homePath, placeAt } from '../../features/files/index.ts'
import { Palette, paletteActions } from '../../features/palette/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { PhonePlace } from './PhonePlace.tsx'
import { TopBar } from './TopBar.tsx'
import { mePath } from './tabs.ts'

const ofEveryPage = [fileActions, paletteActions, appearanceActions, accountActions]

/** Home under 720 px: one list at a time, tabs below; or one document. */
export function PhoneShell() {
  const [path] = useLocation()
  const search = useSearch()
  const address = documentAt(path)
  const place = placeAt(path)
  const isDocument = address !== null
  const editorTable = useEditorTable()
  const tables = useMemo(
    () => [...(isDocument ? [editorTable, documentActions] : []), ...ofEveryPage],
    [isDocument, editorTable],
  )
  if (!place && !address && path !== mePath) return <Redirect to={homePath + (search && `?${search}`)} replace />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={address?.kind === 'draft' || (place?.isOpen ?? false)}>
        {address ? (
          <DocumentScreen address={address} look="phone" />
        ) : (
          <PhoneFrame bar={<TopBar place={place} />}>
            {place ? <PhonePlace place={place} /> : <AccountPage />}
          </PhoneFrame>
        )}
        <Palette />
      </SessionGate>
    </ActionProvider>
  )
}
