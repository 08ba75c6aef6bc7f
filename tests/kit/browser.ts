import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import './chromium.setup.ts'

export interface View {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  locale?: string
  /** Who sees the app for the first time is shown around; others are left alone. */
  isNewcomer?: boolean
  /** No service worker: it would fetch the whole app for every fresh browser. */
  isOnlineOnly?: boolean
}

export interface OpenPage {
  page: Page
  context: BrowserContext
  /** What went wrong in the page unseen: console errors, exceptions, breaches of the content security policy. */
  problems: string[]
  close(): Promise<void>
}

export interface RunningBrowser {
  /** A fresh person: no cookies, no storage. */
  newPage(view?: View): Promise<OpenPage>
  close(): Promise<void>
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--mute-audio',
  // Containers often give /dev/shm 64 MB.
  '--disable-dev-shm-usage',
]

export async function launchBrowser(): Promise<RunningBrowser> {
  const found = inject('chromium')
  if ('failure' in found) throw new Error(found.failure)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
  })
  return { newPage: (view) => newPage(browser, view), close: () => browser.close() }
}

async function newPage(browser: Browser, view: View = {}): Promise<OpenPage> {
  const {
    width = 1280,
    height = 800,
    colorScheme = 'light',
    locale = 'en-US',
    isNewcomer = false,
    isOnlineOnly = false,
  } = view
  const phone = width < 600
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale,
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: isOnlineOnly ? 'block' : 'allow',
  })
  const problems: string[] = []
  await context.exposeBinding('reportPolicyBreach', (_source, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(reportPolicyBreaches)
  if (!isNewcomer) await context.addInitScript(rememberGuides)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) problems.push(`console: ${message.text()}`)
  })
  return { page, context, problems, close: () => context.close() }
}

/** Chromium logs every answer above 399. That the API refuses something is its work, not a problem of the page. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location()
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) && new URL(url).pathname.startsWith('/api/')
  )
}

function rememberGuides(): void {
  // A page that did not come has no storage.
  if (location.protocol.startsWith('http')) localStorage.setItem('ramify.guides', 'desk')
}

function reportPolicyBreaches(): void {
  const { reportPolicyBreach } = window as unknown as { reportPolicyBreach(text: string): void }
  document.addEventListener('securitypolicyviolation', (event) => {
    reportPolicyBreach(`${event.violatedDirective} blocked ${event.blockedURI || 'inline'} in ${event.sourceFile}`)
  })
}
