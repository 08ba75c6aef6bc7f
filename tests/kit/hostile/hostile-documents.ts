import { largeDocuments } from './large-documents.ts'
import { box, chart, type HostileDocument, map, topic } from './made-documents.ts'
import { scriptPayloads } from './script-payloads.ts'

/** In every field that is text. */
const scripted = (words: string) =>
  map(
    {
      ...{
        text: words,
        note: words,
        labels: [words.slice(0, 200)],
        icons: [words.slice(0, 60)],
        formula: words.slice(0, 2_000),
      },
      ...{ hyperlink: words, hyperlinkAddress: words, hyperlinkTitle: words, resource_id: words, imageSize: box },
      ...{ color: words, background: words, 'font-family': words, shape: words, task: { due: words, assignee: words } },
      ...{ files: [{ id: words, name: words, size: 1, type: words }] },
    },
    [topic('a'), topic('b')],
    {
      relLine: [{ id: 'l', from: 'a', to: 'b', text: words, look: { color: words } }],
      ranges: [{ id: 's', kind: 'boundary', first: 'a', last: 'b', text: words, look: { fill: words } }],
      callouts: [{ id: 'k', node: 'a', text: words }],
      ...{ template: words, theme: words, background: { color: words, image: words } },
    },
  )

const scriptedChart = (words: string) =>
  chart([
    ...[
      {
        type: 'shape',
        id: 'a',
        kind: words,
        box,
        text: words,
        note: words,
        alt: words,
        look: { fill: words, family: words },
      },
    ],
    {
      type: 'shape',
      id: 'b',
      kind: 'process',
      box,
      text: words,
      link: { url: words, tip: words },
      image: { resource: words },
    },
    {
      type: 'connector',
      id: 'c',
      from: { shape: 'a' },
      to: { shape: 'b' },
      style: words,
      labels: [{ id: 't', text: words }],
    },
  ])

const numbers = [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308, 5e-324, -0, '9', null, {}]
export const hostileDocuments: readonly HostileDocument[] = [
  ...largeDocuments,
  { name: 'scripts in all texts of maps', make: () => scripted(scriptPayloads.join(' ')) },
  ...scriptPayloads
    .filter((_, nth) => nth % 6 === 0)
    .flatMap((words, nth): HostileDocument[] => [
      { name: `script ${nth} in a map`, make: () => scripted(words) },
      { name: `script ${nth} in a flowchart`, make: () => scriptedChart(words) },
    ]),
  ...numbers.map((number, nth) => ({
    name: `number ${nth} everywhere`,
    make: () =>
      map(
        {
          nudge: { x: number, y: number, width: number },
          'font-size': number,
          progress: number,
          imageSize: { width: number, height: number },
          resource_id: 'x',
        },
        [topic('a', { 'stroke-width': number, 'connect-width': number })],
        {
          floating: [topic('f', { position: { x: number, y: number } })],
          style: { spacing: { across: number, along: number } },
        },
      ),
  })),
  ...numbers.map((number, nth) => ({
    name: `number ${nth} in every box`,
    make: () =>
      chart([
        {
          type: 'shape',
          id: 'a',
          kind: 'process',
          box: { x: number, y: number, width: number, height: number, turn: number },
          text: 'a',
        },
        { type: 'shape', id: 'b', kind: 'decision', box, text: 'b', look: { size: number, width: number } },
        {
          type: 'connector',
          id: 'c',
          from: { point: { x: number, y: number } },
          to: { shape: 'a' },
          bends: [{ x: number, y: number }],
        },
      ]),
  })),
]
