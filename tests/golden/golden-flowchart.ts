import { type FlowchartCommand, newFlowchart, openFlowchart } from '@ramify/document'
import { type FlowShape, lineEndNames, shapeSets } from '@ramify/scene'

type Items = Omit<Extract<FlowchartCommand, { type: 'addItems' }>, 'type'>

const cell = { width: 120, height: 96 }
const columns = 16
/** Others stand in them, so they are drawn below what comes after them in any order. */
const shapes: readonly FlowShape[] = Object.values(shapeSets).flat()
const styles = ['straight', 'orthogonal', 'curved', 'rounded'] as const

/** Every shape with words, plain and sketched in turn, every style of connectors with a label, and everything that can be at an end of one. */
export function goldenItems(): Items {
  const below = Math.ceil(shapes.length / columns) * cell.height + 40
  return {
    shapes: shapes.map((shape, nth) => {
      const [width, height] = [Math.min(shape.size.width, 96), Math.min(shape.size.height, 56)]
      return {
        id: `shape-${nth}`,
        kind: shape.id,
        text: 'Ok 好',
        box: {
          x: (nth % columns) * cell.width + (cell.width - width) / 2,
          y: Math.floor(nth / columns) * cell.height,
          width,
          height,
        },
        look: nth % 7 === 3 ? { sketch: true } : nth % 11 === 5 ? { shadow: true, opacity: 0.6 } : {},
      }
    }),
    connectors: [
      ...styles.map((style, nth) => ({
        id: `style-${nth}`,
        style,
        from: { point: { x: 20 + nth * 400, y: below } },
        to: { point: { x: 340 + nth * 400, y: below + 80 } },
        labels: [{ text: style, at: 0.4 }],
        look: { ...(nth === 1 && { dash: 'dashed' }), ...(nth === 2 && { sketch: true }), width: 1 + nth },
      })),
      ...lineEndNames.map((name, nth) => {
        const [x, y] = [20 + (nth % 7) * 240, below + 140 + Math.floor(nth / 7) * 40]
        return {
          id: `end-${nth}`,
          style: 'straight' as const,
          from: { point: { x, y } },
          to: { point: { x: x + 180, y } },
          look: { startArrow: name, endArrow: name },
        }
      }),
    ],
  }
}

/** The same as a document of its own. */
export function goldenFlowchart(theme: string) {
  const chart = openFlowchart(newFlowchart({ pageName: 'Page 1', theme }))
  const added = chart.execute({ type: 'addItems', ...goldenItems() })
  if (!added.ok) throw new Error(added.refusal.code)
  return chart
}
