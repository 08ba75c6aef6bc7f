import { type End, type FlowchartCommand, type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'

/** The connectors between shapes that were moved find their way anew: bends and ports were chosen for the places of before. */
export function freedLines(
  { shapes, connectors }: Pick<FlowchartSnapshot, 'shapes' | 'connectors'>,
  moved: ReadonlySet<ShapeId>,
): FlowchartCommand[] {
  const isMoved = (end: End): boolean => {
    if (!isShapeEnd(end)) return false
    for (let id: ShapeId | null = end.shape; id !== null; id = shapes.get(id)?.parent ?? null)
      if (moved.has(id)) return true
    return false
  }
  return [...connectors.values()].flatMap(({ id, from, to, bends, locked }): FlowchartCommand[] => {
    if (locked || !isMoved(from) || !isMoved(to)) return []
    if (bends.length === 0 && !hasSide(from) && !hasSide(to)) return []
    return [{ type: 'setConnectors', connectors: [id], bends: null, from: freed(from), to: freed(to) }]
  })
}

/** Ports of other names are parts of their shape, such as the rows of an entity: they stay. */
const sides = new Set(['top', 'right', 'bottom', 'left'])

const hasSide = (end: End): boolean => isShapeEnd(end) && end.port !== undefined && sides.has(end.port)

const freed = (end: End): End => (isShapeEnd(end) && hasSide(end) ? { shape: end.shape } : end)
