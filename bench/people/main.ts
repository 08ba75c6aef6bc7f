import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureWebBuilt } from '../../scripts/setup/setup.mjs'
import { crowd } from '../../tests/kit/crowd.ts'
import { openStoreOf } from '../../tests/kit/server/own-store.ts'
import { launchChromium, type RunningChromium } from '../drive/chromium.ts'
import { type OwnServer, startOwnServer } from '../drive/own-server.ts'
import { benchFolder } from '../drive/subjects.ts'
import { type TraceEvent, traced } from '../drive/trace.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { generateTree } from '../trees/generate-tree.ts'
import { plainContent } from '../trees/plain-content.ts'
import type { OthersOrder } from './others.ts'

const topicCount = 10_000
const otherCount = 20
const seconds = 10
const keysPerSecond = 4
/** Of the main thread: what others cost, and the 95th percentile of one's own keys in milliseconds. */
const goals = { share: 0.3, keyMs: 16 }

interface Figures {
  /** Of the main thread's time, while one does nothing oneself. */
  readonly share: number
  /** Processor time of the main thread from a key to the end of the frame that shows it, in milliseconds. */
  readonly key: Spread
}

/** What twenty others who type in a map of 10,000 topics cost whoever has it open. */
export async function measurePeople(): Promise<number> {
  await ensureWebBuilt(process.execPath)
  const server = await startOwnServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const chromium = await launchChromium()
  try {
    const { fileId, owner, others } = await prepare(server)
    const page = await openMap(chromium, server.address, fileId, owner)
    const alone = await measure(chromium, page, 'alone')
    const child = fork(join(import.meta.dirname, 'others.ts'))
    child.send({ address: server.address, fileId, tokens: others, seconds: 6 * seconds } satisfies OthersOrder)
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('the others are gone')))
    await Promise.race([once(child, 'message'), ended])
    await page.waitForTimeout(1_000)
    child.send('begin')
    await page
      .locator('[data-cursor-of]')
      .nth(otherCount - 1)
      .waitFor({ state: 'attached' })
    const together = await measure(chromium, page, 'together')
    ended.catch(() => undefined)
    child.kill()
    await write({ alone, together }, chromium.version)
    return 0
  } finally {
    await chromium.close()
    await server.stop()
  }
}

async function prepare(server: OwnServer) {
  const store = openStoreOf(server)
  try {
    const [owner, ...others] = await crowd(otherCount + 1, store.newPerson)
    if (!owner) throw new Error('nobody is there')
    const { file_guid: fileId } = await owner.api('/touch', {
      file_name: 'Plan',
      content: plainContent(generateTree(topicCount)),
    } as never)
    for (const { id } of others) await store.letIn(id, fileId, 'editor')
    return { fileId, owner: owner.token, others: others.map(({ token }) => token) }
  } finally {
    await store.close()
  }
}

async function openMap(chromium: RunningChromium, address: string, fileId: string, token: string): Promise<Page> {
  const context = await chromium.browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((value) => localStorage.setItem('ramify.token', value), token)
  const page = await context.newPage()
  await page.goto(`${address}/doc/${fileId}`)
  await page.locator('[data-topic]').first().waitFor()
  // What a document brings with it, such as fonts, is there by then.
  await page.waitForTimeout(5_000)
  // To the last topic of a branch: somewhere in the map, as most topics are.
  for (const key of ['ArrowRight', 'ArrowRight', 'F2']) await page.keyboard.press(key)
  await page.evaluate(markKeys)
  return page
}

/** Marks each key before anybody hears of it, and when the frame that shows it is done. */
function markKeys(): void {
  let keys = 0
  addEventListener(
    'keydown',
    () => {
      const key = `key ${keys++}`
      performance.mark(`${key} start`)
      requestAnimationFrame(() => setTimeout(() => performance.mark(`${key} end`)))
    },
    { capture: true },
  )
}

async function measure(chromium: RunningChromium, page: Page, name: string): Promise<Figures> {
  const mark = (word: string) => page.evaluate((text) => void performance.mark(text), `${name} ${word}`)
  const { events } = await traced(chromium.session, async () => {
    await mark('start')
    await page.waitForTimeout(seconds * 1_000)
    await mark('end')
    for (let key = 0; key < seconds * keysPerSecond; key++) {
      await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a')
      await page.waitForTimeout(1_000 / keysPerSecond)
    }
  })
  const marks = events.filter(({ cat, tts }) => cat === 'blink.user_timing' && tts !== undefined)
  const at = (word: string) => marks.find((event) => event.name === word) as Required<TraceEvent>
  const [start, end] = [at(`${name} start`), at(`${name} end`)]
  const keys = marks.filter((event) => /^key \d+ start$/.test(event.name)) as Required<TraceEvent>[]
  const costs = keys.flatMap((key) => {
    const shown = marks.find((event) => event.name === key.name.replace('start', 'end')) as Required<TraceEvent>
    return shown ? [(shown.tts - key.tts) / 1_000] : []
  })
  if (costs.length < keys.length - 1) throw new Error('a key was not shown')
  console.warn(name)
  return { share: (end.tts - start.tts) / (end.ts - start.ts), key: spreadOf(costs) }
}

async function write(figures: { alone: Figures; together: Figures }, chromium: string): Promise<void> {
  const { alone, together } = figures
  const cost = together.share - alone.share
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const row = (name: string, { share, key }: Figures) => [name, percent(share), short(key.median), short(key.p95)]
  const report = [
    '# Other people in the editor',
    '',
    `${new Date().toISOString()}, ${cpus().length} cores, Chromium ${chromium}. A map of ${topicCount} topics; ${otherCount} others type two`,
    'letters a second each and move their pointers. Processor time of the main thread: its share while one does nothing oneself, and',
    'milliseconds from an own key to the end of the frame that shows it.',
    '',
    table(['', 'share', 'key, median', 'key, 95th'], [row('alone', alone), row('with the others', together)]),
    '',
    `They cost ${percent(cost)}; at most ${percent(goals.share)}: ${verdict(cost <= goals.share)}.`,
    `Own keys ${short(together.key.p95)} ms; less than ${goals.keyMs}: ${verdict(together.key.p95 < goals.keyMs)}.`,
    '',
  ].join('\n')
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'people.json'),
    `${JSON.stringify({ topicCount, otherCount, seconds, ...figures }, null, 2)}\n`,
  )
  await writeFile(join(folder, 'people.md'), report)
  process.stdout.write(report)
}
