import { expect, test } from 'vitest'
import { FileError } from '../files/file-error.ts'
import { formats } from '../files/formats.ts'
import { readFile } from '../files/read-file.ts'
import { writeXmind } from '../xmind/write-xmind.ts'

test('topics without ids get some, so that none is below itself in what is written, and style may be left out', () => {
  const root = { data: { text: 'Root' }, children: [{ data: { text: 'One' }, children: [] }] }
  const read = readFile('x.json', new TextEncoder().encode(JSON.stringify({ version: '70', root, relLine: [] })))
  if (!read.ok) throw new Error(read.detail)
  const [document] = read.documents
  if (document?.kind !== 'mindmap') throw new Error('no map')
  const ids = [document.content.root.data.id, document.content.root.children[0]?.data.id]
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/./)
  const again = readFile('x.xmind', writeXmind(read.documents))
  expect(again).toMatchObject({ ok: true })
})

const odd: readonly unknown[] = [null, 5, 'words', true, [], [null, 5, 'x'], {}, { x: {} }, [[[]]], { length: 3 }]

test.each(['a map', 'a flowchart'])(
  'whatever stands where something else is expected in %s, every writer can write it',
  (name) => {
    const bare = name === 'a map' ? map : chart
    for (const path of pathsIn(bare)) {
      for (const value of odd) {
        const json = structuredClone(bare)
        put(json, path, value)
        const read = readFile('x.json', new TextEncoder().encode(JSON.stringify(json)))
        if (!read.ok) continue
        for (const { writer } of writers) {
          if (!writer.kinds.includes(read.documents[0]?.kind as never)) continue
          try {
            writer.write(read.documents)
          } catch (error) {
            // A format may have no room for it, and says so.
            if (!(error instanceof FileError))
              throw new Error(`${path.join('.')} = ${JSON.stringify(value)}`, { cause: error })
          }
        }
      }
    }
  },
)

const writers = Object.values(formats).flatMap((format) => ('writer' in format ? [format as { writer: Writer }] : []))

interface Writer {
  readonly kinds: readonly string[]
  write(documents: readonly unknown[]): unknown
}

const box = { x: 0, y: 0, width: 100, height: 50 }
const map = {
  version: '70',
  root: {
    data: {
      ...{ id: 'r', text: 'Root', textRuns: [{ text: 'Root', bold: true }], note: 'n', noteRuns: [{ text: 'n' }] },
      ...{ labels: ['a'], labelColors: [{ label: 'a', color: '#fff' }], icons: ['star'], progress: 5, priority: 1 },
      ...{ task: { due: '2026-01-01', assignee: { name: 'A' } }, files: [{ id: 'f', name: 'f', size: 1, type: 'x' }] },
      ...{ hyperlink: 'https://a.b/', hyperlinkTitle: 'x', resource_id: 'p', imageSize: { width: 1, height: 1 } },
      ...{
        formula: 'x',
        nudge: { x: 1, y: 1 },
        position: { x: 0, y: 0 },
        xmind: '{}',
        freemind: {},
        opml: {},
        kityminder: {},
      },
    },
    children: [
      { data: { id: 'a', text: 'A' }, children: [] },
      { data: { id: 'b', text: 'B' }, children: [] },
    ],
  },
  floating: [{ data: { id: 'c', text: 'C', position: { x: 0, y: 0 } }, children: [] }],
  relLine: [{ id: 'l', from: 'a', to: 'b', text: 't', look: { color: '#fff' } }],
  ranges: [{ id: 's', kind: 'summary', first: 'a', last: 'b', text: 't', topic: 'c', look: { color: '#fff' } }],
  callouts: [{ id: 'k', node: 'a', text: 'c', at: { x: 0, y: 0 } }],
  style: { spacing: {}, levels: { root: {} }, colors: ['#fff'], numbering: '1' },
  template: 'right',
  theme: 'sky-19',
  background: { color: '#ffffff' },
  resources: [{ id: 'p' }],
  xmind: '{}',
  drawio: {},
}
const chart = {
  version: '70',
  kind: 'flowchart',
  pages: [
    {
      ...{
        id: 'p',
        name: 'P',
        layers: [{ id: 'y', name: 'L' }],
        drawio: { xml: '<a/>' },
        size: { width: 1, height: 1 },
      },
      items: [
        {
          type: 'shape',
          id: 'a',
          kind: 'process',
          box,
          text: 'A',
          look: { fill: '#fff' },
          link: { url: 'https://a.b/' },
        },
        { type: 'shape', id: 'b', kind: 'group', box, children: [], drawio: { xml: '<a/>', box }, stack: {} },
        {
          ...{
            type: 'connector',
            id: 'c',
            from: { shape: 'a' },
            to: { point: { x: 0, y: 0 } },
            bends: [{ x: 0, y: 0 }],
          },
          ...{
            labels: [{ id: 't', at: 0.5, text: 'w' }],
            look: { width: 2 },
            style: 'straight',
            drawio: { xml: '<a/>' },
          },
        },
      ],
    },
  ],
}

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])])
}

function put(into: unknown, path: Path, value: unknown): void {
  const [last] = path.slice(-1)
  const holder = path.slice(0, -1).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], into)
  ;(holder as Record<string, unknown>)[last as string] = value
}
