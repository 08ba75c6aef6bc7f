import type { Translator } from '@ramify/locales'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { apiClient, newPerson, type Person } from '../../kit/api.ts'
import { type OpenPage, openBrowser, type RunningBrowser, type View } from '../../kit/browser/browser.ts'
import type { EngineUnderTest } from '../../kit/database/engines.ts'
import { patience } from '../../kit/patience.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { speak } from '../pages/texts.ts'
import { DocumentPage } from './document-page.ts'
import { follow } from './follow.ts'

/** A server of their own, a browser and people in front of it. */
export function fileJourneys(engine: EngineUnderTest, env: Record<string, string> = {}, usually?: View) {
  return journeysAt(() => startServer({ engine, env }), usually)
}

/** A browser and people in front of some server; every page is asked whether something went wrong unseen. */
export function journeysAt<Server extends Pick<RunningServer, 'address' | 'stop'>>(
  start: () => Promise<Server>,
  usually: View = { isOnlineOnly: true },
) {
  let server: Server
  let browser: RunningBrowser
  let english: Translator
  const opened: OpenPage[] = []
  beforeAll(async () => {
    ;[server, browser, english] = await Promise.all([start(), openBrowser(), speak('en')])
  })
  afterEach(async () => {
    const pages = opened.splice(0)
    const problems = pages.flatMap((each) => [...each.problems])
    await Promise.all(pages.map((each) => each.close()))
    // A server that is away is refused connections: the journey's own doing.
    expect(problems.filter((problem) => !/ERR_(CONNECTION|INTERNET|FAILED)|WebSocket/.test(problem))).toEqual([])
  })
  afterAll(() => Promise.all([browser?.close(), server?.stop()]))

  /** Somebody at a path. */
  async function arrive(path: string, view?: View, token?: string): Promise<OpenPage> {
    const page = await browser.newPage({ ...usually, ...view })
    opened.push(page)
    page.context.setDefaultTimeout(patience)
    await page.goTo(server.address + path, token)
    return page
  }

  return {
    get server() {
      return server
    },
    get english() {
      return english
    },
    newPerson: () => newPerson(server.address),
    /** The same person in another session, which can end without that of their `api`. */
    async otherSession(person: Person): Promise<Person> {
      const api = apiClient(server.address)
      const { api_token } = await api('/passport/login', { email: person.email, password: person.password })
      return { ...person, token: (await api('/login', { api_token })).token }
    },
    /** A browser of its own, at home. */
    guest: (path: string, view?: View) => arrive(path, view),
    signedIn: ({ token }: Person, path: string, view?: View) => arrive(path, view, token),
    /** Somebody at a map: without the list of their maps, which takes as long to load. */
    async atMap({ token }: Person, fileId: string, view?: View) {
      const opened = await arrive(`/doc/${fileId}`, view, token)
      const map = new DocumentPage(opened.page, english)
      await map.ready()
      return { ...opened, map }
    },
    async newMap({ page }: OpenPage): Promise<DocumentPage> {
      await page.getByRole('button', { name: english.text('files.new'), exact: true }).click()
      await page.waitForURL(/\/(doc|guest)\/\w+/)
      const document = new DocumentPage(page, english)
      await document.ready()
      return document
    },
    /** As by a link: the app stays loaded, which saves most of what coming to an address costs. */
    async openMap({ page }: OpenPage, path: string): Promise<DocumentPage> {
      await follow(page, path)
      const document = new DocumentPage(page, english)
      await document.ready()
      return document
    },
  }
}
