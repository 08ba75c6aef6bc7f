import type { Translator } from '@ramify/locales'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { newPerson, type Person } from '../../kit/api.ts'
import { type OpenPage, openBrowser, type RunningBrowser } from '../../kit/browser/browser.ts'
import { patience } from '../../kit/patience.ts'
import '../../kit/server/shared-server.setup.ts'
import { mapOf } from '../editor/outline.ts'
import { journeysAt } from '../files/file-journey.ts'
import { speak } from '../pages/texts.ts'
import { DeskPage } from './desk-page.ts'

/** Journeys that neither stop their server nor care who else is on it: they share one. */
export function sharedJourneys() {
  return journeysAt(async () => ({ address: sharedAddress(), stop: async () => undefined }))
}

/** Somebody at a desk, and the page they have open. */
interface Sitting {
  readonly person: Person
  readonly opened: OpenPage
  /** Whether the app is loaded. */
  isThere: boolean
}

/** Stays from journey to journey, for as long as a worker lives: loading the app anew takes longer than most of them. */
let kept: Sitting | undefined
let maps = 0

/**
 * For the journeys of a file: opens a desk with a map of a root and some topics below it, the last one selected. Two spaces before
 * a topic put it below the one before it.
 *
 * The same person opens map after map in the same page, as by links in it. A journey that changes more than maps opens its desk
 * `alone`: the functions, routes and permissions of the page, or what the account remembers.
 */
export function deskJourneys() {
  let browser: RunningBrowser
  let english: Translator
  let alone: Sitting | undefined
  beforeAll(async () => {
    ;[browser, english] = await Promise.all([openBrowser(), speak('en')])
  })
  afterEach(async ({ task }) => {
    const problems = [kept, alone].flatMap((each) => each?.opened.problems.splice(0) ?? [])
    await alone?.opened.close()
    alone = undefined
    kept?.opened.page.removeAllListeners('request')
    if (problems.length > 0 || task.result?.state === 'fail') await forget()
    // A journey that cuts its own network, or stops a request, is refused connections.
    expect(problems.filter((problem) => !/ERR_(INTERNET|FAILED)|WebSocket/.test(problem))).toEqual([])
  })

  async function arrive(): Promise<Sitting> {
    const [person, opened] = await Promise.all([newPerson(sharedAddress()), browser.newPage({ isOnlineOnly: true })])
    opened.context.setDefaultTimeout(patience)
    return { person, opened, isThere: false }
  }

  async function openMap(sitting: Sitting, root: string, topics: readonly string[]) {
    const { person, opened } = sitting
    const { page } = opened
    const name = `${root} ${++maps}`
    const content = { ...mapOf([root, ...topics.map((words) => `  ${words}`)]) }
    const { file_guid } = await person.api('/touch', { file_name: name, content })
    const path = `/doc/${file_guid}`
    const desk = new DeskPage(page, english)
    // The router hears of it as of a link.
    if (sitting.isThere) await page.evaluate((to) => history.pushState(null, '', to), path)
    else await opened.goTo(sharedAddress() + path, person.token)
    await desk.called(name).waitFor()
    await desk.ready()
    if (!sitting.isThere) await page.waitForFunction(hasFonts)
    sitting.isThere = true
    if (!(await isStyleOpen(page))) await desk.openTab('style')
    await desk.select((topics.at(-1) ?? root).trim())
    return { desk, page, text: english.text, person, fileId: file_guid }
  }

  const open = async (root: string, ...topics: string[]) => {
    const tidy = kept ? await tidied(kept.opened.page) : 'broken'
    if (tidy === 'broken') await forget()
    kept ??= await arrive()
    if (tidy === 'littered') kept.isThere = false
    return openMap(kept, root, topics)
  }
  return Object.assign(open, {
    /** By a person of its own, in a page that no other journey uses. */
    async alone(root: string, ...topics: string[]) {
      alone = await arrive()
      return openMap(alone, root, topics)
    },
  })
}

async function forget(): Promise<void> {
  const last = kept
  kept = undefined
  await last?.opened.close()
}

/** Whether the fonts of the map have come: those that come later move topics away from under the pointer. */
async function hasFonts(): Promise<boolean> {
  // What was laid out by the second frame has asked for its fonts.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return document.fonts.size > 0 && document.fonts.status === 'loaded'
}

function sharedAddress(): string {
  const server = inject('sharedServer')
  if ('failure' in server) throw new Error(server.failure)
  return server.address
}

/**
 * Forgets what the last journey left in the browser. What it left on the screen, or the app has read of it, goes when the app
 * is loaded anew; a page that has crashed is of no use.
 */
function tidied(page: Page): Promise<'tidy' | 'littered' | 'broken'> {
  const look = () => {
    const read = ['ramify.overview', 'ramify.outline.notes', 'ramify.picture-size']
    const changed = read.some((key) => key in localStorage)
    for (const key of [...read, 'ramify.colours', 'ramify.recent-actions']) localStorage.removeItem(key)
    const notices = '[role=status] > *, [role=alert] > *'
    const open = document.querySelector(`[role=dialog], [role=menu], ${notices}`)
    return changed || open !== null || document.fullscreenElement !== null ? 'littered' : 'tidy'
  }
  return page.evaluate(look).catch(() => 'broken')
}

const isStyleOpen = (page: Page) => page.evaluate(() => [null, 'style'].includes(localStorage.getItem('ramify.panel')))
