import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildSubject, servePages } from '../drive/build-subjects.ts'
import { launchChromium } from '../drive/chromium.ts'
import { readMoving, readOperation } from '../drive/readings.ts'
import { openSubjectPage, type SubjectPage } from '../drive/subject-page.ts'
import { benchFolder } from '../drive/subjects.ts'
import { type TraceEvent, traced } from '../drive/trace.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import type { Dress } from './content.ts'
import type { DeskPage } from './desk-page.ts'

type Desk = SubjectPage<DeskPage>

interface Map {
  readonly size: number
  readonly dress: Dress
}

const maps: readonly Map[] = [
  { size: 10_000, dress: 'plain' },
  { size: 2_000, dress: 'dressed' },
]
const draws = 4
const themes = ['midnight', 'sky-19', 'classic', 'sky-19', 'fresh-blue', 'sky-19', 'spy-3', 'sky-19']
const layouts = ['default', 'right', 'structure', 'filetree', 'fish-bone', 'timeline', 'tree-table', 'right']
const typed = ['s', 'p', 'pl', 'pla', 'plan', 'e', 'ev', 'eve', '计', '计划']
const dragSteps = 90

/** Each in milliseconds of the main thread's processor time. */
interface Figures {
  readonly draw: Spread
  readonly theme: Spread
  readonly layout: Spread
  readonly search: Spread
  readonly outline: Spread
  /** One for every frame. */
  readonly drag: Spread
  readonly dragged: number
}

/** What the desk does to a whole map, beside what laying it out and drawing it costs. */
export async function measureDesk(): Promise<number> {
  await buildSubject('desk')
  const pages = await servePages()
  const chromium = await launchChromium()
  try {
    const results: (Map & Figures)[] = []
    for (const map of maps) {
      const watch: Watch = (work) => traced(chromium.session, work)
      const fresh = () => openSubjectPage<DeskPage>(chromium, pages.address('desk'), 60_000)
      results.push({ ...map, ...(await measureMap(map, fresh, watch)) })
      console.warn(`${map.size} topics, ${map.dress}`)
    }
    await write(results, chromium.version)
    return 0
  } finally {
    await chromium.close()
    await pages.close()
  }
}

type Watch = <Result>(work: () => Promise<Result>) => Promise<{ result: Result; events: TraceEvent[] }>

async function measureMap({ size, dress }: Map, fresh: () => Promise<Desk>, watch: Watch): Promise<Figures> {
  const draw: number[] = []
  let page: Desk | undefined
  for (let nth = 0; nth < draws; nth++) {
    await page?.close()
    page = await fresh()
    const opened = page
    await opened.call('prepare', size, dress)
    const { events } = await watch(() => opened.call('draw'))
    draw.push(readOperation(events, 'draw').cpu)
  }
  const desk = page as Desk
  const each = async (
    name: string,
    values: readonly string[],
    run: (value: string, mark: string) => Promise<unknown>,
  ) => {
    const { events } = await watch(async () => {
      for (const [nth, value] of values.entries()) await run(value, `${name} ${nth}`)
    })
    // As everywhere here, the first one mostly measures how the browser compiles the code.
    const readings = values.map((_, nth) => readOperation(events, `${name} ${nth}`).cpu)
    return spreadOf(readings.slice(1))
  }
  await desk.call('reset')
  const theme = await each('theme', themes, (value, mark) => desk.call('theme', value, mark))
  const layout = await each('layout', layouts, (value, mark) => desk.call('layout', value, mark))
  const search = await each('search', typed, (value, mark) => desk.call('search', value, mark))
  const outline = await each('outline', ['', '', '', ''], async (_value, mark) => {
    await desk.call('reset')
    if ((await desk.call('outline', mark)) < 5) throw new Error('the outline shows nothing')
  })
  await desk.call('reset')
  const { drag, dragged } = await measureDrag(desk, watch)
  await desk.close()
  return { draw: spreadOf(draw), theme, layout, search, outline, drag, dragged }
}

/** Takes the largest branch and carries it around, as a hand does. */
async function measureDrag(desk: Desk, watch: Watch): Promise<Pick<Figures, 'drag' | 'dragged'>> {
  const { size, x, y } = await desk.call('branch')
  await desk.call('settle')
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: { x: number; y: number }) =>
    desk.capped(
      desk.session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 }),
    )
  await send('mouseMoved', { x, y })
  await send('mousePressed', { x, y })
  await send('mouseMoved', { x: x + 12, y: y + 12 })
  await desk.call('settle')
  const { events } = await watch(async () => {
    await desk.call('mark', 'drag start')
    for (let step = 0; step < dragSteps; step++) {
      const turn = (step / dragSteps) * 4 * Math.PI
      await send('mouseMoved', { x: x + 12 + 160 * Math.sin(turn), y: y + 12 + 120 * Math.sin(turn / 2) })
      await new Promise((resolve) => setTimeout(resolve, 1_000 / 60))
    }
    if (!(await desk.call('isCarrying'))) throw new Error('nothing is carried')
    await desk.call('mark', 'drag moved')
    await desk.call('settle')
    await desk.call('mark', 'drag end')
  })
  await desk.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Escape', code: 'Escape' })
  await send('mouseReleased', { x, y })
  return { drag: spreadOf(readMoving(events, 'drag').frames.map(({ cpu }) => cpu)), dragged: size }
}

async function write(results: readonly (Map & Figures)[], version: string): Promise<void> {
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}`
  const when = new Date().toISOString()
  await writeFile(join(folder, 'desk.json'), `${JSON.stringify({ when, machine, version, results }, null, 2)}\n`)
  const report = [
    '# The desk',
    `${when}, ${machine}, Chromium ${version}. Milliseconds of the main thread's processor time, median / 95th percentile.`,
    table(['', 'limit', 'measured', ''], results.flatMap(rowsOf)),
    '',
  ].join('\n\n')
  await writeFile(join(folder, 'desk.md'), report)
  process.stdout.write(report)
}

function rowsOf({ size, dress, draw, theme, layout, search, outline, drag, dragged }: Map & Figures): string[][] {
  const name = `${size.toLocaleString('en')} ${dress}`
  const most = 5 * draw.median
  const row = (what: string, limit: number, { median, p95 }: Spread, counts: number) => [
    `${name}: ${what}`,
    `≤ ${short(limit)}`,
    `${short(median)} / ${short(p95)}`,
    counts <= limit ? 'met' : '**missed**',
  ]
  return [
    [`${name}: laid out and drawn`, '', `${short(draw.median)} / ${short(draw.p95)}`, ''],
    row('another theme', most, theme, theme.median),
    row('another layout', most, layout, layout.median),
    row('search as one types', 50, search, search.p95),
    row('outline opened', 300, outline, outline.p95),
    row(`a branch of ${dragged.toLocaleString('en')} carried, a frame`, 16, drag, drag.p95),
  ]
}
