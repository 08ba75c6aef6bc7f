import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { queryClient } from './platform/api/query-client.ts'
import { usePhone } from './platform/phone.ts'
import { DesktopShell } from './shells/desktop/DesktopShell.tsx'
import { PhoneShell } from './shells/phone/PhoneShell.tsx'
import { isPublicPath, LatePublicShell } from './shells/public/LatePublicShell.tsx'
import { isViewerPath, LateViewerShell } from './shells/viewer/LateViewerShell.tsx'
import { Questions } from './ui/dialogs/Questions.tsx'
import { ShareTips } from './ui/dialogs/ShareTips.tsx'
import { ShellUpdate } from './ui/dialogs/ShellUpdate.tsx'
import { PageAnnouncer } from './ui/PageAnnouncer.tsx'
import { ErrorBoundary } from './ui/status/ErrorBoundary.tsx'
import { LoadingLine } from './ui/status/ProgressLine.tsx'
import { TooltipProvider } from './ui/Tooltip.tsx'
import { Toasts } from './ui/toasts/Toasts.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <Shell />
          <LoadingLine />
          <PageAnnouncer />
          <Questions />
          <ShellUpdate />
          <ShareTips />
          <Toasts />
        </TooltipProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Shell() {
  const [path] = useLocation()
  const isPhone = usePhone()
  if (isViewerPath(path)) return <LateViewerShell />
  if (isPublicPath(path)) return <LatePublicShell />
  return isPhone ? <PhoneShell /> : <DesktopShell />
}
