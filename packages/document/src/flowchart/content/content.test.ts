import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { openFlowchart } from '../flowchart.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { sampleFlowchart } from '../testing/sample-flowchart.ts'
import { seededCommand, seeds } from '../testing/seeded-command.ts'
import { flowchartDifference } from './difference.ts'
import { flowchartFromContent } from './from-content.ts'
import { flowchartToContent } from './to-content.ts'

const charts = (attacks: number) =>
  fc
    .tuple(fc.array(seeds(), { maxLength: 15 }), fc.array(hostileWrites, { maxLength: attacks }))
    .map(([all, writes]) => {
      const doc = sampleFlowchart()
      const chart = openFlowchart(doc)
      for (const seed of all) chart.execute(seededCommand(seed, chart.snapshot))
      for (const attack of writes) writeHostile(doc, attack)
      chart.destroy()
      return doc
    })

const contentOf = (doc: Y.Doc) => flowchartToContent(openFlowchart(doc).snapshot)

test('content makes a document that says the same', () => {
  fc.assert(
    fc.property(charts(4), (doc) => {
      const content = contentOf(doc)
      const made = flowchartFromContent(JSON.parse(JSON.stringify(content)))
      if (!made.ok) throw new Error(made.error.code)
      expectSame(contentOf(made.doc), content)
    }),
    { numRuns: cases(60) },
  )
})

test.each([0, 4])(
  'the difference to another flowchart turns one into the other, and undo turns it back; attacks: %i',
  (attacks) => {
    fc.assert(
      fc.property(charts(attacks), charts(attacks), (one, other) => {
        const chart = openFlowchart(one)
        const [before, target] = [contentOf(one), contentOf(other)]
        chart.mark()
        // Of what an attacker has put nowhere, the first pass may change where it is shown.
        for (let pass = 0; pass <= Math.min(attacks, 1); pass++) {
          const found = flowchartDifference(chart.snapshot, target)
          if (!found.ok) throw new Error(found.error.code)
          expect(chart.batch(found.commands)).toMatchObject({ ok: true })
        }
        expectSame(contentOf(one), target)
        expect(flowchartDifference(chart.snapshot, target)).toEqual({ ok: true, commands: [], warnings: [] })
        chart.undo()
        // What an attacker wrote in place of a record is no record, and does not come back.
        if (attacks === 0) expectSame(contentOf(one), before)
      }),
      { numRuns: cases(40) },
    )
  },
)

test('what is the same is not written again', () => {
  const doc = sampleFlowchart()
  const { snapshot } = openFlowchart(doc)
  const content = structuredClone(flowchartToContent(snapshot)) as unknown as {
    pages: { items: { text?: string }[] }[]
  }
  const [page] = content.pages
  const [first] = page?.items ?? []
  if (first) first.text = 'Begin'
  const found = flowchartDifference(snapshot, content)
  expect(found).toMatchObject({ ok: true, commands: [{ records: [{ collection: 'shapes' }] }] })
})

test('anything at all is read or refused, never thrown', () => {
  const items = fc.array(
    fc.dictionary(fc.constantFrom('id', 'type', 'box', 'children', 'from', 'labels'), fc.jsonValue()),
  )
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ pages: fc.array(fc.record({ id: fc.jsonValue(), items, layers: fc.jsonValue() })) }),
  )
  fc.assert(
    fc.property(anything, (json) => {
      const made = flowchartFromContent(json)
      if (made.ok) expect(contentOf(made.doc).kind).toBe('flowchart')
    }),
    { numRuns: cases(200) },
  )
})

test('content that says one thing twice, or nothing, is refused', () => {
  const item = { type: 'shape', id: 'a' }
  expect(flowchartFromContent({ pages: [{ items: [item, item] }] })).toMatchObject({
    error: { code: 'duplicate-id', node: 'a' },
  })
  expect(flowchartFromContent({})).toMatchObject({ error: { code: 'no-pages' } })
  expect(flowchartFromContent(JSON.parse('{"pages":[{"items":[{"__proto__":{}}]}]}'))).toMatchObject({
    error: { code: 'forbidden-key' },
  })
})

test('a link that would run something is reported, not only left out', () => {
  const link = { url: 'javascript:alert(1)', tip: '' }
  const [from, to] = [{ point: { x: 0, y: 0 } }, { point: { x: 9, y: 9 } }]
  const items = [
    { type: 'shape', id: 's', link },
    { type: 'connector', id: 'c', from, to, link },
    { type: 'shape', id: 'fine', link: { url: 'https://example.com', tip: '' } },
  ]
  expect(flowchartFromContent({ pages: [{ id: 'p', items }] })).toMatchObject({
    ok: true,
    warnings: [
      { node: 's', field: 'link', code: 'link-not-allowed' },
      { node: 'c', field: 'link', code: 'link-not-allowed' },
    ],
  })
})

test('a foreign program finds its fields again', () => {
  const made = flowchartFromContent({
    creator: 'elsewhere',
    pages: [{ id: 'p', zoom: 2, items: [{ type: 'shape', id: 's', their: [1] }] }],
  })
  if (!made.ok) throw new Error(made.error.code)
  expect(contentOf(made.doc)).toMatchObject({ creator: 'elsewhere', pages: [{ zoom: 2, items: [{ their: [1] }] }] })
})

test('nests as deep as anybody likes', () => {
  let item: object = { type: 'shape', id: 's0' }
  for (let nth = 1; nth < 5000; nth++) item = { type: 'shape', id: `s${nth}`, children: [item] }
  const made = flowchartFromContent({ pages: [{ id: 'p', items: [item] }] })
  if (!made.ok) throw new Error(made.error.code)
  const { snapshot } = openFlowchart(made.doc)
  expect(snapshot.shapes.size).toBe(5000)
  expect(flowchartToContent(snapshot).pages).toHaveLength(1)
})
