import type { Point, Rect } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { type FlowchartDocument, openFlowchart } from '../../../../document/src/flowchart/flowchart.ts'
import { newFlowchart } from '../../../../document/src/flowchart/new-flowchart.ts'
import { hostileWrites, writeHostile } from '../../../../document/src/flowchart/testing/hostile-write.ts'
import { sampleFlowchart } from '../../../../document/src/flowchart/testing/sample-flowchart.ts'
import { seededCommand, seeds } from '../../../../document/src/flowchart/testing/seeded-command.ts'
import { plainMeasurer } from '../../mindmap/testing/map-of.ts'
import { composeFlowchart, type FlowchartInput } from './compose-flowchart.ts'
import type { FlowchartPage } from './flowchart-page.ts'
import type { PlacedConnector } from './placed-connector.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']
const area: Rect = { x: 0, y: 0, width: 900, height: 600 }
const inSight = () => area

const compose = (chart: FlowchartDocument, input: Partial<FlowchartInput> = {}) =>
  composeFlowchart({ snapshot: chart.snapshot, theme, measurer, ...input })

test('of a large page only what is in sight is on its way at first, and all is the same in the end', () => {
  const chart = chartWith(22)
  const first = compose(chart, { inSight })
  const whole = compose(chart)
  expect(first.connectorsIn(area).filter(isDirect)).toEqual([])
  expect(first.connectorsIn(everywhere).filter(isDirect).length).toBeGreaterThan(200)
  expect(first.hasAllWays).toBe(false)
  expect(everyWay(first)).not.toEqual(everyWay(whole))
  let looks = 0
  while (!first.findWays(() => looks++ % 3 === 2)) expect(looks).toBeLessThan(10_000)
  const last = compose(chart, { inSight, previous: first })
  expect(last.hasAllWays).toBe(true)
  expect(everyWay(last)).toEqual(everyWay(whole))
})

test('lines between many shapes move along with them, and are found anew when there is time', () => {
  const chart = chartWith(12)
  let page = compose(chart, { inSight })
  page.findWays(() => false)
  page = compose(chart, { inSight, previous: page })
  const before = page.connectorOf('c3')?.bounds as Rect
  const stop = chart.subscribe((change) => {
    page = composeFlowchart({ snapshot: change.after, theme, measurer, change, previous: page, inSight })
  })
  const boxes = [...chart.snapshot.shapes.values()].map(({ id, box }) => ({ id, x: box.x + 37, y: box.y + 11 }))
  chart.execute({ type: 'setBoxes', boxes })
  stop()
  expect(page.connectorOf('c3')?.bounds).toEqual({ ...before, x: before.x + 37, y: before.y + 11 })
  page.findWays(() => false)
  expect(everyWay(compose(chart, { inSight, previous: page }))).toEqual(everyWay(compose(chart)))
})

test('a connector that was changed itself is never drawn where it was', () => {
  const chart = chartWith(22)
  let page = compose(chart, { inSight })
  page.findWays(() => false)
  page = compose(chart, { inSight, previous: page })
  const stop = chart.subscribe((change) => {
    page = composeFlowchart({ snapshot: change.after, theme, measurer, change, previous: page, inSight })
  })
  const boxes = [...chart.snapshot.shapes.values()].map(({ id, box }, nth) => ({ id, x: box.x + 13 * (nth % 7) }))
  chart.execute({ type: 'setBoxes', boxes })
  stop()
  expect(page.hasAllWays).toBe(false)
  for (const { connector, path } of page.connectorsIn(everywhere)) {
    const box = page.shapeOf('shape' in connector.from ? connector.from.shape : '')?.box as Rect
    const [, x, y] = path[0] as ['M', number, number]
    expect(x).toBeGreaterThanOrEqual(box.x - 1)
    expect(x).toBeLessThanOrEqual(box.x + box.width + 1)
    expect(y).toBeGreaterThanOrEqual(box.y - 1)
    expect(y).toBeLessThanOrEqual(box.y + box.height + 1)
  }
})

test('whatever is done and whenever there was time, the ways are the same in the end', () => {
  const steps = fc.array(fc.tuple(hostileWrites, seeds(), fc.nat(6)), { minLength: 3, maxLength: 15 })
  fc.assert(
    fc.property(steps, (all) => {
      const doc = sampleFlowchart()
      const chart = openFlowchart(doc)
      let page = compose(chart, { inSight })
      const stop = chart.subscribe((change) => {
        page = composeFlowchart({ snapshot: change.after, theme, measurer, change, previous: page, inSight })
      })
      for (const [write, seed, looks] of all) {
        writeHostile(doc, write)
        chart.execute(seededCommand(seed, chart.snapshot))
        let left = looks
        if (looks > 2) page.layers(area)
        if (looks > 0) page.findWays(() => left-- <= 0)
      }
      stop()
      page.findWays(() => false)
      const last = compose(chart, { inSight, previous: page })
      expect(last.hasAllWays).toBe(true)
      expect(last.layers()).toEqual(compose(chart).layers())
    }),
    { numRuns: cases(30) },
  )
})

const everywhere: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }
const everyWay = (page: FlowchartPage) => page.connectorsIn(everywhere).map(({ id, path }) => ({ id, path }))

/** Straight across from shape to shape. */
const isDirect = ({ parts: { route } }: PlacedConnector): boolean => {
  const [from, to] = [route.points[0] as Point, route.points.at(-1) as Point]
  return route.points.length === 2 && from.x !== to.x && from.y !== to.y
}

/** Shapes in so many rows and columns, each connected with the next one and with one two rows below. */
function chartWith(side: number): FlowchartDocument {
  const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
  const count = side * side
  const shapes = Array.from({ length: count }, (_, nth) => ({
    id: `s${nth}`,
    kind: 'process',
    box: { x: (nth % side) * 220, y: Math.floor(nth / side) * 140, width: 120, height: 60 },
  }))
  const connect = (id: string, from: number, to: number) =>
    to < count ? [{ id: `${id}${from}`, from: { shape: `s${from}` }, to: { shape: `s${to}` } }] : []
  const connectors = shapes.flatMap((_, nth) => [...connect('c', nth, nth + 1), ...connect('f', nth, nth + 2 * side + 3)])
  chart.execute({ type: 'addItems', shapes, connectors })
  return chart
}
