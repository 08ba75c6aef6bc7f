import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ensureWebBuilt } from '../../scripts/setup/setup.mjs'
import { newPerson } from '../../tests/kit/api.ts'
import { launchChromium } from '../drive/chromium.ts'
import { startOwnServer } from '../drive/own-server.ts'
import { benchFolder } from '../drive/subjects.ts'
import { spreadCell, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'

/** From the press on a card to the map on the screen, in milliseconds: with nothing in the browser's caches, and with everything. */
interface Figures {
  readonly cold: Spread
  readonly warm: Spread
}

const branches = 9

/** How long a person waits for a map of 91 topics. `--beside before=http://…` measures another server in turns with this one. */
export async function measureOpening(given: string[]): Promise<number> {
  const { values } = parseArgs({
    args: given,
    options: { rounds: { type: 'string' }, beside: { type: 'string', multiple: true } },
  })
  const rounds = Number(values.rounds ?? 8)
  await ensureWebBuilt(process.execPath)
  const ours = await startOwnServer()
  const { browser, close } = await launchChromium()
  const others = (values.beside ?? []).map((each) => each.split('=') as [string, string])
  const places = await Promise.all(
    [['ramify', ours.address] as const, ...others].map(async ([name, address]) => ({
      name,
      ...(await prepare(address)),
      cold: [] as number[],
      warm: [] as number[],
    })),
  )
  // In turns, so that a slow minute of the machine does not hit one of them only.
  for (let round = 0; round < rounds; round++) {
    for (const place of places) {
      const { first, second } = await visit(browser, place)
      place.cold.push(first)
      place.warm.push(second)
    }
    console.warn(`round ${round + 1}`)
  }
  await close()
  await ours.stop()
  const figures = new Map(
    places.map(({ name, cold, warm }): [string, Figures] => [name, { cold: spreadOf(cold), warm: spreadOf(warm) }]),
  )
  const report = describe(figures)
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'opening.json'),
    `${JSON.stringify({ rounds, figures: Object.fromEntries(figures) }, null, 2)}\n`,
  )
  await writeFile(join(folder, 'opening.md'), report)
  process.stdout.write(report)
  return 0
}

interface Place {
  readonly address: string
  readonly token: string
  readonly fileId: string
}

async function prepare(address: string): Promise<Place> {
  const person = await newPerson(address)
  const children = Array.from({ length: branches }, (_, main) => ({
    data: { text: `Main topic ${main}` },
    children: Array.from({ length: branches }, (_, nth) => ({
      data: { text: `Something to do ${nth}` },
      children: [],
    })),
  }))
  const content = { root: { data: { text: 'Plan' }, children } }
  const { file_guid } = await person.api('/touch', { file_name: 'Opening', content } as never)
  return { address, token: person.token, fileId: file_guid }
}

/** A browser that has never been here, and then the same one again. */
async function visit(browser: Browser, place: Place): Promise<{ first: number; second: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((token) => localStorage.setItem('ramify.token', token), place.token)
  const first = await press(context, place)
  // The service worker stores the app meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const second = await press(context, place)
  await context.close()
  return { first, second }
}

/** Presses the card in a list that has come to rest, and watches the tab that it opens. */
async function press(context: BrowserContext, { address, fileId }: Place): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${address}/home/my`)
  const card = page.locator(`a[href*="${fileId}"]`).first()
  await card.waitFor()
  await page.waitForTimeout(1_000)
  await context.addInitScript(watch)
  const opening = context.waitForEvent('page')
  const pressed = Date.now()
  await card.click()
  const opened = await opening
  const seen = await seenIn(opened)
  await opened.close()
  await page.close()
  return seen - pressed
}

/** Remembers when the first topic was on the screen. */
function watch(): void {
  const look = () => {
    if (!document.querySelector('[data-topic]')) return
    observer.disconnect()
    requestAnimationFrame(() => Object.assign(window, { seenAt: Date.now() }))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

async function seenIn(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (window as { seenAt?: number }).seenAt)
  return (await seen.jsonValue()) as number
}

function describe(figures: ReadonlyMap<string, Figures>): string {
  const rows = [...figures].map(([name, { cold, warm }]) => [name, spreadCell(cold), spreadCell(warm)])
  return [
    '# From the press on a card to a map of 91 topics on the screen',
    '',
    `Milliseconds, median / 95th percentile; ${cpus().length} cores. Cold: a browser without caches. Warm: the same one again.`,
    '',
    table(['', 'cold', 'warm'], rows),
    '',
  ].join('\n')
}
