import { ProjectsPage } from '../../features/cooperation/index.ts'
import type { Place } from '../../features/files/index.ts'
import { accountScreenAt } from './account-screens.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { PhonePlace } from './PhonePlace.tsx'
import { ScreenBar } from './ScreenBar.tsx'
import { TopBar } from './TopBar.tsx'

/** What is not a document: lists, and pages about oneself. */
export function PhonePages({ place, path }: { place: Place | null; path: string }) {
  const screen = accountScreenAt(path)
  return (
    <PhoneFrame bar={place ? <TopBar key={place.path} place={place} /> : screen && <ScreenBar screen={screen} />}>
      {place && (place.id === 'together' ? <ProjectsPage look="phone" /> : <PhonePlace place={place} />)}
      {screen && <screen.Page />}
    </PhoneFrame>
  )
}
