import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { ensureWebBuilt } from '../../scripts/setup/setup.mjs'
import { newPerson } from '../../tests/kit/api.ts'
import { launchChromium, type RunningChromium } from '../drive/chromium.ts'
import { startOwnServer } from '../drive/own-server.ts'
import type { BlankReport } from '../drive/probes/blank.ts'
import { readMoving } from '../drive/readings.ts'
import { benchFolder } from '../drive/subjects.ts'
import { traced } from '../drive/trace.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { generateTree } from '../trees/generate-tree.ts'
import { plainContent } from '../trees/plain-content.ts'
import { blankOnPhone } from './blank-on-phone.ts'

const topicCount = 1_000
const rounds = 5
/** A phone that is four times as slow as this machine. */
const slowness = 4
const hand = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true }
const goals = { openMs: 2_500, frameMs: 12, firstVisitKb: 450 }

interface FirstVisit {
  /** Everything but fonts that came over the network before a map could be edited. */
  readonly bytes: number
  readonly largest: { readonly name: string; readonly bytes: number }
}

interface Figures {
  readonly open: Spread
  readonly pan: Spread
  readonly pinch: Spread
  readonly first: FirstVisit
  /** Places that were empty while the map moved. */
  readonly blank: { readonly pan: BlankReport; readonly pinch: BlankReport }
}

/** What a phone asks for: how soon a map is there, how smoothly it moves, and how much a first visit loads. */
export async function measurePhone(): Promise<number> {
  await ensureWebBuilt(process.execPath)
  const server = await startOwnServer()
  const chromium = await launchChromium()
  try {
    const person = await newPerson(server.address)
    const content = plainContent(generateTree(topicCount))
    const { file_guid } = await person.api('/touch', { file_name: 'Plan', content } as never)
    const address = `${server.address}/doc/${file_guid}`
    const first = await firstVisit(chromium, server.address)
    const context = await chromium.browser.newContext(hand)
    await context.addInitScript((token) => localStorage.setItem('ramify.token', token), person.token)
    await context.addInitScript(watch)
    const open: number[] = []
    // The first time fills the caches.
    for (let round = 0; round <= rounds; round++) {
      const { page, ms } = await openSlowly(context, address)
      if (round > 0) open.push(ms)
      // The service worker stores the app meanwhile.
      await page.waitForTimeout(3_000)
      await page.close()
    }
    const page = await context.newPage()
    await page.goto(address)
    await seenIn(page)
    await page.waitForTimeout(5_000)
    const pan = await moved(chromium, page, 'pan', panned)
    const pinch = await moved(chromium, page, 'pinch', pinched)
    const blank = { pan: await blankWhile(page, panned), pinch: await blankWhile(page, pinched) }
    await context.close()
    await write({ open: spreadOf(open), pan, pinch, first, blank }, chromium.version)
    return 0
  } finally {
    await chromium.close()
    await server.stop()
  }
}

/** Somebody who has never been here: the address alone opens a map. */
async function firstVisit({ browser }: RunningChromium, address: string): Promise<FirstVisit> {
  const context = await browser.newContext(hand)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  const kinds = new Map<string, { type: string; name: string }>()
  const loaded: { type: string; name: string; bytes: number }[] = []
  tools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, name: new URL(response.url).pathname })
  })
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) loaded.push({ ...kind, bytes: encodedDataLength })
  })
  await page.goto(address)
  await page.locator('[data-topic]').first().waitFor()
  await page.getByRole('textbox').first().waitFor({ state: 'attached' })
  await page.locator('[data-over-canvas] button').first().waitFor()
  const counted = loaded.filter(({ type }) => type !== 'Font')
  const scripts = loaded.filter(({ type }) => type === 'Script').sort((a, b) => b.bytes - a.bytes)
  await context.close()
  if (!scripts[0]) throw new Error('no script was loaded')
  return { bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0), largest: scripts[0] }
}

/** Remembers when the first topic was on the screen. */
function watch(): void {
  const look = () => {
    if (!document.querySelector('[data-topic]')) return
    observer.disconnect()
    requestAnimationFrame(() => Object.assign(window, { seenAt: performance.now() }))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

async function seenIn(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (window as { seenAt?: number }).seenAt)
  return (await seen.jsonValue()) as number
}

async function openSlowly(context: BrowserContext, address: string): Promise<{ page: Page; ms: number }> {
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(address)
  const ms = await seenIn(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { page, ms }
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) => Promise<void>

/** Processor time of the main thread for each frame of a gesture made with fingers, at the unthrottled clock. */
async function moved(
  chromium: RunningChromium,
  page: Page,
  name: string,
  gesture: (touch: Touch) => Promise<void>,
): Promise<Spread> {
  const touch = touchOf(await page.context().newCDPSession(page))
  const mark = (word: string) => page.evaluate((text) => void performance.mark(text), `${name} ${word}`)
  // Once without being measured: code that runs for the first time is compiled.
  await gesture(touch)
  await page.waitForTimeout(1_500)
  const { events } = await traced(chromium.session, async () => {
    await mark('start')
    await gesture(touch)
    await mark('moved')
    await page.waitForTimeout(500)
    await mark('end')
  })
  return spreadOf(readMoving(events, name).frames.map(({ cpu }) => cpu))
}

const touchOf =
  (tools: CDPSession): Touch =>
  async (type, points) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    await tools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

async function blankWhile(page: Page, gesture: (touch: Touch) => Promise<void>): Promise<BlankReport> {
  const tools = await page.context().newCDPSession(page)
  return blankOnPhone(page, tools, () => gesture(touchOf(tools)), hand.viewport)
}

const steps = 60
const rest = () => new Promise((resolve) => setTimeout(resolve, 16))

/** There and back, in the part of the screen that no bar lies over. */
async function panned(touch: Touch): Promise<void> {
  const at = (step: number) => ({ x: 195, y: 700 - 8 * (step <= steps / 2 ? step : steps - step) })
  await touch('touchStart', [at(0)])
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', [at(step)])
    await rest()
  }
  await touch('touchEnd', [])
}

async function pinched(touch: Touch): Promise<void> {
  const at = (step: number) => {
    const apart = 40 + 2 * (step <= steps / 2 ? step : steps - step)
    return [
      { x: 195, y: 450 - apart },
      { x: 195, y: 450 + apart },
    ]
  }
  await touch('touchStart', at(0))
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', at(step))
    await rest()
  }
  await touch('touchEnd', [])
}

async function write({ open, pan, pinch, first, blank }: Figures, chromium: string): Promise<void> {
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  const kilobytes = first.bytes / 1_000
  const report = [
    '# On a phone',
    '',
    `${new Date().toISOString()}, ${cpus().length} cores, Chromium ${chromium}, 390 × 844 at scale 3.`,
    '',
    table(
      ['', 'median', '95th', 'at most', ''],
      [
        [
          `${topicCount} topics open from a warm start, ms of clock, ${slowness} times slowed`,
          short(open.median),
          short(open.p95),
          String(goals.openMs),
          verdict(open.p95 <= goals.openMs),
        ],
        [
          'a frame of panning, ms of processor',
          short(pan.median),
          short(pan.p95),
          String(goals.frameMs),
          verdict(pan.p95 <= goals.frameMs),
        ],
        [
          'a frame of pinching, ms of processor',
          short(pinch.median),
          short(pinch.p95),
          String(goals.frameMs),
          verdict(pinch.p95 <= goals.frameMs),
        ],
      ],
    ),
    '',
    `Empty places while moving, of those where a topic has to be: ${blankCell(blank.pan)} while panning, ${blankCell(blank.pinch)} while pinching; none: ${verdict(blank.pan.blank + blank.pinch.blank === 0)}.`,
    '',
    `A first visit loads ${kilobytes.toFixed(0)} kB before a map can be edited, fonts apart; at most ${goals.firstVisitKb}: ${verdict(kilobytes <= goals.firstVisitKb)}.`,
    `Its largest script is ${first.largest.name}, ${(first.largest.bytes / 1_000).toFixed(0)} kB.`,
    '',
  ].join('\n')
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'phone.json'),
    `${JSON.stringify({ topicCount, open, pan, pinch, first, blank }, null, 2)}\n`,
  )
  await writeFile(join(folder, 'phone.md'), report)
  process.stdout.write(report)
}

const blankCell = ({ blank, looked, pictures }: BlankReport): string => `${blank} of ${looked} (${pictures} pictures)`
