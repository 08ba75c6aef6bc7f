import type { NodeContent } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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
      expect(fromHtml(`<html><body><!--StartFragment-->${toHtml(forest)}<!--EndFragment-->`)).toEqual(forest)
    }),
  )
})

test('is a nested list for everybody else', () => {
  const leaf = (text: string, ...children: NodeContent[]) => ({ text, children })
  const html = toHtml([leaf('a', leaf('b', leaf('c')), leaf('d')), leaf('<e>\nf')]).replace(/ data-[^>]*/, '')
  expect(html).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>&lt;e&gt;<br>f</li></ul>')
})

test('however deep', () => {
  let deep: NodeContent = { text: 'leaf', children: [] }
  for (let i = 0; i < 10_000; i++) deep = { text: 'more', children: [deep] }
  let depth = 0
  for (let at = fromHtml(toHtml([deep]))?.[0]; at; at = at.children?.[0]) depth++
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
