import { contentToJson } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../../../../../packages/document/src/core/testing/cases.ts'
import { hostileWrites, writeHostile } from '../../../../../../packages/document/src/flowchart/testing/hostile-write.ts'
import { sampleFlowchart } from '../../../../../../packages/document/src/flowchart/testing/sample-flowchart.ts'
import { picturesIn } from '../thumbnail-pictures.ts'
import { flowchart } from './flowchart.ts'

test('words are drawn, not written: no font has to be fetched', async () => {
  const doc = sampleFlowchart()
  for (const svg of [await flowchart.draw(doc), await flowchart.drawPoster(doc, 'first')]) {
    expect(svg).toMatch(/<path transform="translate\([^"]*\)scale\([^"]*\)" d="M[^"]+"/)
    expect(svg).not.toMatch(/<text|font-family|@font-face/)
  }
  expect(await flowchart.drawPoster(doc, 'preview')).toContain('<svg')
})

test('pictures of shapes are named, and counted as used', async () => {
  const image = { resource: 'photo', width: 80, height: 60 }
  const items = [{ type: 'shape', id: 'a', kind: 'image', box: { width: 80, height: 60 }, image }]
  const made = flowchart.create({ pages: [{ id: 'p', background: { image: 'paper' }, items }] })
  if ('error' in made) throw new Error(made.error.node)
  expect(flowchart.open(made.doc).read().statistics).toEqual({ nodeNum: 1, imageNum: 1, resourceIds: 'paper,photo' })
  expect(picturesIn((await flowchart.draw(made.doc)) ?? '')).toContain('photo')
})

test('a link that would run something is refused, by its shape', () => {
  const link = { url: 'javascript:alert(1)', tip: '' }
  const content = { pages: [{ id: 'p', items: [{ type: 'shape', id: 'bad', link }] }] }
  expect(flowchart.create(content)).toMatchObject({ error: { node: 'bad' } })
  expect(flowchart.open(sampleFlowchart()).rewrite(content)).toMatchObject({ node: 'bad' })
})

test('whatever somebody has written into a document, it is read, drawn and saved over', async () => {
  const attacks = fc.array(hostileWrites, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(attacks, async (writes) => {
      const doc = sampleFlowchart()
      for (const attack of writes) writeHostile(doc, attack)
      const opened = flowchart.open(doc)
      const { content } = opened.read()
      await flowchart.draw(doc)
      await flowchart.drawPoster(doc, 'first')
      expect(opened.rewrite(JSON.parse(JSON.stringify(content)))).toBeNull()
    }),
    { numRuns: cases(25) },
  )
})

test.each<[string, (doc: Y.Doc) => void]>([
  ['10,000 shapes at one place', (doc) => crowd(doc, () => ({ x: 0, y: 0, w: 80, h: 40 }))],
  [
    'shapes without a size',
    (doc) => crowd(doc, () => ({ x: Number.NaN, y: 1e300, w: -5, h: Number.NaN }), root, 1_000),
  ],
  ['groups in each other', (doc) => crowd(doc, undefined, (nth) => `s${(nth + 1) % 1_000}`, 1_000)],
  ['10,000 groups, one in the other', (doc) => crowd(doc, undefined, (nth) => (nth === 0 ? null : `s${nth - 1}`))],
  ['connectors to connectors', tangle],
  ['10,000 connectors between two shapes', (doc) => bundle(doc, 10_000)],
  ['60,000 labels on one connector', (doc) => labels(doc, 60_000)],
  ['200,000 lines in one shape', (doc) => write(doc, 'x\n'.repeat(200_000))],
])('%s hold nobody up', { timeout: 120_000 }, async (_, attack) => {
  const doc = new Y.Doc()
  doc.getMap('pages').set('p', new Y.Map<unknown>([['place', { order: 'V' }]]))
  doc.transact(() => attack(doc))
  const start = process.cpuUsage()
  const { content } = flowchart.open(doc).read()
  expect(contentToJson(content).length).toBeGreaterThan(100)
  await flowchart.draw(doc)
  await flowchart.drawPoster(doc, 'first')
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000)
})

function crowd(
  doc: Y.Doc,
  box: (nth: number) => unknown = (nth) => ({ x: nth, y: nth, w: 80, h: 40 }),
  parent: (nth: number) => string | null = root,
  count = 10_000,
): void {
  for (let nth = 0; nth < count; nth++) {
    const place = { page: 'p', order: 'V', parent: parent(nth) }
    doc.getMap('shapes').set(`s${nth}`, record({ place, box: box(nth), kind: 'process' }))
  }
}

function tangle(doc: Y.Doc): void {
  crowd(doc, () => ({ x: 0, y: 0, w: 1, h: 1 }), root, 2_000)
  for (let nth = 0; nth < 2_000; nth++) {
    const ends = { from: { shape: `c${(nth + 1) % 2_000}` }, to: { shape: `s${nth}` } }
    doc.getMap('connectors').set(`c${nth}`, record({ place: { page: 'p', order: 'V' }, ends }))
  }
}

function bundle(doc: Y.Doc, count: number): void {
  crowd(doc, (nth) => ({ x: 400 * nth, y: 300 * nth, w: 80, h: 40 }), root, 2)
  for (let nth = 0; nth < count; nth++) {
    const ends = { from: { shape: 's0' }, to: { shape: 's1' } }
    doc.getMap('connectors').set(`c${nth}`, record({ place: { page: 'p', order: 'V' }, ends }))
  }
}

function labels(doc: Y.Doc, count: number): void {
  bundle(doc, 1)
  for (let nth = 0; nth < count; nth++) {
    doc.getMap('labels').set(`l${nth}`, record({ connector: 'c0', spot: { at: 0.5 }, text: new Y.Text('word') }))
  }
}

function write(doc: Y.Doc, text: string): void {
  crowd(doc, () => ({ x: 0, y: 0, w: 80, h: 40 }), root, 1)
  const shape = doc.getMap<Y.Map<unknown>>('shapes').get('s0')
  shape?.set('text', new Y.Text(text))
}

const root = () => null
const record = (groups: object) => new Y.Map<unknown>(Object.entries(groups))
