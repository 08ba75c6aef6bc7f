import type { Translator } from '@ramify/locales'

/** Columns and rows of the shapes: their middles, and the steps between them. */
const [stepX, stepY] = [250, 120]
const [width, height] = [168, 64]

type Place = readonly [column: number, row: number]
interface Step {
  readonly id: string
  readonly kind: string
  readonly at: Place
}

const steps: readonly Step[] = [
  { id: 'start', kind: 'terminator', at: [0, 0] },
  { id: 'place', kind: 'process', at: [0, 1] },
  { id: 'arrows', kind: 'process', at: [0, 2] },
  { id: 'right', kind: 'decision', at: [0, 3] },
  { id: 'tidy', kind: 'process', at: [1, 3] },
  { id: 'text', kind: 'document', at: [0, 4] },
  { id: 'done', kind: 'terminator', at: [0, 5] },
]
const lines = [
  ['start', 'place'],
  ['place', 'arrows'],
  ['arrows', 'right'],
  ['right', 'text', 'yes'],
  ['right', 'tidy', 'no'],
  ['tidy', 'arrows', 'again'],
  ['text', 'done'],
] as const

/**
 * A flowchart that shows what flowcharts can do, in the words of the language: each line is a shape, the last two are labels. `mod`: as for
 * the sample map.
 */
export function sampleFlowchart({ text }: Pick<Translator, 'text'>, theme: string, mod: string | null): object {
  const said = mod === null ? text('sample.flowchart.hand') : text('sample.flowchart', { mod })
  const words = said.split('\n')
  const [yes, no] = words.slice(steps.length)
  const labels: Record<string, string | undefined> = { yes, no }
  const shapes = steps.map(({ id, kind, at: [column, row] }, nth) => ({
    type: 'shape',
    id,
    kind,
    text: words[nth] ?? '',
    box: { x: column * stepX - width / 2, y: row * stepY - heightOf(kind) / 2, width, height: heightOf(kind) },
  }))
  const connectors = lines.map(([from, to, note]) => ({
    type: 'connector',
    id: `${from}-${to}`,
    from: { shape: from, ...(note === 'again' && { at: { x: 0.5, y: 0 } }) },
    to: { shape: to },
    ...(labels[note ?? ''] && { labels: [{ id: note, at: 0.5, text: labels[note ?? ''] }] }),
  }))
  return {
    kind: 'flowchart',
    version: '1',
    theme,
    pages: [{ id: 'page', name: text('drafts.first-page'), items: [...shapes, ...connectors] }],
  }
}

/** What is asked needs room at its corners. */
const heightOf = (kind: string) => (kind === 'decision' ? 88 : height)
