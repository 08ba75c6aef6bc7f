import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@ramify/contract'
import type { MapContent } from '@ramify/document'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { apiClient, newPerson } from '../../kit/api.ts'
import { openBrowser } from '../../kit/browser.ts'
import type { EngineUnderTest } from '../../kit/engines.ts'
import { type Gateway, startGateway } from '../../kit/gateway.ts'
import { type RunningServer, startServer } from '../../kit/server.ts'
import type { Person, Said } from './page/work.ts'

/** A server, a gateway before it, and a browser: everything between a key and the disk is real. */
export interface SyncHouse {
  readonly server: RunningServer
  readonly gateway: Gateway
  /** Past the gateway. */
  api(person: Person): Client
  newPerson(): Promise<Person>
  newFile(person: Person): Promise<string>
  /** The topics of a file as the database has it. */
  topicsOf(person: Person, fileId: string): Promise<string[]>
  /** A browser of its own, with as many tabs as are wanted. */
  newBrowser(): Promise<HouseBrowser>
  stop(): Promise<void>
}

export interface HouseBrowser {
  readonly context: BrowserContext
  newTab(onSaid?: (said: Said) => void): Promise<Page>
}

export async function startSyncHouse(engine: EngineUnderTest, env: Record<string, string> = {}): Promise<SyncHouse> {
  const [server, browser, folder] = await Promise.all([startServer({ engine, env }), openBrowser(), buildPage()])
  const gateway = await startGateway(folder, () => server.address)
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
    newBrowser: async () => {
      const { context, page } = await browser.newPage()
      await page.close()
      return {
        context,
        newTab: async (onSaid) => {
          const tab = await context.newPage()
          tab.setDefaultTimeout(60_000)
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The browser notices that there is a network again. */
export async function wake(...tabs: Page[]): Promise<void> {
  for (const tab of tabs) await tab.evaluate(() => void dispatchEvent(new Event('online')))
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

async function buildPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-sync-'))
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  })
  return folder
}

function topicsIn({ root }: MapContent): string[] {
  return root.children.map(({ data }) => String(data.text)).sort()
}
