import { copyWhole, type NodeContent, newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleMap } from '../../../../../../packages/document/src/mindmap/testing/sample-map.ts'
import { fromHtml, toHtml } from './html-flavour.ts'

const branch = (levels: number): fc.Arbitrary<NodeContent> =>
  fc.record({
    text: fc.string({ unit: fc.constantFrom('a', '<', '>', '&', '"', '&amp;', '\n', '中', '😀'), maxLength: 8 }),
    folded: fc.boolean(),
    children: levels === 0 ? fc.constant([]) : fc.array(branch(levels - 1), { maxLength: 3 }),
  })

test('there and back', () => {
  fc.assert(
    fc.property(fc.array(branch(2), { maxLength: 3 }), (forest) => {
      expect(fromHtml(`<html><body><!--StartFragment-->${toHtml({ forest })}<!--EndFragment-->`)).toEqual({ forest })
    }),
  )
})

test('lines and ranges go along into another map', () => {
  const branches = copyWhole(openMap(sampleMap()).snapshot, ['a', 'b'])
  const read = fromHtml(toHtml(branches))
  expect(read).toEqual(branches)
  const other = openMap(newMap({ text: 'Elsewhere', root: 'root' }))
  other.execute({ type: 'addTree', forest: read?.forest ?? [], ...read, to: { parent: 'root' } })
  expect([...other.snapshot.lines.values()].map(({ text }) => text.text)).toEqual(['relates'])
  expect([...other.snapshot.ranges.values()].map(({ text }) => text.text)).toEqual(['together'])
})

test('joints that are none leave the branches', () => {
  const html = toHtml({ forest: [{ text: 'a', children: [] }] }).replace('<ul ', '<ul data-ramify-joints="[1" ')
  expect(fromHtml(html)).toEqual({ forest: [{ text: 'a', children: [] }] })
})

test('is a nested list for everybody else', () => {
  const leaf = (text: string, ...children: NodeContent[]) => ({ text, children })
  const html = toHtml({ forest: [leaf('a', leaf('b', leaf('c')), leaf('d')), leaf('<e>\nf')] }).replace(
    / data-[^>]*/,
    '',
  )
  expect(html).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>&lt;e&gt;<br>f</li></ul>')
})

test('however deep', () => {
  let deep: NodeContent = { text: 'leaf', children: [] }
  for (let i = 0; i < 10_000; i++) deep = { text: 'more', children: [deep] }
  let depth = 0
  for (let at = fromHtml(toHtml({ forest: [deep] }))?.forest[0]; at; at = at.children?.[0]) depth++
  expect(depth).toBe(10_001)
})

test.each([
  '<p>somebody else’s</p>',
  '<ul data-ramify-branches="[{&quot;depth&quot;:">',
  '<ul data-ramify-branches="{}">',
  '<ul data-ramify-branches="[{&quot;depth&quot;:1,&quot;content&quot;:{}}]">',
  '<ul data-ramify-branches="[null]">',
])('not ours: %s', (html) => {
  expect(fromHtml(html)).toBe(null)
})
