import { short, spreadCell, table } from '../report/cells.ts'
import { type ChartResult, type ChartResults, movements } from './chart-results.ts'
import { type ChartSubjectName, chartSubjectNames } from './chart-subjects.ts'

type BySubject = Partial<Record<ChartSubjectName, ChartResult>>

export function chartReport({ when, machine, chromium, versions, sizes, documents }: ChartResults): string {
  const peers = Object.entries(versions).map((entry) => entry.join(' '))
  return [
    '# Flowcharts',
    `${when}, ${machine}, Chromium ${chromium}; ${peers.join(', ')}.`,
    'Processor time of the main thread in milliseconds, median / 95th percentile; while moving, a frame.',
    ...Object.entries(sizes).flatMap(([size, results]) => section(Number(size), results, documents[Number(size)] ?? 0)),
    ...goals(sizes[5_000], documents[5_000] ?? 0),
    '',
  ].join('\n\n')
}

function section(size: number, results: BySubject, document: number): string[] {
  const names = chartSubjectNames.filter((name) => results[name])
  const row = (what: string, cell: (result: ChartResult) => string) => [
    what,
    ...names.map((name) => cell(results[name] as ChartResult)),
  ]
  const open = (figure: 'first' | 'all' | 'wall') => (result: ChartResult) =>
    cellOf(result.open, (opened) => spreadCell(opened[figure]))
  return [
    `## ${size.toLocaleString('en')} shapes, ${Math.round(1.2 * size).toLocaleString('en')} connectors`,
    table(
      ['', ...names],
      [
        row('open: first correct frame', open('first')),
        row('open: until nothing is left to do', open('all')),
        row('open: first correct frame by the clock', open('wall')),
        ...movements.map((name) => row(name, ({ moved }) => cellOf(moved[name], ({ cpu }) => spreadCell(cpu)))),
        ...movements.map((name) =>
          row(`${name}: sharp after`, ({ moved }) => cellOf(moved[name], (m) => `${m.sharp}`)),
        ),
        ...movements.map((name) =>
          row(`${name}: left to do after`, ({ moved }) => cellOf(moved[name], ({ after }) => short(after))),
        ),
        row('select all', (result) => cellOf(result.selectAll, spreadCell)),
        row('heap that opening adds, MB', ({ memory }) => (memory ? short(memory.added) : '–')),
        row('elements of the page', ({ memory }) => `${memory?.opened.elements ?? '–'}`),
      ],
    ),
    `The Y.Doc alone takes ${short(document)} MB.`,
  ]
}

type Failed = { readonly failed: string }

function cellOf<Figure extends object>(figure: Figure | undefined, say: (it: Exclude<Figure, Failed>) => string) {
  if (!figure) return '–'
  return 'failed' in figure ? `failed: ${figure.failed}` : say(figure as Exclude<Figure, Failed>)
}

/** What this project promises, with 5,000 shapes. */
function goals(results: BySubject | undefined, document: number): string[] {
  const own = results?.ramify
  if (!results || !own?.open || 'failed' in own.open) return []
  const peers = chartSubjectNames.filter((name) => name !== 'ramify')
  const firsts = peers.flatMap((name) => {
    const open = results[name]?.open
    return open && 'first' in open ? [open.first.median] : []
  })
  const first = own.open.first.median
  const rows: [string, number, number][] = []
  if (firsts.length > 0) {
    rows.push(['first correct frame, at least 8 times sooner than the fastest peer', Math.min(...firsts) / 8, first])
  }
  for (const name of movements) {
    const moved = own.moved[name]
    if (!moved || 'failed' in moved) continue
    if (name !== 'zoom') rows.push([`${name}, a frame`, name === 'move all' ? 33 : 12, moved.cpu.p95])
    rows.push([`${name}, sharp after`, 200, moved.sharp])
  }
  if (own.selectAll && 'p95' in own.selectAll) rows.push(['select all', 33, own.selectAll.p95])
  if (own.memory) rows.push(['heap, at most twice that of the Y.Doc, MB', 2 * document, own.memory.added])
  return [
    '## Goals, with 5,000 shapes',
    table(
      ['', 'at most', 'measured', ''],
      rows.map(([what, limit, value]) => [what, short(limit), short(value), value <= limit ? 'met' : '**missed**']),
    ),
  ]
}
