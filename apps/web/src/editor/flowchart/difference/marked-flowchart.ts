import type {
  ChangeSort,
  ConnectorLook,
  FlowchartSnapshot,
  FlowchartVersionDifference,
  PageSnapshot,
  RichText,
  ShapeLook,
  ShapeSnapshot,
} from '@ramify/document'
import { flowShape } from '@ramify/scene'
import type { DifferenceColors } from '../../views/difference/difference-colors.ts'

type Compared = Pick<FlowchartVersionDifference, 'pages' | 'shapes' | 'connectors' | 'merged'>

/**
 * The flowchart of both versions, to be drawn in the grey theme of differences: what people coloured loses its colours, what is different
 * gets those of its change.
 */
export function markedFlowchart(
  { pages, shapes, connectors, merged }: Compared,
  colors: DifferenceColors,
  nameOf: (page: PageSnapshot) => string,
): FlowchartSnapshot {
  const shown = new Set<string | null>()
  const markedShapes = new Map<string, ShapeSnapshot>()
  for (const shape of merged.shapes.values()) {
    const sort = shapes.get(shape.id)?.sort
    if (sort) shown.add(shape.layer)
    markedShapes.set(shape.id, {
      ...shape,
      look: { ...colorless(shape.look), ...(sort && shapeLook(shape, sort, colors)) },
    })
  }
  const markedConnectors = [...merged.connectors].map(([id, connector]) => {
    const sort = connectors.get(id)?.sort
    if (sort) shown.add(connector.layer)
    const { color: _color, ...look } = connector.look
    return [id, { ...connector, look: { ...look, ...(sort && connectorLook(sort, colors)) } }] as const
  })
  return {
    ...merged,
    // A change on a hidden layer would be a change that nobody sees.
    layers: new Map([...merged.layers].map(([id, layer]) => [id, shown.has(id) ? { ...layer, hidden: false } : layer])),
    pages: merged.pages.map((page) => {
      const sort = pages.get(page.id)?.sort
      const plain = { ...page, background: null }
      return sort ? { ...plain, name: words(`${pageSigns[sort]} ${nameOf(page)}`) } : plain
    }),
    shapes: markedShapes,
    connectors: new Map(markedConnectors),
  }
}

/** Before the name of a page on its tab. */
const pageSigns: Record<ChangeSort, string> = { added: '+', removed: '−', changed: '~', moved: '→' }

const words = (text: string): RichText => ({ text, runs: [{ text, attributes: {} }] })

function colorless({
  fill: _fill,
  gradient: _gradient,
  border: _border,
  color: _color,
  shadow: _shadow,
  ...look
}: ShapeLook): ShapeLook {
  return look
}

function shapeLook({ kind, children }: ShapeSnapshot, sort: ChangeSort, colors: DifferenceColors): ShapeLook {
  const { line, fill, text } = colors[sort]
  const form = flowShape(kind)
  // What others stand in, or what has no ground of its own, would cover more than itself.
  const isOpen = form.isFrame === true || children.length > 0 || form.tone === 'bare'
  return {
    ...(!isOpen && { fill }),
    border: line,
    borderWidth: 2,
    color: text,
    ...(sort === 'removed' && { dash: 'dashed', strike: true }),
  }
}

function connectorLook(sort: ChangeSort, colors: DifferenceColors): ConnectorLook {
  return { color: colors[sort].line, width: 2.5, ...(sort === 'removed' && { dash: 'dashed' }) }
}
