import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDrawioClipboard, readGraphModel } from './read-graph-model.ts'

const model = (cells: string) =>
  `<mxGraphModel dx="1"><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel>`

const vertex = (id: string, style: string, value = '', more = 'parent="1"') =>
  `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" ${more}><mxGeometry x="10" y="20" width="120" height="60" as="geometry"/></mxCell>`

it('reads shapes with their kind, words, colours and box', () => {
  const { shapes } = read(
    vertex(
      'a',
      'rhombus;whiteSpace=wrap;html=1;fillColor=#FFF2CC;strokeColor=none;fontStyle=1;rotation=30',
      '&lt;b&gt;Yes&lt;/b&gt;&lt;br&gt;or no',
    ),
  )
  expect(shapes).toMatchObject([
    {
      id: 'a',
      kind: 'decision',
      box: { x: 10, y: 20, width: 120, height: 60, turn: 30 },
      look: { fill: '#fff2cc', border: 'none', bold: true },
      text: { runs: [{ text: 'Yes', attributes: { bold: true } }, { text: '\nor no' }] },
    },
  ])
})

it.each([
  ['ellipse;', 'ellipse'],
  ['rounded=1;whiteSpace=wrap;', 'rounded'],
  ['rounded=1;arcSize=50;', 'terminator'],
  ['shape=cylinder3;', 'database'],
  ['shape=mxgraph.flowchart.manual_input;', 'manual-input'],
  ['shape=mxgraph.nobody.knows.it;', 'process'],
  ['text;html=1;', 'text'],
  ['shape=constructor;', 'process'],
])('knows %s as %s', (style, kind) => expect(read(vertex('a', style)).shapes[0]?.kind).toBe(kind))

it('reads connectors: ends, fixed points, bends, labels, arrows', () => {
  const edge = `<mxCell id="e" value="then" style="edgeStyle=orthogonalEdgeStyle;rounded=1;exitX=1;exitY=0.5;endArrow=block;endFill=0;dashed=1;" edge="1" parent="1" source="a" target="b">
    <mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="5" y="6"/></Array></mxGeometry></mxCell>
    <mxCell id="l" value="later" style="edgeLabel;" vertex="1" connectable="0" parent="e"><mxGeometry x="0.5" relative="1" as="geometry"/></mxCell>`
  const { shapes, connectors } = read(vertex('a', '') + vertex('b', '') + edge)
  expect(shapes).toHaveLength(2)
  expect(connectors).toMatchObject([
    {
      from: { shape: 'a', at: { x: 1, y: 0.5 } },
      to: { shape: 'b' },
      style: 'rounded',
      bends: [{ x: 5, y: 6 }],
      look: { dash: 'dashed', startArrow: 'none', endArrow: 'block' },
      labels: [
        { at: 0.5, text: { runs: [{ text: 'then' }] } },
        { at: 0.75, text: { runs: [{ text: 'later' }] } },
      ],
    },
  ])
})

it('keeps what is in something else there, with the places of lines on the page', () => {
  const inside = 'parent="box"'
  const { shapes, connectors } = read(
    `${vertex('box', 'swimlane;startSize=30;', 'Box')}${vertex('in', '', 'In', inside)}
    <mxCell id="e" style="" edge="1" ${inside} source="in"><mxGeometry relative="1" as="geometry"><mxPoint x="1" y="2" as="targetPoint"/></mxGeometry></mxCell>`,
  )
  expect(shapes).toMatchObject([
    { id: 'box', kind: 'container' },
    { id: 'in', parent: 'box' },
  ])
  expect(connectors).toMatchObject([{ from: { shape: 'in' }, to: { point: { x: 11, y: 22 } }, style: 'straight' }])
})

it('makes pools of lanes, and classes of lists', () => {
  const { shapes } = read(
    vertex('pool', 'swimlane;childLayout=stackLayout;horizontal=1;startSize=20;horizontalStack=0;') +
      vertex('lane', 'swimlane;horizontal=0;startSize=20;', 'Lane', 'parent="pool"') +
      vertex('class', 'swimlane;childLayout=stackLayout;startSize=26;') +
      vertex('field', 'text;html=1;', '+ field', 'parent="class"'),
  )
  expect(shapes).toMatchObject([
    { kind: 'pool', stack: { direction: 'rows', header: 20, side: 'top' } },
    { kind: 'lane', parent: 'pool' },
    { kind: 'uml-class', stack: { direction: 'rows', header: 26 } },
    { kind: 'uml-member', parent: 'class' },
  ])
})

it('reads what is copied, as XML or as in an address', () => {
  const xml = model(vertex('a', ''))
  expect(readDrawioClipboard(xml)?.shapes).toHaveLength(1)
  expect(readDrawioClipboard(encodeURIComponent(xml))?.shapes).toHaveLength(1)
  expect(readDrawioClipboard('%3CmxGraphModel%')).toBeNull()
  expect(readDrawioClipboard('Words with <mxGraphModel in them')).toBeNull()
})

it('survives cycles, strangers and numbers that are none', () => {
  const { shapes } = read(
    vertex('a', '', '', 'parent="b"') +
      vertex('b', '', '', 'parent="a"') +
      vertex('c', '').replaceAll(/\b(x|y|width|height)="\d+"/g, '$1="1e999"'),
  )
  expect(shapes).toMatchObject([
    { id: 'c', box: { x: 0, y: 0, width: 0, height: 0, turn: 0 } },
    { id: 'a' },
    { id: 'b', parent: 'a' },
  ])
  expect(readGraphModel('<mxGraphModel')).toBeNull()
})

it('reads whatever is sent: it neither throws nor makes up more than there was', () => {
  const part = fc.constantFrom(
    '<mxCell ',
    'id="a" ',
    'id="b" ',
    'parent="a" ',
    'parent="1" ',
    'vertex="1" ',
    'edge="1" ',
    'source="a" ',
    'target="b" ',
    'style="swimlane;childLayout=stackLayout"',
    'value="&lt;div&gt;x"',
    '>',
    '/>',
    '</mxCell>',
    '<mxGeometry x="-1e9" width="-5" ',
    '<object label="x" id="o">',
    '</object>',
    '<Array>',
    '<mxPoint x="NaN"/>',
    '&#0;',
    '"',
    "'",
    '=',
    '<!ENTITY x "y">',
    '&x;',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const items = readGraphModel(model(parts.join('')))
      expect(items?.shapes.length ?? 0).toBeLessThanOrEqual(parts.length)
      for (const { box } of items?.shapes ?? [])
        for (const value of Object.values(box)) expect(Number.isFinite(value)).toBe(true)
    }),
  )
})

function read(cells: string) {
  const items = readGraphModel(model(cells))
  if (!items) throw new Error('It is no graph model.')
  return items
}
