import { useLocation } from 'wouter'
import { shareAt } from '../../features/sharing/index.ts'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

// Apart from the rest: who looks at a shared map needs nothing of home.
const ViewerShell = lazyComponent(() => import('./ViewerShell.tsx').then((room) => room.ViewerShell), <ProgressLine />)

export const isViewerPath = (path: string): boolean => shareAt(path) !== null

export function LateViewerShell() {
  const [path] = useLocation()
  const shareId = shareAt(path)
  return shareId !== null && <ViewerShell shareId={shareId} />
}
