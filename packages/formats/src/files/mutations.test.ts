import {
  flowchartFromContent,
  flowchartToContent,
  fromContent,
  openFlowchart,
  openMap,
  toContent,
} from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleFlowchart } from '../../../document/src/flowchart/testing/sample-flowchart.ts'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import type { FileDocument, FileFormat } from './file-format.ts'
import { type FormatId, formatIds, formats } from './formats.ts'
import { readFile } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

const samples: readonly FileDocument[] = (() => {
  const map = openMap(sampleMap())
  const chart = openFlowchart(sampleFlowchart())
  const all: FileDocument[] = [
    { kind: 'mindmap', title: 'Sample', content: toContent(map.snapshot), resources: [] },
    { kind: 'flowchart', title: 'Chart', content: flowchartToContent(chart.snapshot), resources: [] },
  ]
  map.destroy()
  chart.destroy()
  return all
})()

const kityminder = `{"root":{"data":{"id":"a","text":"Main","priority":1,"progress":4,"image":"https://example.com/a.png",
"imageSize":{"width":80,"height":60},"note":"*words*","resource":["one"],"hyperlink":"https://example.com","expandState":"collapse"},
"children":[{"data":{"text":"One","layout_right_offset":{"x":3,"y":4}},"children":[{"data":{"text":"Deep"},"children":[]}]}]},
"template":"fish-bone","theme":"fresh-blue","version":"1.4.43"}`

const files: Record<FormatId, readonly Uint8Array[]> = Object.fromEntries(
  formatIds.map((id) => {
    const { writer }: FileFormat = formats[id]
    const fitting = samples.filter(({ kind }) => writer?.kinds.includes(kind))
    const written = fitting.map((document) => {
      const file = writer?.write([document]) ?? ''
      return typeof file === 'string' ? bytesOf(file) : file
    })
    return [id, written.length > 0 ? written : [bytesOf(kityminder)]]
  }),
) as unknown as Record<FormatId, readonly Uint8Array[]>

/** Values where readers expect others. */
const oddities = [
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  '0',
  '""',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[]]]]',
  '"__proto__"',
  '"constructor"',
  '__proto__',
  '&#x0;',
  '&#xD800;',
  '\u0000',
  '\ud800',
  '"\\ud800"',
  '<',
  ']]>',
  '-->',
  '|',
  ';',
  '"javascript:alert(1)"',
  'end',
  'subgraph',
]
const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_][\w-]*/g

interface Change {
  readonly at: number
  readonly sort: 'bytes' | 'odd' | 'swap' | 'cut'
  readonly cut: number
  readonly put: Uint8Array
  readonly odd: string
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(1_000_000),
    sort: fc.constantFrom('bytes', 'odd', 'odd', 'swap', 'cut'),
    cut: fc.nat(40),
    put: fc.uint8Array({ maxLength: 8 }),
    odd: fc.constantFrom(...oddities),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Some tokens become others, so that what is left still has the form that readers look into. */
function changed(bytes: Uint8Array, { at, sort, cut, put, odd }: Change): Uint8Array {
  if (sort === 'bytes') {
    const place = at % (bytes.length + 1)
    return Uint8Array.from([...bytes.subarray(0, place), ...put, ...bytes.subarray(place + cut)])
  }
  const text = textOf(bytes)
  const tokens = [...text.matchAll(token)]
  const one = tokens[at % Math.max(1, tokens.length)]
  const other = tokens[(at * 7 + cut) % Math.max(1, tokens.length)]
  if (!one || !other) return bytes
  const by = sort === 'odd' ? odd : sort === 'swap' ? other[0] : ''
  const result = text.slice(0, one.index) + by + text.slice(one.index + one[0].length)
  return Uint8Array.from(result, (letter) => letter.charCodeAt(0) & 0xff)
}

/** Of archives, what is in one of their entries. */
function damaged(bytes: Uint8Array, all: readonly Change[]): Uint8Array {
  if (textOf(bytes.subarray(0, 2)) !== 'PK' || all[0]?.sort === 'bytes') return all.reduce(changed, bytes)
  const zip = readZip(bytes)
  const { names } = zip
  const entries = new Map(names.map((name) => [name, zip.read(name) ?? new Uint8Array()]))
  for (const change of all) {
    const name = names[change.cut % names.length] ?? ''
    entries.set(name, changed(entries.get(name) ?? new Uint8Array(), change))
  }
  return writeZip(entries)
}

const mutations = Number(process.env.MUTATIONS ?? 500)
/** Of an archive each takes some twenty, on a machine with much else to do three times as long. */
const longestMs = 30_000 + mutations * 60

test.each(formatIds)(
  'whatever was changed in a file (%s), it is refused, or what is read is sound',
  { timeout: longestMs },
  (id) => {
    fc.assert(
      fc.property(fc.constantFrom(...files[id]), changes, (bytes, all) => {
        const found = readFile(`x.${formats[id].extensions[0]}`, damaged(bytes, all))
        if (!found.ok) {
          expect(['format', 'too-large', 'encrypted', 'newer']).toContain(found.code)
          return
        }
        for (const { kind, content } of found.documents) {
          const made = kind === 'mindmap' ? fromContent(content) : flowchartFromContent(content)
          expect(made.ok ? [] : made.error).toEqual([])
        }
      }),
      { numRuns: mutations },
    )
  },
)
