import { Redirect, useLocation, useSearch } from 'wouter'
import { accountActions, SessionGate } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { fileActions, homePath, PlacePage, placeAt } from '../../features/files/index.ts'
import { Palette, paletteActions } from '../../features/palette/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { AccountScreen, accountPath } from './AccountScreen.tsx'
import { DesktopFrame } from './DesktopFrame.tsx'
import { navActions } from './nav-state.ts'

const tables = [fileActions, paletteActions, navActions, appearanceActions, accountActions]

/** Home with its left nav, for windows with room. */
export function DesktopShell() {
  const [path] = useLocation()
  const search = useSearch()
  const place = placeAt(path)
  if (!place && path !== accountPath) return <Redirect to={homePath + (search && `?${search}`)} replace />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={place?.isOpen ?? false}>
        <DesktopFrame>{place ? <PlacePage place={place} /> : <AccountScreen />}</DesktopFrame>
        <Palette />
      </SessionGate>
    </ActionProvider>
  )
}
