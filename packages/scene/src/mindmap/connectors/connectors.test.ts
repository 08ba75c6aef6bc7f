import { containsRect, inflate, pathBounds, rectAround } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Axis, type ConnectorEnds, drawConnector } from './connector.ts'
import { connectorByName, connectors } from './table.ts'

const number = fc.integer({ min: -600, max: 600 })
const axis = fc.constantFrom<Axis[]>('x', 'y')
const line = { color: '#123456', width: 4, corner: 8 }
const ends: fc.Arbitrary<ConnectorEnds> = fc.record({
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  leaves: axis,
  arrives: axis,
  inset: fc.constant(0),
  level: fc.constant(0),
  isOutermost: fc.boolean(),
})

describe.each(Object.entries(connectors))('a %s line', (_, connector) => {
  test('stays in the box of its ends, wherever a person moved them', () => {
    fc.assert(
      fc.property(ends, (each) => {
        const box = rectAround([
          { x: each.fromX, y: each.fromY },
          { x: each.toX, y: each.toY },
        ])
        const bounds = pathBounds(drawConnector(connector, each, line).path)
        if (!box || !bounds) return
        expect(containsRect(inflate(box, 1.5 * line.width), bounds)).toBe(true)
      }),
    )
  })

  test('has the colour of its branch, and its width', () => {
    const { fill, stroke, strokeWidth } = drawConnector(connector, aside, line)
    expect(connector.outlined ? fill : stroke).toBe('#123456')
    if (!connector.outlined) expect(strokeWidth).toBe(4)
  })
})

const aside: ConnectorEnds = {
  fromX: 0,
  fromY: 0,
  toX: 100,
  toY: 80,
  leaves: 'x',
  arrives: 'x',
  inset: 0,
  level: 0,
  isOutermost: true,
}

test('a line that tapers narrows from 1.25 to 0.3 of its width to either side', () => {
  const level = { ...aside, toY: 0 }
  const bounds = pathBounds(drawConnector(connectors.taper, level, line).path)
  expect(bounds).toMatchObject({ x: 0, y: -5, width: 100, height: 10 })
  const end = drawConnector(connectors.taper, level, line).path.find(([kind]) => kind === 'L')
  expect(end?.[2]).toBeCloseTo(-1.2)
})

test('of several names the first we know counts', () => {
  expect(connectorByName('straight', 'poly', 'curve')).toBe(connectors.straight)
  expect(connectorByName('zigzag', 'poly', 'curve')).toBe(connectors.poly)
  expect(connectorByName(undefined, undefined, 'zigzag')).toBe(connectors.curve)
  expect(connectorByName('toString', undefined, 'straight')).toBe(connectors.straight)
})
