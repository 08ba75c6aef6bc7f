import { intersects } from '@ramify/geometry'
import { expect, it } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { foreignItems } from './foreign-items.ts'

const cells = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
  <mxCell id="a" value="Ask" style="rhombus;" vertex="1" parent="1"><mxGeometry x="4000" y="4000" width="80" height="80" as="geometry"/></mxCell>
  <mxCell id="b" value="Do" style="" vertex="1" parent="1"><mxGeometry x="4200" y="4000" width="120" height="60" as="geometry"/></mxCell>
  <mxCell id="e" value="yes" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel>`

it('pastes cells of draw.io where one looks, as one step', async () => {
  const { editor, document, paste } = await openHeadlessFlowchart()
  paste({ text: encodeURIComponent(cells) })
  const { shapes, connectors, labels } = document.snapshot
  expect([...shapes.values()].map(({ kind, text }) => `${text.text}: ${kind}`).sort()).toEqual([
    'Ask: decision',
    'Do: process',
  ])
  expect([connectors.size, [...labels.values()].map(({ text }) => text.text)]).toEqual([1, ['yes']])
  for (const { box } of shapes.values()) expect(Math.abs(box.x)).toBeLessThan(1000)
  editor.undo()
  expect(document.snapshot.shapes.size).toBe(0)
})

it('pastes beside what is there already', async () => {
  const { editor, paste } = await openHeadlessFlowchart()
  paste({ text: encodeURIComponent(cells) })
  paste({ text: encodeURIComponent(cells) })
  const boxes = editor.scene
    .get()
    .shapesIn(editor.scene.get().bounds)
    .map(({ box }) => box)
  expect(boxes).toHaveLength(4)
  for (const [nth, one] of boxes.entries())
    for (const other of boxes.slice(nth + 1)) expect(intersects(one, other)).toBe(false)
})

it.each([
  ['a list', { html: '<ul><li>Root<ul><li>One</li><li>Two</li></ul></li></ul>', text: 'Root\nOne\nTwo' }],
  ['indented lines', { html: '', text: 'Root\n\tOne\n\tTwo' }],
])('pastes %s as connected shapes', async (_, flavours) => {
  const { document, paste, texts } = await openHeadlessFlowchart()
  paste(flavours)
  expect(texts().sort()).toEqual(['One', 'Root', 'Two'])
  expect(document.snapshot.connectors.size).toBe(2)
})

it('leaves words, and lines without levels, to be a text', () => {
  expect(foreignItems({ html: '', text: 'Some words' })).toBeNull()
  expect(foreignItems({ html: '', text: 'One\nTwo' })).toBeNull()
  expect(foreignItems({ html: '<p>One</p>', text: 'One' })).toBeNull()
})

it('puts no shape on another, however long the words are', () => {
  const words = 'w'.repeat(200)
  const items = foreignItems({ html: '', text: `${words}\n\t${words}\n\tb\n\t\t${words}\nc\n\td` })
  const boxes = (items?.shapes ?? []).map(({ box }) => box as Required<typeof box>)
  expect(boxes).toHaveLength(6)
  for (const [nth, one] of boxes.entries())
    for (const other of boxes.slice(nth + 1)) {
      const isApart = one.x !== other.x || one.y + one.height <= other.y || other.y + other.height <= one.y
      expect(isApart).toBe(true)
    }
})
