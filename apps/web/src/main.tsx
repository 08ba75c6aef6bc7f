import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'wouter'
import { watchVersion } from './offline/version-check.ts'
import { queryClient } from './platform/api/query-client.ts'
import { startLanguage } from './platform/i18n/language.ts'
import { useMedia } from './platform/use-media.ts'
import { DesktopShell } from './shells/desktop/DesktopShell.tsx'
import { PhoneShell } from './shells/phone/PhoneShell.tsx'
import { isPublicPath, PublicShell } from './shells/public/PublicShell.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { loadChineseFonts } from './ui/fonts.ts'
import { PageAnnouncer } from './ui/PageAnnouncer.tsx'
import { Toasts } from './ui/Toasts.tsx'
import { TooltipProvider } from './ui/Tooltip.tsx'

function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <Shell />
          <PageAnnouncer />
          <Toasts />
        </TooltipProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Shell() {
  const [path] = useLocation()
  const isPhone = useMedia('(max-width: 719.98px)')
  if (isPublicPath(path)) return <PublicShell />
  return isPhone ? <PhoneShell /> : <DesktopShell />
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startLanguage()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
watchVersion()
// Without them the system's own Chinese font stands in.
loadChineseFonts().catch(console.warn)
