import { containsRect, inflate, type Rect, recordPath } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { type FlowchartDocument, openFlowchart } from '../../../../document/src/flowchart/flowchart.ts'
import { newFlowchart } from '../../../../document/src/flowchart/new-flowchart.ts'
import { hostileWrites, writeHostile } from '../../../../document/src/flowchart/testing/hostile-write.ts'
import { sampleFlowchart } from '../../../../document/src/flowchart/testing/sample-flowchart.ts'
import { seededCommand, seeds } from '../../../../document/src/flowchart/testing/seeded-command.ts'
import type { Layer } from '../../drawing/primitives.ts'
import { plainMeasurer } from '../../mindmap/testing/map-of.ts'
import { assertWellFormed } from '../../mindmap/testing/well-formed.ts'
import { paintSvg } from '../../painters/svg.ts'
import { composeFlowchart } from './compose-flowchart.ts'
import type { FlowchartPage } from './flowchart-page.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']

const compose = (chart: FlowchartDocument, page?: string) =>
  composeFlowchart({ snapshot: chart.snapshot, theme, measurer, ...(page !== undefined && { page }) })

const sample = (page?: string) => compose(openFlowchart(sampleFlowchart()), page)

describe('a page', () => {
  test('has everything that stands on it, where it stands', () => {
    const page = sample()
    expect(page.shapesIn(page.bounds).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['start', 'check', 'yes', 'no', 'pool', 'lane1', 'lane2', 'ask', 'picture', 'mark']),
    )
    expect(page.shapeOf('more')).toBeUndefined()
    expect(page.boxOf({ type: 'shape', id: 'start' })).toEqual({ x: 0, y: 0, width: 120, height: 60 })
    // In the second row of its pool, beside the title of that.
    expect(page.boxOf({ type: 'shape', id: 'lane2' })).toMatchObject({ x: 530, y: 120, height: 90 })
    expect(page.boxOf({ type: 'label', id: 'b1' })?.width).toBeGreaterThan(0)
    expect(
      sample('second')
        .shapesIn(everywhere)
        .map(({ id }) => id),
    ).toEqual(['more'])
    expect(sample('no such page').parts.page.id).toBe('first')
  })

  test('is painted from the back to the front: shapes before what is in them', () => {
    const ids = sample()
      .shapesIn(everywhere)
      .map(({ id }) => id)
    for (const [below, above] of [
      ['pool', 'lane1'],
      ['lane1', 'ask'],
      ['start', 'mark'],
    ] as const) {
      expect(ids.indexOf(below)).toBeLessThan(ids.indexOf(above))
    }
  })

  test('does not show what is on a hidden layer, nor connectors to it', () => {
    const chart = openFlowchart(sampleFlowchart())
    chart.execute({
      type: 'addItems',
      connectors: [{ id: 'to-mark', from: { shape: 'start' }, to: { shape: 'mark' } }],
    })
    expect(compose(chart).connectorOf('to-mark')).toBeDefined()
    chart.execute({ type: 'setLayer', layer: 'marks', hidden: true })
    const page = compose(chart)
    expect(page.shapeOf('mark')).toBeUndefined()
    expect(page.connectorOf('to-mark')).toBeUndefined()
    expect(page.hit({ x: 60, y: 40 }, 2)).toEqual({ type: 'shape', id: 'start' })
  })

  test('tells what is at a point: the topmost, lines within a distance, frames at their title alone', () => {
    const page = sample()
    expect(page.hit({ x: 60, y: 40 }, 2)).toEqual({ type: 'shape', id: 'mark' })
    expect(page.hit({ x: 60, y: 90 }, 4)).toEqual({ type: 'connector', id: 'a' })
    expect(page.hit({ x: 64, y: 90 }, 2)).toBeNull()
    expect(page.hit({ x: 515, y: 60 }, 2)).toEqual({ type: 'shape', id: 'pool' })
    expect(page.hit({ x: 700, y: 100 }, 2)).toBeNull()
    const label = page.boxOf({ type: 'label', id: 'b1' }) as Rect
    expect(page.hit({ x: label.x + 4, y: label.y + 4 }, 0)).toEqual({ type: 'label', id: 'b1' })
  })

  test('has signs of links, notes and comments above its shapes, which can be pressed', () => {
    const chart = openFlowchart(sampleFlowchart())
    const page = composeFlowchart({ snapshot: chart.snapshot, theme, measurer, comments: new Map([['start', 3]]) })
    const start = page.shapeOf('start')
    expect(start?.marks.map(({ kind }) => kind)).toEqual(['note', 'comment'])
    expect(page.shapeOf('yes')?.marks.map(({ kind }) => kind)).toEqual(['link'])
    expect(page.markAt({ x: 112, y: -10 })).toEqual({ shape: 'start', kind: 'comment' })
    expect(page.markAt({ x: 60, y: 30 })).toBeNull()
    expect(paintSvg(page)).toContain('>3<')
    const talked = composeFlowchart({ snapshot: chart.snapshot, theme, measurer, previous: page, comments: new Map() })
    expect(talked.shapeOf('start')?.marks.map(({ kind }) => kind)).toEqual(['note'])
    expect(talked.shapeOf('check')).toBe(page.shapeOf('check'))
  })

  test('tells a shape that was only moved from one that is drawn again', () => {
    const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
    const shapes = [{ id: 'a', kind: 'process', box: { x: 0, y: 0, width: 120, height: 60 } }]
    chart.execute({ type: 'addItems', shapes })
    let comments = new Map<string, number>()
    const placed = (previous?: FlowchartPage) =>
      composeFlowchart({ snapshot: chart.snapshot, theme, measurer, comments, ...(previous && { previous }) })
    let page = placed()
    const isMoved = () => {
      const before = page
      page = placed(before)
      const [old, now] = [before.shapeOf('a'), page.shapeOf('a')]
      return old && now?.isMoved(old)
    }
    chart.execute({ type: 'setBoxes', boxes: [{ id: 'a', x: 50 }] })
    expect(isMoved()).toBe(true)
    comments = new Map([['a', 1]])
    expect(isMoved()).toBe(false)
    comments = new Map([['a', 2]])
    expect(isMoved()).toBe(false)
    chart.execute({ type: 'setShapes', shapes: ['a'], link: { url: 'https://example.com' } })
    expect(isMoved()).toBe(false)
  })

  test('is hit by its words where they stand out of a shape', () => {
    const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
    const shapes = [{ id: 'actor', kind: 'uml-actor', box: { x: 0, y: 0, width: 40, height: 60 }, text: 'Customer' }]
    chart.execute({ type: 'addItems', shapes })
    const page = compose(chart)
    expect(page.hit({ x: 20, y: 72 }, 2)).toEqual({ type: 'shape', id: 'actor' })
    expect(page.hit({ x: -20, y: 20 }, 2)).toBeNull()
    expect(page.bounds.y + page.bounds.height).toBeGreaterThan(70)
  })

  test('is well-formed as SVG, with all its words, also of turned titles', () => {
    const svg = paintSvg(sample())
    assertWellFormed(svg)
    for (const word of ['Start', 'Ship it', 'People', 'yes']) expect(svg).toContain(`>${word}<`)
    expect(svg).toContain('rotate(-90)')
    expect(svg).toContain('rotate(15)')
  })

  test('lines leave out the words of others, also of those below them, and close again when the words go', () => {
    const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
    const small = { width: 40, height: 40 }
    chart.execute({
      type: 'addItems',
      shapes: [
        { id: 'w', kind: 'process', box: { x: 0, y: 180, ...small } },
        { id: 'e', kind: 'process', box: { x: 360, y: 180, ...small } },
        { id: 'n', kind: 'process', box: { x: 180, y: 0, ...small } },
        { id: 's', kind: 'process', box: { x: 180, y: 360, ...small } },
      ],
      connectors: [
        { id: 'across', from: { shape: 'w' }, to: { shape: 'e' }, labels: [{ id: 'words', text: 'words' }] },
        { id: 'down', from: { shape: 'n' }, to: { shape: 's' } },
      ],
    })
    const words = (page: FlowchartPage) => page.boxOf({ type: 'label', id: 'words' }) as Rect
    const inkOf = (page: FlowchartPage) => {
      const [line] = page.connectorOf('down')?.drawing.primitives ?? []
      return line?.kind === 'shape' ? line.path.filter(([kind]) => kind === 'M').length : 0
    }
    const before = compose(chart)
    expect(before.connectorOf('down')?.parts.foreignLabels).toEqual([words(before)])
    expect(inkOf(before)).toBe(2)
    const change: { current?: Parameters<Parameters<FlowchartDocument['subscribe']>[0]>[0] } = {}
    chart.subscribe((each) => {
      change.current = each
    })
    chart.execute({ type: 'setLabels', labels: ['words'], at: 0.1 })
    const input = { snapshot: chart.snapshot, theme, measurer, previous: before }
    const after = composeFlowchart({ ...input, ...(change.current && { change: change.current }) })
    expect(after.connectorOf('down')?.parts.foreignLabels).toEqual([])
    expect(inkOf(after)).toBe(1)
  })

  test('has the corners of its lines as round as people want them', () => {
    const chart = openFlowchart(sampleFlowchart())
    const corners = (style: string, radius: number | null) => {
      chart.execute({ type: 'setConnectors', connectors: ['a'], style, bends: [{ x: 300, y: 90 }], look: { radius } })
      const path = compose(chart).connectorOf('a')?.path ?? []
      return path.some(([kind]) => kind === 'C') ? 'round' : 'sharp'
    }
    expect([corners('orthogonal', null), corners('orthogonal', 0), corners('orthogonal', 20)]).toEqual([
      'round',
      'sharp',
      'round',
    ])
    expect([corners('straight', null), corners('straight', 20)]).toEqual(['sharp', 'round'])
    // Whoever asks for round corners gets them.
    expect(corners('rounded', 0)).toBe('round')
  })

  test('has the descriptions of its shapes in SVG', () => {
    const chart = openFlowchart(sampleFlowchart())
    chart.execute({ type: 'setShapes', shapes: ['start'], alt: 'Here <we> begin' })
    const svg = paintSvg(compose(chart))
    assertWellFormed(svg)
    expect(svg).toMatch(/<g role="img"[^>]*><title>Here &lt;we&gt; begin<\/title><path/)
    expect(svg).toContain('<title>Our van</title>')
  })

  test('paints what is covered before what covers it, in layers without any overlap', () => {
    const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
    const box = (x: number) => ({ x, y: 0, width: 100, height: 60 })
    const shapes = [0, 50, 100, 300].map((x) => ({ id: `s${x}`, kind: 'process', box: box(x) }))
    chart.execute({ type: 'addItems', shapes })
    const layers = compose(chart).layers()
    expect(layers.map((layer) => layer.map(({ x }) => x))).toEqual([[0, 300], [50], [100]])
  })
})

describe('a page that is composed from the one before', () => {
  test('equals one that is composed anew, after anything that people do', () => {
    fc.assert(
      fc.property(fc.array(seeds(), { minLength: 5, maxLength: 30 }), (all) => {
        const chart = openFlowchart(sampleFlowchart())
        expectSameAsAnew(chart, () => {
          for (const seed of all) chart.execute(seededCommand(seed, chart.snapshot))
        })
      }),
      { numRuns: cases(30) },
    )
  })

  test('equals one that is composed anew in any state of the document, and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostileWrites, seeds()), { minLength: 5, maxLength: 20 }), (all) => {
        const doc = sampleFlowchart()
        const chart = openFlowchart(doc)
        expectSameAsAnew(chart, () => {
          for (const [write, seed] of all) {
            writeHostile(doc, write)
            chart.execute(seededCommand(seed, chart.snapshot))
          }
        })
      }),
      { numRuns: cases(30) },
    )
  })

  test('keeps all that a move does not touch', () => {
    const chart = openFlowchart(grid(20))
    const before = compose(chart)
    before.layers()
    const after = moved(chart, before, 's5')
    const differing = after.parts.items.shapes.filter((shape, at) => shape !== before.parts.items.shapes[at])
    expect(differing.map(({ id }) => id)).toEqual(['s5'])
    expect(after.shapeOf('s5')?.face).toBe(before.shapeOf('s5')?.face)
    const lines = after.connectorsIn(everywhere)
    const rerouted = lines.filter((line) => line !== before.connectorOf(line.id)).map(({ id }) => id)
    expect(rerouted).toEqual(expect.arrayContaining(['c4', 'c5']))
    expect(rerouted.length).toBeLessThan(lines.length)
    expect(before.shapeOf('s5')?.frame.x).not.toBe(after.shapeOf('s5')?.frame.x)
  })
})

describe('hostile documents', () => {
  test('thousands of shapes at one place or in one stack neither throw nor hang', () => {
    // Written as they are stored: commands would take longer than all the rest.
    const chartOf = (count: number, parent?: string) => {
      const doc = newFlowchart({ pageName: 'Page', page: 'p' })
      const put = (collection: string, id: string, groups: object) =>
        doc.getMap(collection).set(id, new Y.Map<unknown>(Object.entries(groups)))
      doc.transact(() => {
        const stack = { direction: 'rows', header: 30, side: 'left' }
        if (parent) put('shapes', parent, { place: { page: 'p' }, box: { x: 0, y: 0, w: 400, h: 400 }, stack })
        for (let nth = 0; nth < count; nth++) {
          put('shapes', `s${nth}`, { place: { page: 'p', parent }, box: { x: 0, y: 0, w: 10, h: 10 } })
        }
        put('connectors', 'c', { place: { page: 'p' }, ends: { from: { shape: 's1' }, to: { shape: 's2' } } })
      })
      return openFlowchart(doc)
    }
    for (const [chart, count, x, y] of [
      [chartOf(10_000), 10_000, 5, 5],
      [chartOf(1_000, 'outer'), 1_001, 200, 200],
    ] as const) {
      const page = compose(chart)
      expect(page.shapesIn(page.bounds)).toHaveLength(count)
      expect(page.farLayers().length).toBeGreaterThan(0)
      expect(page.hit({ x, y }, 1)).not.toBeNull()
    }
  }, 60_000)
})

const everywhere: Rect = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

function expectSameAsAnew(chart: FlowchartDocument, act: () => void): void {
  const pages = new Map<string, FlowchartPage>()
  for (const { id } of chart.snapshot.pages) pages.set(id, compose(chart, id))
  const stop = chart.subscribe((change) => {
    for (const { id } of change.after.pages) {
      const previous = pages.get(id)
      const page = composeFlowchart({
        snapshot: change.after,
        page: id,
        theme,
        measurer,
        change,
        ...(previous && { previous }),
      })
      // Not every page is looked at: what it found out late has to hold as well.
      if (page.parts.items.shapes.length % 2 === 0) page.layers()
      pages.set(id, page)
    }
  })
  act()
  stop()
  for (const { id } of chart.snapshot.pages) {
    const anew = compose(chart, id)
    const page = pages.get(id) ?? anew
    expect(drawnOf(page)).toEqual(drawnOf(anew))
    expect(containsRect(inflate(page.bounds, 1e-6), page.shapesIn(page.bounds)[0]?.bounds ?? page.bounds)).toBe(true)
    assertFinite(page.layers())
    assertWellFormed(paintSvg(page))
  }
}

function drawnOf(page: FlowchartPage): unknown {
  return {
    bounds: page.bounds,
    layers: page.layers(),
    far: page.farLayers().map(recorded),
    items: page.itemsIn(page.bounds),
  }
}

/** Traced lines written down, so that they can be compared. */
function recorded(layer: Layer): unknown {
  return layer.map(({ primitives, ...place }) => ({
    ...place,
    primitives: primitives.map((each) =>
      each.kind === 'traced' ? { ...each, trace: recordPath((pen) => each.trace(pen)) } : each,
    ),
  }))
}

function assertFinite(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('Not a number that can be drawn')
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) assertFinite(each)
}

/** Shapes in rows, each connected with the next. */
function grid(count: number): Y.Doc {
  const doc = newFlowchart({ pageName: 'Page' })
  const shapes = Array.from({ length: count }, (_, nth) => ({
    id: `s${nth}`,
    kind: 'process',
    text: `Step ${nth}`,
    box: { x: (nth % 5) * 400, y: Math.floor(nth / 5) * 400, width: 120, height: 60 },
  }))
  const connectors = shapes.slice(1).map((_, nth) => ({
    id: `c${nth}`,
    from: { shape: `s${nth}` },
    to: { shape: `s${nth + 1}` },
  }))
  openFlowchart(doc).execute({ type: 'addItems', shapes, connectors })
  return doc
}

function moved(chart: FlowchartDocument, previous: FlowchartPage, id: string): FlowchartPage {
  let page = previous
  const stop = chart.subscribe((change) => {
    page = composeFlowchart({ snapshot: change.after, theme, measurer, previous, change })
  })
  chart.execute({ type: 'setBoxes', boxes: [{ id, x: 37 }] })
  stop()
  return page
}
