import { type End, type FlowchartCommand, type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'

/**
 * The connectors of shapes that were moved find their way anew, with their words on them: bends, sides and places of words were chosen for
 * where the shapes were before.
 */
export function freedLines(
  { shapes, connectors, labels }: Pick<FlowchartSnapshot, 'shapes' | 'connectors' | 'labels'>,
  moved: ReadonlySet<ShapeId>,
): FlowchartCommand[] {
  const isMoved = (end: End): boolean => {
    if (!isShapeEnd(end)) return false
    for (let id: ShapeId | null = end.shape; id !== null; id = shapes.get(id)?.parent ?? null)
      if (moved.has(id)) return true
    return false
  }
  const freed = (end: End): End => (isShapeEnd(end) && isMoved(end) && hasSide(end) ? { shape: end.shape } : end)
  const lines = [...connectors.values()].filter(({ from, to, locked }) => !locked && (isMoved(from) || isMoved(to)))
  const ids = new Set(lines.map(({ id }) => id))
  const aside = [...labels.values()].filter(({ connector, offset }) => ids.has(connector) && (offset.x || offset.y))
  return [
    ...lines.flatMap(({ id, from, to, bends }): FlowchartCommand[] => {
      const ends = { from: freed(from), to: freed(to) }
      if (bends.length === 0 && ends.from === from && ends.to === to) return []
      return [{ type: 'setConnectors', connectors: [id], bends: null, ...ends }]
    }),
    ...(aside.length > 0
      ? [{ type: 'setLabels', labels: aside.map(({ id }) => id), offset: { x: 0, y: 0 } } as const]
      : []),
  ]
}

/** Ports of other names are parts of their shape, such as the rows of an entity: they stay. */
const sides = new Set(['top', 'right', 'bottom', 'left'])

const hasSide = (end: End): boolean =>
  isShapeEnd(end) && (end.at !== undefined || (end.port !== undefined && sides.has(end.port)))
