import { Redirect, useLocation, useSearch } from 'wouter'
import { AccountPage, accountActions, SessionGate } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { fileActions, homePath, placeAt } from '../../features/files/index.ts'
import { Palette, paletteActions } from '../../features/palette/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { PhonePlace } from './PhonePlace.tsx'
import { TopBar } from './TopBar.tsx'
import { mePath } from './tabs.ts'

const tables = [fileActions, paletteActions, appearanceActions, accountActions]

/** Home under 720 px: one list at a time, tabs below. */
export function PhoneShell() {
  const [path] = useLocation()
  const search = useSearch()
  const place = placeAt(path)
  if (!place && path !== mePath) return <Redirect to={homePath + (search && `?${search}`)} replace />
  return (
    <ActionProvider tables={tables}>
      <SessionGate isOpen={place?.isOpen ?? false}>
        <PhoneFrame bar={<TopBar place={place} />}>{place ? <PhonePlace place={place} /> : <AccountPage />}</PhoneFrame>
        <Palette />
      </SessionGate>
    </ActionProvider>
  )
}
