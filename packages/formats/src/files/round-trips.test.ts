import { createHash } from 'node:crypto'
import {
  contentHash,
  flowchartToContent,
  fromContent,
  type Json,
  newMap,
  openFlowchart,
  openMap,
  toContent,
} from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFlowchart } from '../../../document/src/flowchart/testing/sample-flowchart.ts'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import { seededCommand, seeds } from '../../../document/src/mindmap/testing/seeded-command.ts'
import { walkContent } from '../map/map-builder.ts'
import { writeZip } from '../zip/write-zip.ts'
import type { FileDocument } from './file-format.ts'
import { type FormatId, formats } from './formats.ts'
import { readFile } from './read-file.ts'

type MapFile = Extract<FileDocument, { kind: 'mindmap' }>

const bytesOf = (written: string | Uint8Array | undefined) =>
  typeof written === 'string' ? new TextEncoder().encode(written) : (written ?? new Uint8Array())

function write(id: FormatId, ...documents: FileDocument[]): Uint8Array {
  const format = formats[id]
  return bytesOf('writer' in format ? format.writer.write(documents) : '')
}

function read(id: FormatId, bytes: Uint8Array): MapFile {
  const found = readFile(`Title.${formats[id].extensions[0]}`, bytes)
  if (!found.ok) throw new Error(found.detail)
  expect(found.format).toBe(id)
  const [document] = found.documents
  if (document?.kind !== 'mindmap') throw new Error('no map')
  return document
}

/** What the document makes of content: no warnings, for whatever a reader gives is sound. */
function stored(document: MapFile): MapFile {
  const made = fromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.warnings).toEqual([])
  const map = openMap(made.doc)
  const content = toContent(map.snapshot)
  map.destroy()
  return { ...document, content }
}

const maps = fc.array(seeds(), { maxLength: 25 }).map((all): MapFile => {
  const map = openMap(newMap({ text: 'Start' }))
  for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
  const content = toContent(map.snapshot)
  map.destroy()
  return { kind: 'mindmap', title: 'Title', content, resources: [] }
})

/** Every topic with its depth and those of its fields that a format carries. */
const topics = ({ content }: MapFile, fields: readonly string[]) =>
  [content.root, ...(content.floating ?? [])].flatMap((top) =>
    [...walkContent(top)].map(({ node, depth }) => [
      depth,
      ...fields.map((field) =>
        field.startsWith('html ') ? squeezed(node.data[field.slice(5)]) : (node.data[field] ?? ''),
      ),
    ]),
  )

/** In HTML white space is one space, and none at an end. */
const squeezed = (words: Json | undefined) =>
  String(words ?? '')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .join('\n')
    .trim()

const dayOf = (task: Json | undefined) => {
  const { start, due } = (task ?? {}) as { readonly start?: Json; readonly due?: Json }
  return [start ?? null, due ?? null]
}

/** A branch whose topics all say something: lines without words are none. */
function spelled(top: MapFile['content']['root']): MapFile['content']['root'] {
  const words = String(top.data.text ?? '').trim()
  const data = { ...top.data, text: words === '' ? 'none' : words }
  return { data: words === '' ? { ...data, textRuns: [] } : data, children: top.children.map(spelled) }
}

describe('round trips', () => {
  it('JSON and project files hold everything', () => {
    fc.assert(
      fc.property(maps, (map) => {
        for (const id of ['json', 'ramify'] as const) {
          expect(contentHash(stored(read(id, write(id, map))).content)).toBe(contentHash(map.content))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('project files hold several documents of both kinds, and their resources', () => {
    const map = openMap(sampleMap())
    const chart = openFlowchart(sampleFlowchart())
    const bytes = Uint8Array.from(createHash('sha256').update('picture').digest())
    const documents: FileDocument[] = [
      {
        kind: 'mindmap',
        title: 'One',
        content: toContent(map.snapshot),
        resources: [{ id: 'r', name: 'a/../b.png', bytes }],
      },
      { kind: 'flowchart', title: 'Two', content: flowchartToContent(chart.snapshot), resources: [] },
    ]
    map.destroy()
    chart.destroy()
    const back = readFile('x.ramify', write('ramify', ...documents))
    expect(back).toMatchObject({ ok: true, documents })
  })

  it('a project file of a newer version says so', () => {
    const about = (schema: number) => JSON.stringify({ schema, documents: [{ title: 'x', kind: 'mindmap' }] })
    const file = (schema: number) =>
      writeZip(
        new Map([
          ['ramify.json', about(schema)],
          ['documents/0.json', JSON.stringify(sample.content)],
        ]),
      )
    expect(readFile('x.ramify', file(1))).toMatchObject({ ok: true })
    expect(readFile('x.ramify', file(2))).toMatchObject({ ok: false, code: 'newer' })
  })

  it('FreeMind keeps topics, words, notes, links, marks, folds and relations', () => {
    const fields = ['html text', 'html note', 'priority', 'expandState', 'formula']
    fc.assert(
      fc.property(maps, (map) => {
        const back = stored(read('freemind', write('freemind', map)))
        const { root, floating = [] } = map.content
        // Floating topics come below the main one, which is never folded; those of summaries stay where they are.
        const titles = new Set((back.content.floating ?? []).map(({ data }) => data.id))
        const isTitle = ({ data }: { readonly data: { readonly id?: unknown } }) => titles.has(data.id as string)
        const below = floating.filter((top) => !isTitle(top))
        const joined = { ...root, data: { ...root.data, expandState: '' }, children: [...root.children, ...below] }
        expect(topics(back, fields)).toEqual(
          topics({ ...map, content: { ...map.content, root: joined, floating: floating.filter(isTitle) } }, fields),
        )
        // Plain words are no HTML.
        const after = new Map([...walkContent(back.content.root)].map(({ node }) => [node.data.id, node.data]))
        for (const { node } of walkContent(joined)) {
          if (node.data.textRuns === undefined) expect(after.get(node.data.id)?.text).toBe(node.data.text)
        }
        const ids = new Set([...walkContent(joined)].map(({ node }) => node.data.id))
        const ends = (lines: MapFile['content']['relLine']) => lines.map(({ from, to }) => `${from} ${to}`).sort()
        const expected = map.content.relLine.filter(
          ({ from, to }) => from !== to && ids.has(String(from)) && ids.has(String(to)),
        )
        expect(ends(back.content.relLine)).toEqual(ends(expected))
        const summaries = ({ ranges = [] }: MapFile['content']) =>
          ranges.filter(({ kind }) => kind === 'summary').map(({ first, last, text }) => `${first} ${last} ${text}`)
        const [before, now] = [summaries(map.content), summaries(back.content)]
        expect(before).toEqual(expect.arrayContaining(now))
        // Of those that lie in each other one is written.
        if (before.length > 0) expect(now.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  it('OPML keeps topics, words, notes, folds, what is done and days, with floating topics beside the main one', () => {
    const said = (document: MapFile) =>
      [document.content.root, ...(document.content.floating ?? [])].flatMap((top) =>
        [...walkContent(top)].map(({ node: { data }, depth }) => [
          ...[depth, data.text, data.note ?? '', data.expandState === 'collapse'],
          ...[data.progress === 0 || data.progress === 100 ? data.progress : null, dayOf(data.task)],
        ]),
      )
    fc.assert(
      fc.property(maps, (map) => {
        const back = stored(read('opml', write('opml', map)))
        const { root, floating = [] } = map.content
        const beside = { data: { id: 'beside', text: map.title }, children: [root, ...floating] }
        const expected =
          floating.length === 0 ? map : { ...map, content: { ...map.content, root: beside, floating: [] } }
        expect(said(back)).toEqual(said(expected as MapFile))
      }),
      { numRuns: 60 },
    )
  })

  it.each(['markdown', 'text'] as const)('%s keeps topics in their order and levels', (id) => {
    const levels = (document: MapFile) => topics(document, []).map(([depth]) => depth)
    fc.assert(
      fc.property(maps, (map) => {
        const { root, floating = [] } = map.content
        const tops = [root, ...floating].map((top) => spelled(top))
        const [first, ...others] = tops as [typeof root, ...(typeof root)[]]
        const given = { ...map, content: { ...map.content, root: first, floating: others } }
        const back = read(id, write(id, given))
        const expected = others.length === 0 ? given.content.root : { ...first, children: tops }
        expect(levels(back)).toEqual(levels({ ...given, content: { ...given.content, root: expected, floating: [] } }))
      }),
      { numRuns: 40 },
    )
  })

  it.each(['opml', 'freemind'] as const)('%s: what was read and written is the same when it is read again', (id) => {
    const once = read(id, write(id, sample))
    const twice = read(id, write(id, once))
    const fields = ['text', 'textRuns', 'note', 'hyperlink', 'priority', 'progress', 'icons', 'side', 'background']
    const plain = (document: MapFile) => JSON.stringify(topics(document, fields))
    expect(plain(twice)).toBe(plain(once))
    expect(twice.content.relLine.length).toBe(once.content.relLine.length)
    expect(twice.content.ranges?.length).toBe(once.content.ranges?.length)
  })

  const sample: MapFile = (() => {
    const map = openMap(sampleMap())
    const content = toContent(map.snapshot)
    map.destroy()
    return { kind: 'mindmap', title: 'Sample', content, resources: [] } as const
  })()
})
