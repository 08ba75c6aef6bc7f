import { fileURLToPath } from 'node:url'
import type { Client } from '@ramify/contract'
import type { MapContent } from '@ramify/document'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { apiClient, newPerson } from '../../kit/api.ts'
import { openBrowser, type View } from '../../kit/browser/browser.ts'
import { type Gateway, type PageFiles, startGateway } from '../../kit/browser/gateway.ts'
import { patience } from '../../kit/patience.ts'
import type { RunningServer } from '../../kit/server/server.ts'
import type { Person, Said } from './page/work.ts'

type HouseServer = Pick<RunningServer, 'address' | 'stop'>

/** A server, a gateway before it, and a browser: everything between a key and the disk is real. */
export interface SyncHouse<Server extends HouseServer = HouseServer> {
  readonly server: Server
  readonly gateway: Gateway
  /** Past the gateway. */
  api(person: Person): Client
  newPerson(): Promise<Person>
  newFile(person: Person): Promise<string>
  /** The topics of a file as the database has it. */
  topicsOf(person: Person, fileId: string): Promise<string[]>
  /** A browser of its own, with as many tabs as are wanted; with `isOwn`, one that nobody uses afterwards. */
  newBrowser(view?: Pick<View, 'isOwn'>): Promise<HouseBrowser>
  stop(): Promise<void>
}

export interface HouseBrowser {
  readonly context: BrowserContext
  newTab(onSaid?: (said: Said) => void): Promise<Page>
  close(): Promise<void>
}

/** One for all files of a worker. */
let built: Promise<PageFiles> | undefined

export async function startSyncHouse<Server extends HouseServer>(
  start: () => Promise<Server>,
): Promise<SyncHouse<Server>> {
  built ??= buildPage()
  const [server, browser, page] = await Promise.all([start(), openBrowser(), built])
  const gateway = await startGateway(page, () => server.address)
  const api = ({ token }: Person) => apiClient(server.address, token)
  return {
    server,
    gateway,
    api,
    newPerson: async () => {
      const person = await newPerson(server.address)
      const { user } = await person.api('/user/info', {})
      return { token: person.token, personId: user.user_id }
    },
    newFile: async (person) => {
      const { file_guid } = await api(person)('/touch', { file_name: 'Live' })
      return file_guid
    },
    topicsOf: async (person, fileId) => {
      const { content = {} } = await api(person)('/open', { file_guid: fileId })
      return topicsIn(content as unknown as MapContent)
    },
    newBrowser: async (view) => {
      const opened = await browser.newPage({ isOnlineOnly: true, ...view })
      const { context } = opened
      let unused: Page | undefined = opened.page
      return {
        context,
        close: opened.close,
        newTab: async (onSaid) => {
          const tab = unused ?? (await context.newPage())
          unused = undefined
          tab.setDefaultTimeout(patience)
          if (onSaid) await tab.exposeBinding('said', (_source, said: Said) => onSaid(said))
          await tab.goto(gateway.address)
          await tab.waitForFunction(() => 'work' in window)
          return tab
        },
      }
    },
    async stop() {
      await browser.close()
      await gateway.stop()
      await server.stop()
    },
  }
}

/** The browser notices that there is a network again. */
export async function wake(...tabs: Page[]): Promise<void> {
  for (const tab of tabs) await tab.evaluate(() => void dispatchEvent(new Event('online')))
}

/**
 * The browser notices that there is no network, and the tab comes to this state. By itself the tab would call a lost connection an
 * outage after three seconds only.
 */
export async function losesNetwork(tab: Page, state: string): Promise<void> {
  await tab.waitForFunction((wanted) => {
    // Again and again: what is said before the connection is lost is forgotten.
    dispatchEvent(new Event('offline'))
    return window.work.state() === wanted
  }, state)
}

/** As when the system ends it: nothing in it runs any more. */
export async function crash(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab)
  const crashed = new Promise((resolve) => tab.once('crash', resolve))
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/** In this state before long. */
export function comesTo(tab: Page, state: string): Promise<unknown> {
  return tab.waitForFunction((wanted) => window.work.state() === wanted, state)
}

async function buildPage(): Promise<PageFiles> {
  const result = await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, target: 'es2022', reportCompressedSize: false },
  })
  if (!('output' in result)) throw new Error('The page was built more than once, or not at all')
  const files = result.output.map(
    (file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
  )
  // By it the app asks whether the server answers.
  return new Map<string, string | Uint8Array>([...files, ['/version.json', '{}']])
}

function topicsIn({ root }: MapContent): string[] {
  return root.children.map(({ data }) => String(data.text)).sort()
}
