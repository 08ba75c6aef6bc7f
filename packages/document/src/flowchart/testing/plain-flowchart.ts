import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'

/** Plain data that can be compared. */
export function plainFlowchart(snapshot: FlowchartSnapshot): object {
  const { layers, shapes, connectors, labels, ...rest } = snapshot
  return {
    ...rest,
    layers: Object.fromEntries(layers),
    shapes: Object.fromEntries(shapes),
    connectors: Object.fromEntries(connectors),
    labels: Object.fromEntries(labels),
  }
}

/** What must hold in every snapshot, of whatever document. */
export function flowchartProblems({ pages, layers, shapes, connectors, labels }: FlowchartSnapshot): string[] {
  const problems: string[] = []
  const pageIds = new Set(pages.map(({ id }) => id))
  if (pages.length === 0 || pageIds.size !== pages.length) problems.push('pages')
  const listed = [...pages.flatMap(({ tops }) => tops), ...[...shapes.values()].flatMap(({ children }) => children)]
  if (new Set(listed).size !== listed.length || listed.length !== shapes.size)
    problems.push('a shape is listed twice, or not')
  for (const shape of shapes.values()) {
    const { id, parent, page, layer } = shape
    const outer = parent === null ? undefined : shapes.get(parent)
    if (parent !== null && !outer?.children.includes(id)) problems.push(`${id} is not in its parent`)
    if (parent === null && !pages.find((each) => each.id === page)?.tops.includes(id))
      problems.push(`${id} is on no page`)
    if (outer && (outer.page !== page || outer.layer !== layer)) problems.push(`${id} is elsewhere than its parent`)
    if (layer !== null && layers.get(layer)?.page !== page) problems.push(`${id} is on a layer of another page`)
    if (Object.values(shape.box).some((value) => !Number.isFinite(value))) problems.push(`${id} has no box`)
  }
  for (const { id, from, to, page } of connectors.values()) {
    if (!pageIds.has(page)) problems.push(`${id} is on no page`)
    for (const end of [from, to]) {
      if ('shape' in end && shapes.get(end.shape)?.page !== page) problems.push(`${id} ends at nothing here`)
    }
  }
  for (const { id, connector } of labels.values()) if (!connectors.has(connector)) problems.push(`${id} is at nothing`)
  return problems
}
