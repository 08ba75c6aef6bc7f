import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { beShell, type ReferenceShell } from '../native-shell/reference-shell.ts'
import { catchAtOnce } from './catch-at-once.ts'
import './chromium.setup.ts'
import { goOnline } from './network.ts'

export interface View {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  locale?: string
  /** Who sees the app for the first time is shown around; others are left alone. */
  isNewcomer?: boolean
  /** No service worker: it would fetch the whole app for every fresh browser. */
  isOnlineOnly?: boolean
  /** The page is in an app. */
  shell?: ReferenceShell
  /** Not a page that others have used, nor one for others: what is done to it cannot be taken back. */
  isOwn?: boolean
}

export interface OpenPage {
  page: Page
  context: BrowserContext
  /** What went wrong in the page unseen: console errors, exceptions, breaches of the content security policy. */
  problems: string[]
  /** Comes to an address; with this token, as one who is signed in. */
  goTo(address: string, token?: string): Promise<void>
  close(): Promise<void>
}

export interface RunningBrowser {
  /** A fresh person: no cookies, no storage. */
  newPage(view?: View): Promise<OpenPage>
  close(): Promise<void>
}

/** Where a page of a server has its storage, and nobody to write into it: an answer without scripts. */
const barePath = '/healthz'

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

/** One for all files of a worker, for as long as that lives: starting one takes longer than many a journey. */
let running: Promise<Browser> | undefined

/**
 * Pages that journeys have left, by their view. Whoever comes next finds nothing kept, but a process that has compiled the
 * app before: that is a third of the cost of a fresh one.
 */
const left = new Map<string, OpenPage[]>()

/** A browser with nobody in it; closing it closes what was opened through it. */
export async function openBrowser(): Promise<RunningBrowser> {
  running ??= launch()
  const browser = await running
  const opened = new Set<OpenPage>()
  return {
    async newPage(view = {}) {
      const others = othersLike(view)
      const found = others?.pop() ?? (await newPage(browser, view))
      const page: OpenPage = {
        ...found,
        async close() {
          if (!opened.delete(page)) return
          if (others && (await leave(found, view))) others.push(found)
          else await found.close()
        },
      }
      opened.add(page)
      return page
    },
    close: async () => void (await Promise.all([...opened].map((page) => page.close()))),
  }
}

/** The pages that one of this view may take over and is left to, or none: service workers stay with their page. */
function othersLike(view: View): OpenPage[] | undefined {
  if (view.isOwn || !view.isOnlineOnly) return undefined
  const kind = JSON.stringify(Object.entries(view).sort())
  const others = left.get(kind) ?? []
  left.set(kind, others)
  return others
}

/** Forgets everything that was kept in a page; false where it cannot. */
async function leave({ page, context, problems }: OpenPage, view: View): Promise<boolean> {
  const { origin, protocol } = new URL(page.url())
  if (page.isClosed() || !protocol.startsWith('http')) return false
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of ['dialog', 'request', 'download'] as const) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await goOnline(context)
    await context.clearPermissions()
    await page.emulateMedia({ reducedMotion: null, forcedColors: null, colorScheme: view.colorScheme ?? 'light' })
    await page.setViewportSize(sizeOf(view))
    // Nobody is there to write anything more while it is forgotten. Elsewhere would be in another process.
    await page.goto(origin + barePath, { timeout: 5_000 })
    await page.evaluate(() => sessionStorage.clear())
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
    problems.length = 0
    return true
  } catch {
    return false
  }
}

async function launch(): Promise<Browser> {
  const found = inject('chromium')
  if ('failure' in found) throw new Error(found.failure)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: quiet,
    // Neither root nor an ordinary user in a container may use it, and the pages are our own.
    chromiumSandbox: false,
  })
  browser.on('disconnected', () => {
    running = undefined
    left.clear()
  })
  return browser
}

const sizeOf = ({ width = 1280, height = 800 }: View) => ({ width, height })

async function newPage(browser: Browser, view: View): Promise<OpenPage> {
  const { colorScheme = 'light', locale = 'en-US', isNewcomer = false, isOnlineOnly = false, shell } = view
  const viewport = sizeOf(view)
  const phone = viewport.width < 600 || viewport.height < 480
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale,
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: isOnlineOnly ? 'block' : 'allow',
  })
  const problems: string[] = []
  await context.exposeBinding('reportPolicyBreach', (_source, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(reportPolicyBreaches)
  if (!isNewcomer) await context.addInitScript(knowKeys)
  if (shell) await context.addInitScript(beShell, shell)
  const page = await context.newPage()
  catchAtOnce(context, page)
  // From the beginning: asked for together with the key that opens it, the browser may be told too late, and nothing is chosen.
  page.on('filechooser', () => undefined)
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) problems.push(`console: ${message.text()}`)
  })
  const goTo = async (address: string, token?: string) => {
    if (token !== undefined) {
      const bare = new URL(barePath, address).href
      if (page.url() !== bare) await page.goto(bare)
      await page.evaluate((own) => localStorage.setItem('ramify.token', own), token)
    }
    await page.goto(address)
  }
  return { page, context, problems, goTo, close: () => context.close() }
}

/** Chromium logs every answer above 399. That the API refuses something is its work, not a problem of the page. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location()
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) && new URL(url).pathname.startsWith('/api/')
  )
}

function knowKeys(): void {
  // A page that did not come has no storage.
  if (location.protocol.startsWith('http')) localStorage.setItem('ramify.hint', 'known')
}

function reportPolicyBreaches(): void {
  const { reportPolicyBreach } = window as unknown as { reportPolicyBreach(text: string): void }
  document.addEventListener('securitypolicyviolation', (event) => {
    reportPolicyBreach(`${event.violatedDirective} blocked ${event.blockedURI || 'inline'} in ${event.sourceFile}`)
  })
}
