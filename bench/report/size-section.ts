import { type SubjectName, subjectNames } from '../drive/subjects.ts'
import { cell, isMeasured, ratioCell, short, spreadCell, table } from './cells.ts'
import { type Memory, type SizeResult, type StageName, stageNames } from './results.ts'

type BySubject = Partial<Record<SubjectName, SizeResult>>

/** Stages that are counted by frame. */
const moving = new Set<StageName>(['pan', 'zoom', 'pan all'])

/** All tables of one size of map. */
export function sizeSection(size: number, results: BySubject): string {
  const names = subjectNames.filter((name) => results[name])
  const stage = (name: SubjectName, at: StageName) => results[name]?.stages[at]
  const rows = (figure: (name: SubjectName, at: StageName) => string): string[][] =>
    stageNames.map((at) => [moving.has(at) ? `${at}, a frame` : at, ...names.map((name) => figure(name, at))])
  const median = (name: SubjectName, at: StageName): number | undefined => {
    const result = stage(name, at)
    return isMeasured(result) ? result.cpu.median : undefined
  }
  const ratios = (unit: SubjectName): string =>
    table(
      ['', ...names],
      rows((name, at) => ratioCell(median(name, at), median(unit, at))),
    )
  const parts = [
    `## ${size.toLocaleString('en')} nodes`,
    'Main-thread processor time in milliseconds, median / 95th percentile.',
    table(
      ['', ...names],
      rows((name, at) => cell(stage(name, at), ({ cpu }) => spreadCell(cpu))),
    ),
    'Until it is on the screen, in milliseconds of the clock, median / 95th percentile; while moving, between frames.',
    table(
      ['', ...names],
      rows((name, at) => cell(stage(name, at), ({ wall }) => spreadCell(wall))),
    ),
    'While moving: frames a second that reached the screen, and main-thread milliseconds after the last input.',
    table(
      ['', ...names],
      stageNames
        .filter((at) => moving.has(at))
        .map((at) => [
          at,
          ...names.map((name) =>
            cell(
              stage(name, at),
              ({ drawnPerSecond = 0, after = 0 }) => `${drawnPerSecond.toFixed(0)}, ${short(after)}`,
            ),
          ),
        ]),
    ),
    memoryTable(names, results),
  ]
  if (results.ramify) parts.push('Main-thread time as a multiple of ramify’s (median).', ratios('ramify'))
  if (results.floor) parts.push('Main-thread time as a multiple of the floor’s (median).', ratios('floor'))
  return parts.join('\n\n')
}

function memoryTable(names: readonly SubjectName[], results: BySubject): string {
  const figure = (say: (memory: Memory) => string, when: 'opened' | 'afterAll') =>
    names.map((name) => {
      const memory = results[name]?.memory?.[when]
      return memory ? say(memory) : '–'
    })
  const megabytes = ({ heap, browserHeap }: Memory): string => `${short(heap)} + ${short(browserHeap)}`
  return [
    'Memory after collection (MB of script objects + of the browser’s objects behind them) and elements in the page.',
    table(
      ['', ...names],
      [
        ['heap, opened', ...figure(megabytes, 'opened')],
        ['heap, after everything', ...figure(megabytes, 'afterAll')],
        ['elements, opened', ...figure(({ elements }) => `${elements}`, 'opened')],
        ['elements, after everything', ...figure(({ elements }) => `${elements}`, 'afterAll')],
        ['scale after 5 zoom steps', ...names.map((name) => `${results[name]?.zoomedOutTo ?? '–'}`)],
        ['ms left over after the window', ...names.map((name) => `${results[name]?.leftOver ?? '–'}`)],
      ],
    ),
  ].join('\n\n')
}
