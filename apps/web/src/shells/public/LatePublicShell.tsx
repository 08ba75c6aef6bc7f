import { useLocation } from 'wouter'
import { joinIdAt } from '../../features/cooperation/index.ts'
import { newPath, sharedPath } from '../../features/incoming/index.ts'
import { legalIds, legalTexts, openPaths } from '../../features/legal/index.ts'
import { unsubscribePath } from '../../features/notifications/index.ts'
import { features } from '../../platform/features.ts'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

// Apart from the rest: whoever is signed in, or draws without an account, needs none of these pages.
const PublicShell = lazyComponent(() => import('./PublicShell.tsx').then((room) => room.PublicShell), <ProgressLine />)

const openPages: readonly string[] = [
  ...legalIds.map((id) => legalTexts[id].path),
  ...Object.values(openPaths),
  unsubscribePath,
  sharedPath,
  newPath,
]

/** Pages outside the frames: the same for desktop and phone, so what is typed there outlives a turn of the screen. */
export function isPublicPath(path: string): boolean {
  return /^\/login(\/|$)/.test(path) || openPages.includes(path) || invitedAt(path) !== null
}

/** The invitation that an address is of. */
const invitedAt = (path: string) => (features.collaboration ? joinIdAt(path) : null)

export function LatePublicShell() {
  const [path] = useLocation()
  return <PublicShell joinId={invitedAt(path)} />
}
