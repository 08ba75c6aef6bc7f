import { flowchartFromContent, flowchartToContent, type Json, openFlowchart, type ShapeLook } from '@ramify/document'
import fc from 'fast-check'
import { deflateSync, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { sampleFlowchart } from '../../../document/src/flowchart/testing/sample-flowchart.ts'
import { seededCommand, seeds } from '../../../document/src/flowchart/testing/seeded-command.ts'
import { flowShape, shapeSets } from '../../../scene/src/flowchart/shapes/table.ts'
import { toBase64 } from '../files/base64.ts'
import type { FileDocument, ReadDocument } from '../files/file-format.ts'
import { readFile } from '../files/read-file.ts'
import { textPlaces } from './looks.ts'
import { writeDrawio } from './write-drawio.ts'

const encode = (text: string) => new TextEncoder().encode(text)

const cell = (id: string, attributes: string, geometry = 'x="10" y="20" width="120" height="60"', inside = '') =>
  `<mxCell id="${id}" ${attributes}><mxGeometry ${geometry} as="geometry">${inside}</mxGeometry></mxCell>`

const model = (cells: string, attributes = 'grid="1"') =>
  `<mxGraphModel ${attributes}><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel>`

const file = (...pages: string[]) =>
  `<mxfile host="elsewhere" version="24.2.0">${pages.map((page, nth) => `<diagram id="p_${nth}" name="Page ${nth}">${page}</diagram>`).join('')}</mxfile>`

type Chart = Extract<ReadDocument, { kind: 'flowchart' }>
type Item = { readonly [field: string]: Json }

function read(bytes: string | Uint8Array, name = 'plan.drawio'): Chart {
  const found = readFile(name, typeof bytes === 'string' ? encode(bytes) : bytes)
  if (!found.ok) throw new Error(found.detail)
  expect(found.format).toBe('drawio')
  const [document] = found.documents
  if (document?.kind !== 'flowchart') throw new Error('no flowchart')
  return document
}

/** What the document makes of content: what a reader gives is sound. */
function stored(document: FileDocument): Chart['content'] {
  const made = flowchartFromContent(document.content)
  if (!made.ok) throw new Error(made.error.code)
  expect(made.warnings).toEqual([])
  const chart = openFlowchart(made.doc)
  const content = flowchartToContent(chart.snapshot)
  chart.destroy()
  return content
}

const itemsOf = (document: Chart, page = 0) => (document.content.pages[page]?.items ?? []) as readonly Item[]

const example = model(
  `<UserObject label="See &lt;b&gt;here&lt;/b&gt;" link="https://example.org/" tooltip="A note" owner="Ann" id="a-1">${cell('', 'style="rhombus;html=1;custom=7;fillColor=#FFF2CC;" vertex="1" parent="1"').replace('id="" ', '')}</UserObject>` +
    cell('_b', 'value="Plain" style="shape=mxgraph.nobody.knows;strokeColor=#123456;" vertex="1" parent="1"') +
    cell('group', 'value="" style="group" vertex="1" parent="1" connectable="0"') +
    cell('in', 'value="In" style="rounded=1;" vertex="1" parent="group"') +
    cell(
      'e',
      'value="then" style="edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;" edge="1" parent="group" source="a-1" target="in"',
      'x="-0.5" relative="1"',
      '<Array as="points"><mxPoint x="5" y="6"/></Array>',
    ) +
    cell(
      'l',
      'value="later" style="edgeLabel;html=1;" vertex="1" connectable="0" parent="e"',
      'x="0.5" relative="1"',
      '<mxPoint x="3" y="4" as="offset"/>',
    ) +
    cell('gone', 'value="Hidden" style="" vertex="1" parent="1" visible="0"') +
    cell(
      'free',
      'style="" edge="1" parent="1" source="_b"',
      'relative="1"',
      '<mxPoint x="300" y="400" as="targetPoint"/>',
    ),
  'dx="7" background="#FAFAFA"',
)

describe('files of draw.io', () => {
  it('read shapes, lines, groups, words, links and notes', () => {
    const document = read(file(example))
    stored(document)
    const [page] = document.content.pages
    expect(page).toMatchObject({ name: 'Page 0', background: { color: '#fafafa' } })
    expect(itemsOf(document)).toMatchObject([
      {
        id: 'a-1',
        kind: 'decision',
        text: 'See here',
        textRuns: [{ text: 'See ' }, { text: 'here', bold: true }],
        note: 'A note',
        link: { url: 'https://example.org/' },
        look: { fill: '#fff2cc' },
      },
      { kind: 'process', text: 'Plain', look: { border: '#123456' } },
      {
        type: 'connector',
        from: { shape: 'a-1', at: { x: 1, y: 0.5 } },
        to: { shape: 'in' },
        bends: [{ x: 15, y: 26 }],
        labels: [
          { text: 'then', at: 0.25 },
          { text: 'later', at: 0.75, offset: { x: 3, y: 4 } },
        ],
      },
      { kind: 'group', children: [{ id: 'in', kind: 'rounded', text: 'In' }] },
      { to: { point: { x: 300, y: 400 } } },
    ])
    expect(document.report).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fate: 'approximated', part: 'shapes', was: 'mxgraph.nobody.knows' }),
        expect.objectContaining({ fate: 'kept', part: 'shapes', was: 'hidden' }),
        expect.objectContaining({ fate: 'kept', part: 'other', was: 'owner' }),
      ]),
    )
  })

  it.each([
    ['packed', (xml: string) => file(toBase64(deflateSync(encode(encodeURIComponent(xml)))))],
    ['as in an address', (xml: string) => file(encodeURIComponent(xml))],
    ['a bare model', (xml: string) => xml],
    ['in an SVG file', (xml: string) => svg(file(xml))],
    ['in a PNG file', (xml: string) => png('tEXt', encode(`mxfile\0${encodeURIComponent(file(xml))}`))],
    [
      'packed in a PNG file',
      (xml: string) =>
        png('zTXt', joinedBytes(encode('mxGraphModel\0\0'), deflateSync(encode(encodeURIComponent(xml))))),
    ],
    [
      'packed by the rules',
      (xml: string) => png('zTXt', joinedBytes(encode('mxfile\0\0'), zlibSync(encode(encodeURIComponent(file(xml)))))),
    ],
  ])('are the same when they are %s', (_name, written) => {
    const plain = itemsOf(read(file(example))).map(({ kind, text }) => [kind, text])
    expect(itemsOf(read(written(example))).map(({ kind, text }) => [kind, text])).toEqual(plain)
  })

  it('read a library as one page', () => {
    const entries = [
      { xml: model(cell('2', 'value="One" style="ellipse;" vertex="1" parent="1"')), w: 120, h: 60, title: 'First' },
      {
        xml: toBase64(deflateSync(encode(encodeURIComponent(model(cell('2', 'value="Two" vertex="1" parent="1"')))))),
        w: 50,
        h: 50,
      },
      { data: `data:image/png;base64,${toBase64(picture)}`, w: 40, h: 40, title: 'Third' },
    ]
    const document = read(
      `<mxlibrary>${JSON.stringify(entries).replace(/[<&]/g, (c) => (c === '<' ? '&lt;' : '&amp;'))}</mxlibrary>`,
      'own.xml',
    )
    stored(document)
    expect(itemsOf(document)).toMatchObject([
      { kind: 'group', children: [{ kind: 'ellipse', text: 'One' }] },
      { kind: 'group', children: [{ text: 'Two' }] },
      { kind: 'image', text: 'Third', image: { width: 40 } },
    ])
    expect(document.resources).toHaveLength(1)
  })

  it('go through unchanged when nobody changes them', () => {
    const layers = `<mxCell id="L2" value="Marks" style="locked=1;" visible="0" parent="0"/>${cell('x', 'value="&lt;i&gt;x&lt;/i&gt;&amp;nbsp;" style="html=1;swimlane;" vertex="1" parent="L2"')}`
    const strange =
      '<object label="%owner% has it" placeholders="1" owner="Ann" id="o"><mxCell style="html=1" vertex="1" parent="1"><mxGeometry width="9" height="9" as="geometry"><mxRectangle x="1" width="3" height="3" as="alternateBounds"/></mxGeometry></mxCell></object>'
    const xml = file(example, model(layers + strange), '')
    const once = read(xml)
    const written = writeDrawio([{ ...once, content: stored(once) }])
    for (const part of [
      ...example.matchAll(/<(?:mxCell|UserObject)[^>]*id="[^"]+"[^>]*>/g),
      ...strange.matchAll(/<\w[^>]*>/g),
    ]) {
      expect(attributesIn(written)).toContainEqual(attributesIn(part[0])[0])
    }
    const twice = read(written)
    expect(withoutIds(twice.content)).toEqual(withoutIds(once.content))
    expect(twice.content.pages).toHaveLength(3)
  })

  it('keep all of a cell but what was changed', () => {
    const document = read(file(example))
    const items = structuredClone(itemsOf(document)) as { [field: string]: Json }[]
    Object.assign(items[0] as object, { text: 'New', textRuns: undefined, look: { fill: '#000000' } })
    const page = { ...document.content.pages[0], items }
    const written = writeDrawio([{ ...document, content: { ...document.content, pages: [page as Item] } }])
    expect(written).toContain('owner="Ann"')
    expect(written).toContain('custom=7')
    expect(itemsOf(read(written))[0]).toMatchObject({
      text: 'New',
      kind: 'decision',
      look: { fill: '#000000' },
      link: {},
    })
    expect(withoutIds(itemsOf(read(written)).slice(1))).toEqual(withoutIds(itemsOf(document).slice(1)))
  })

  it('take pictures out of styles and write them back', () => {
    const address = `data:image/png,${toBase64(picture)}`
    const xml = file(model(cell('i', `style="shape=image;aspect=fixed;image=${address};" vertex="1" parent="1"`)))
    const document = read(xml)
    expect(document.resources[0]?.bytes).toEqual(picture)
    expect(JSON.stringify(document.content)).not.toContain(toBase64(picture))
    expect(writeDrawio([{ ...document, content: stored(document) }])).toContain(`image=${address};`)
    const elsewhere = read(
      file(model(cell('i', 'style="shape=image;image=https://example.org/a.png;" vertex="1" parent="1"'))),
    )
    expect(elsewhere.resources).toEqual([])
    expect(elsewhere.report).toContainEqual(expect.objectContaining({ fate: 'kept', part: 'images' }))
  })

  it('names in labels do not stand for millions of letters', () => {
    const long = 'y'.repeat(9_000)
    const label = '%owner%'.repeat(100_000)
    const cell = `<object label="${label}" placeholders="1" owner="${long}" id="o"><mxCell vertex="1" parent="1"><mxGeometry width="9" height="9" as="geometry"/></mxCell></object>`
    const xml = writeDrawio([read(file(model(cell)))])
    expect(JSON.stringify(itemsOf(read(file(model(cell))))[0]?.text).slice(0, 9_100)).toContain(`${long}%owner%`)
    expect(xml.length).toBeLessThan(2_000_000)
  })

  it('link to pages, and to nothing that runs', () => {
    const linked = (link: string) =>
      `<UserObject label="" link="${link}" id="u"><mxCell style="" vertex="1" parent="1"><mxGeometry width="9" height="9" as="geometry"/></mxCell></UserObject>`
    const document = read(file(model(linked('data:page/id,p_1')), model(linked('javascript:alert(1)'))))
    const [, second] = document.content.pages
    expect(itemsOf(document)[0]?.link).toEqual({ url: `#page:${second?.id}`, tip: '' })
    expect(itemsOf(document, 1)[0]?.link).toBeUndefined()
    expect(writeDrawio([document])).toContain('link="data:page/id,p_1"')
    for (const url of ['#page:%ff', '#node:%']) {
      Object.assign(itemsOf(document)[0] ?? {}, { link: { url, tip: '' } })
      expect(writeDrawio([document])).not.toContain('link="data:')
    }
  })

  it.each([
    ['shape=mxgraph.bpmn.event;outline=throwing;symbol=message;', 'bpmn-throw-message'],
    ['shape=mxgraph.bpmn.shape;perimeter=rhombusPerimeter;outline=none;symbol=exclusiveGw;', 'bpmn-gateway-exclusive'],
    ['shape=mxgraph.bpmn.task2;taskMarker=user;', 'bpmn-task-user'],
    ['shape=mxgraph.networks.firewall;', 'net-firewall'],
    ['shape=mxgraph.cisco.routers.router;', 'net-router'],
    ['shape=table;childLayout=tableLayout;', 'table'],
    ['ellipse;shape=endState;', 'uml-final'],
  ])('know %s as %s', (style, kind) => {
    expect(itemsOf(read(model(cell('a', `style="${style}" vertex="1" parent="1"`))))[0]?.kind).toBe(kind)
  })

  it.each([
    ['no pages', '<mxfile/>'],
    ['a page that cannot be unpacked', file('7V1b')],
    ['no base64', file('&#x4e2d;')],
    ['another element', file(encodeURIComponent('<html/>'))],
    ['a document type', '<?xml version="1.0"?><!DOCTYPE mxfile [<!ENTITY a "b">]><mxfile/>'],
  ])('are refused with %s', (_name, xml) => {
    expect(readFile('x.drawio', encode(xml))).toMatchObject({ ok: false, code: 'format' })
  })

  it('do not unpack to more than is taken', () => {
    const bomb = toBase64(deflateSync(new Uint8Array(60_000_000)))
    expect(readFile('x.drawio', encode(file(bomb)))).toMatchObject({ ok: false, code: 'too-large' })
  })
})

describe('what cells of draw.io look like', () => {
  const shapeOf = (style: string) => {
    const document = read(file(model(cell('a', `value="Words" style="${style}" vertex="1" parent="1"`))))
    stored(document)
    const { kind, look } = itemsOf(document)[0] as Item
    return { kind, look, report: document.report }
  }

  it.each([
    ['verticalLabelPosition=bottom;verticalAlign=top;', { textPlace: 'below' }],
    ['verticalLabelPosition=top;verticalAlign=bottom;', { textPlace: 'above' }],
    ['verticalLabelPosition=bottom;', { textPlace: 'below', vertical: 'middle' }],
    ['labelPosition=right;align=left;verticalAlign=middle;', { textPlace: 'right' }],
    ['labelPosition=left;align=right;verticalLabelPosition=middle;', { textPlace: 'left' }],
    ['labelPosition=left;', { textPlace: 'left', align: 'center' }],
    ['labelPosition=center;verticalLabelPosition=middle;', undefined],
  ])('words beside a shape: %s', (style, look) => {
    expect(shapeOf(`shape=mxgraph.pid.vessels.tank;${style}`).look).toEqual(look)
  })

  it('words at a corner of a shape are reported', () => {
    const { look, report } = shapeOf('rounded=1;verticalLabelPosition=bottom;labelPosition=left;verticalAlign=top;')
    expect(look).toMatchObject({ textPlace: 'below' })
    expect(report).toContainEqual(expect.objectContaining({ fate: 'approximated', was: 'labelPosition' }))
  })

  it('pictures have their names below them without saying so', () => {
    const found = shapeOf('image;aspect=fixed;html=1;points=[];image=img/lib/azure2/compute/Virtual_Machine.svg;')
    expect(found).toMatchObject({ kind: 'image', look: { textPlace: 'below' } })
  })

  it('a swimlane by itself has its title where the file has it', () => {
    expect(shapeOf('swimlane;horizontal=0;').kind).toBe('lane')
    expect(shapeOf('swimlane;').kind).toBe('container')
  })

  it('corners of lines are as sharp or round as in the file', () => {
    const line = (style: string) => {
      const edge = cell('e', `style="${style}" edge="1" parent="1" source="a" target="a"`, 'relative="1"')
      const document = read(file(model(cell('a', 'style="" vertex="1" parent="1"') + edge)))
      const { style: form, look } = itemsOf(document).find(({ type }) => type === 'connector') as Item
      return [form, (look as Item).radius]
    }
    expect(line('edgeStyle=orthogonalEdgeStyle;rounded=0;')).toEqual(['orthogonal', 0])
    expect(line('edgeStyle=orthogonalEdgeStyle;')).toEqual(['orthogonal', 0])
    expect(line('edgeStyle=orthogonalEdgeStyle;rounded=1;')).toEqual(['rounded', undefined])
    expect(line('edgeStyle=elbowEdgeStyle;rounded=1;arcSize=40;')).toEqual(['orthogonal', 20])
    expect(line('rounded=1;')).toEqual(['straight', 10])
    expect(line('rounded=0;')).toEqual(['straight', undefined])
  })

  it('places of words and corners of lines come back, also when only they were changed', () => {
    const looks = fc.record(
      {
        textPlace: fc.constantFrom('above', 'below', 'left', 'right'),
        align: fc.constantFrom('left', 'center', 'right'),
        vertical: fc.constantFrom('top', 'middle', 'bottom'),
      },
      { requiredKeys: [] },
    )
    const corners = fc.record({ radius: fc.constantFrom(0, 3, 8, 30) }, { requiredKeys: [] })
    const forms = fc.constantFrom('orthogonal', 'straight')
    const kinds = fc.constantFrom('process', 'net-server', 'bpmn-start', 'image', 'lane')
    const chart = (kind: string, look: object, form: string, corner: object) =>
      chartWith([
        { type: 'shape', id: 'a', kind, box: { x: 0, y: 0, width: 80, height: 60 }, text: 'x', look: look as Item },
        {
          type: 'connector',
          id: 'b',
          from: { shape: 'a' },
          to: { point: { x: 300, y: 300 } },
          style: form,
          look: corner as Item,
        },
      ])
    fc.assert(
      fc.property(kinds, looks, looks, forms, corners, corners, (kind, was, look, form, wasCorner, corner) => {
        const before = read(writeDrawio([chart(kind, was, form, wasCorner)]))
        const changed = structuredClone(before) as Chart
        const [shape, line] = itemsOf(changed) as unknown as [Record<string, unknown>, Record<string, unknown>]
        Object.assign(shape, { look })
        Object.assign(line, { look: corner })
        for (const written of [changed, chart(kind, look, form, corner)]) {
          const [back, edge] = itemsOf(read(writeDrawio([written]))) as [Item, Item]
          expect(drawnAlike(kind, (back.look ?? {}) as ShapeLook)).toEqual(drawnAlike(kind, look as ShapeLook))
          expect(edge.style).toBe(form)
          const usual = form === 'straight' ? 0 : 8
          expect((edge.look as { radius?: number }).radius ?? usual).toBe(
            (corner as { radius?: number }).radius ?? usual,
          )
        }
      }),
      { numRuns: cases(60) },
    )
  })
})

/** What is not said is as the place has it, which a file may say as well. */
function drawnAlike(kind: string, { textPlace, align, vertical }: ShapeLook) {
  const form = flowShape(kind)
  const place = textPlace ?? (form.isTextOutside ? 'below' : undefined)
  const usual = place === undefined ? form : textPlaces[place]
  return { place, align: align ?? usual.align ?? 'center', vertical: vertical ?? usual.vertical ?? 'middle' }
}

describe('flowcharts as files of draw.io', () => {
  it('every shape comes back as itself', () => {
    const kinds = Object.values(shapeSets).flatMap((set) => set.map(({ id }) => id))
    const items = kinds.map((kind, nth) => ({
      type: 'shape',
      id: `s${nth}`,
      kind,
      box: { x: 0, y: 0, width: 80, height: 60 },
      text: kind,
    }))
    const back = read(writeDrawio([chartWith(items)]))
    expect(itemsOf(back).map(({ kind, look }) => [kind, look])).toEqual(kinds.map((kind) => [kind, undefined]))
  })

  it('come back as they were, but for what draw.io cannot say', () => {
    const charts = fc.array(seeds(), { maxLength: 20 }).map((all): FileDocument => {
      const chart = openFlowchart(sampleFlowchart())
      for (const seed of all) chart.execute(seededCommand(seed, chart.snapshot))
      const content = flowchartToContent(chart.snapshot)
      chart.destroy()
      return {
        kind: 'flowchart',
        title: 'Chart',
        content,
        resources: [{ id: 'picture', name: 'a.png', bytes: picture }],
      }
    })
    fc.assert(
      fc.property(charts, (chart) => {
        const back = stored(read(writeDrawio([chart])))
        expect(carried(back)).toEqual(carried(chart.content as Chart['content']))
      }),
      { numRuns: cases(60) },
    )
  })
})

const picture = Uint8Array.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 30 }, (_, nth) => nth),
])

function chartWith(items: readonly Item[]): FileDocument {
  const content = {
    kind: 'flowchart',
    version: '1',
    theme: 'sky-19',
    jumps: 'arc',
    pages: [{ id: 'p', name: 'P', items }],
    resources: [],
  } as const
  return { kind: 'flowchart', title: 'Chart', content, resources: [] }
}

const joinedBytes = (...all: Uint8Array[]) => Uint8Array.from(all.flatMap((bytes) => [...bytes]))

function png(type: string, data: Uint8Array): Uint8Array {
  const chunk = (name: string, bytes: Uint8Array) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length)
    return joinedBytes(length, encode(name), bytes, new Uint8Array(4))
  }
  return joinedBytes(
    picture.subarray(0, 8),
    chunk('IHDR', new Uint8Array(13)),
    chunk(type, data),
    chunk('IEND', new Uint8Array()),
  )
}

const svg = (xml: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" content="${xml.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)}"><g/></svg>`

const attributesIn = (xml: string) =>
  [...xml.matchAll(/<(\w+)((?:\s+\w+="[^"]*")*)/g)].map(([, name, all]) =>
    JSON.stringify([
      name,
      ...[...(all ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]).sort(),
    ]),
  )

/** Ids that were made up are others each time. */
const withoutIds = (content: unknown) =>
  JSON.parse(
    JSON.stringify(content, (key, value) =>
      ['id', 'shape', 'layer', 'labels'].includes(key) ? typeof value : value,
    ).replace(/\["[^"\\]*",(?="<)/g, '["",'),
  )

/** What a file of draw.io says of a flowchart; see docs/formats.md for the rest. */
function carried({ pages }: Chart['content']) {
  const places = new Map<string, string>()
  const nameOf = (id: unknown) => places.get(String(id)) ?? String(id)
  const shape = ({
    kind,
    box,
    text,
    note,
    link,
    image,
    locked,
    stack,
    look = {},
    children = [],
    layer,
  }: Item): { layer: unknown; [field: string]: unknown } => ({
    kind,
    box,
    text,
    note,
    link: targetOf(link),
    image: image && true,
    locked,
    stack,
    layer: layer && nameOf(layer),
    look: lookOf(look as Item),
    children: (children as Item[]).map(shape),
  })
  const connector = ({ from, to, style, bends, locked, link, layer, look = {}, labels = [] }: Item) => ({
    from: endOf(from as Item, nameOf),
    to: endOf(to as Item, nameOf),
    style: ['straight', 'curved', 'rounded'].includes(String(style)) ? style : 'orthogonal',
    bends,
    locked,
    link: targetOf(link),
    layer: layer && nameOf(layer),
    look: lookOf({ startArrow: 'none', endArrow: 'arrow', ...(look as Item) }),
    labels: (labels as Item[])
      .filter(({ text }) => text !== '')
      .map(({ at, text, offset }) => [Math.round(Number(at) * 1e6), offset, text])
      .sort(),
  })
  for (const { layers = [] } of pages)
    for (const [nth, { id }] of (layers as Item[]).entries()) places.set(String(id), `layer ${nth}`)
  return pages.map(({ name, items = [], layers = [] }) => ({
    name,
    layers: (layers as Item[]).map(({ name: layer, hidden, locked }) => [layer, hidden, locked]),
    // One layer lies above the other, whatever the order of its items.
    shapes: byLayer((items as Item[]).filter(({ type }) => type === 'shape').map(shape)),
    connectors: byLayer((items as Item[]).filter(({ type }) => type === 'connector').map(connector)),
  }))
}

const byLayer = <Each extends { layer: unknown }>(all: Each[]) =>
  all.toSorted((one, other) => String(one.layer ?? '').localeCompare(String(other.layer ?? '')))

const targetOf = (link: Json | undefined) => {
  const url = (link as Item | undefined)?.url
  return typeof url === 'string' && !url.startsWith('#') ? url : undefined
}

function endOf(end: Item, nameOf: (id: unknown) => string) {
  if (!('shape' in end)) return end
  const port = { top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] }[String(end.port)]
  return { shape: nameOf(end.shape), at: end.at ?? (port && { x: port[0], y: port[1] }) }
}

function lookOf(look: Item) {
  const { dash, color, fill, border, bold, italic } = look
  return {
    dashed: dash !== undefined && dash !== 'solid',
    color,
    fill,
    border,
    bold: bold || undefined,
    italic: italic || undefined,
  }
}

describe('diagrams in other files', () => {
  const attribute = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const page = (...diagrams: string[]) =>
    `<!DOCTYPE html>\n<html><body><p class="x">One & two</p>${diagrams.join('\n')}<script src="https://example.org/x.js"></script></body></html>`
  const div = (xml: string) =>
    `<div class="mxgraph" style="x" data-mxgraph="${attribute(JSON.stringify({ nav: true, xml }))}"></div>`
  const one = file(model(cell('a', 'value="R&amp;amp;D" style="html=1;" vertex="1" parent="1"')))
  const words = (document: Chart) =>
    document.content.pages.map(({ items }) => (items as unknown as Item[]).map(({ text }) => text))
  const packed = (xml: string) => toBase64(deflateSync(encode(encodeURIComponent(xml))))

  it('are read out of pages, all of them', () => {
    expect(words(read(page(div(one)), 'plan.drawio.html'))).toEqual([['R&D']])
    const two = read(page(div(one), div(example), div('not a diagram')), 'plan.html')
    expect(words(two)).toMatchObject([['R&D'], expect.arrayContaining(['Plain'])])
    const old = `<div class="mxgraph" style="position:relative;"><div style="width:1px;height:1px;overflow:hidden;">${packed(one)}</div></div>`
    expect(words(read(page(old), 'old.html'))).toEqual([['R&D']])
  })

  it('are read out of the text of pictures, in every form of it', () => {
    const chunk = (type: string, data: Uint8Array) => {
      const bytes = new Uint8Array(12 + data.length)
      new DataView(bytes.buffer).setUint32(0, data.length)
      bytes.set(encode(type), 4)
      bytes.set(data, 8)
      return bytes
    }
    const png = (type: string, ...data: (string | Uint8Array)[]) =>
      Uint8Array.from([
        ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
        ...chunk('IHDR', new Uint8Array(13)),
        ...chunk(type, Uint8Array.from(data.flatMap((part) => [...(typeof part === 'string' ? encode(part) : part)]))),
      ])
    const wide = file(model(cell('a', 'value="茶 + 2" style="html=1;" vertex="1" parent="1"')))
    const forms = [
      png('tEXt', 'mxfile\0', encodeURIComponent(wide)),
      png('zTXt', 'mxfile\0\0', zlibSync(encode(encodeURIComponent(wide)))),
      png('zTXt', 'mxGraphModel\0\0', deflateSync(encode(encodeURIComponent(wide)))),
      png('iTXt', 'mxfile\0\0\0\0\0', wide),
      png('iTXt', 'mxfile\0\u0001\0en\0mxfile\0', zlibSync(encode(wide))),
    ]
    for (const bytes of forms) expect(words(read(bytes, 'plan.drawio.png'))).toEqual([['茶 + 2']])
    const svg = (content: string) =>
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y"><svg xmlns="x" width="1" content=${content} height="1"><g/></svg>`
    const contents = [
      `"${attribute(wide)}"`,
      `'${attribute(wide)}'`,
      `"${encodeURIComponent(wide)}"`,
      `"${packed(wide)}"`,
    ]
    for (const content of contents) expect(words(read(svg(content), 'plan.drawio.svg'))).toEqual([['茶 + 2']])
  })

  it('are not looked for in what other programs write there', () => {
    const others = [
      ['a.svg', '<svg xmlns="x" content="nothing of that kind"><g/></svg>'],
      ['a.html', page('<div data-mxgraph="{&quot;url&quot;:&quot;https://example.org/x&quot;}"></div>')],
      ['a.html', page('<div class="mxgraph">something long enough to be looked at</div>')],
    ] as const
    for (const [name, words] of others) expect(readFile(name, encode(words))).toMatchObject({ ok: false })
  })
})

it('names of prototypes and numbers out of bounds are harmless', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  const numbers = ['NaN', '1e999', '-1e308', '0x10', '', 'Infinity']
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...names),
      fc.constantFrom(...numbers),
      (one, other, number) => {
        const place = `x="${number}" y="${number}" width="${number}" height="${number}"`
        const style = `${one};shape=${other};${other}=${one};rotation=${number};fontSize=${number};strokeWidth=${number};startArrow=${one};edgeStyle=${other};`
        const cells =
          `<UserObject id="${one}" label="%${other}%" placeholders="1" ${one}="x"><mxCell style="${style}" vertex="1" parent="1"><mxGeometry ${place} as="geometry"/></mxCell></UserObject>` +
          cell(`${other}2`, `style="${style}" vertex="1" parent="${one}"`, place) +
          cell('e', `style="${style}" edge="1" parent="1" source="${one}" target="${other}2"`, `${place} relative="1"`)
        const document = read(file(model(cells)))
        const content = JSON.stringify(stored(document), (key, value) => (key === 'drawio' ? undefined : value))
        expect(content).not.toMatch(/[:[,](?:null|-?[\d.]*\de[+-]?\d)|NaN|Infinity/)
        expect(typeof writeDrawio([document])).toBe('string')
        expect(({} as { x?: unknown }).x).toBeUndefined()
      },
    ),
    { numRuns: 40 },
  )
})
