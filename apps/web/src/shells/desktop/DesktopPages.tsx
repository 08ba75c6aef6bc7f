import { ProjectsPage } from '../../features/cooperation/index.ts'
import { type Place, PlacePage } from '../../features/files/index.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { isAccountPath } from './account-paths.ts'
import { DesktopFrame } from './DesktopFrame.tsx'

/** What is not a document: lists with the left nav, and pages about oneself. */
export function DesktopPages({ place, path }: { place: Place | null; path: string }) {
  return (
    <DesktopFrame>
      {place && (place.id === 'together' ? <ProjectsPage look="desktop" /> : <PlacePage place={place} />)}
      {isAccountPath(path) && <AccountScreen path={path} />}
    </DesktopFrame>
  )
}
