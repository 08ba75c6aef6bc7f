import './platform/no-eval.ts'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startWorker } from './offline/start-worker.ts'
import { watchVersion } from './offline/version-check.ts'
import { takeOverEarlyKeys } from './platform/early-keys.ts'
import { startLanguage } from './platform/i18n/language.ts'
import { answerShell } from './platform/native-shell/answer-shell.ts'
import { takeClientToken } from './platform/session/client-token.ts'
import { endLeftSessions } from './platform/session/end-session.ts'
import { wearLooksOfAccount } from './platform/session/looks.ts'
import { takeProviderReturn } from './platform/session/provider-return.ts'
import { keepCorpId } from './platform/workchat/corp-id.ts'
import { loadChineseFonts } from './ui/fonts.ts'
import { watchPointing } from './ui/pointing.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchPointing()
takeClientToken()
takeProviderReturn()
answerShell()
keepCorpId()
await startLanguage()
takeOverEarlyKeys()
wearLooksOfAccount()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
endLeftSessions()
watchVersion()
startWorker()
// Without them the system's own Chinese font stands in. All styles are computed anew for them: not while the first screen is drawn.
setTimeout(() => loadChineseFonts().catch(console.warn), 2_000)
