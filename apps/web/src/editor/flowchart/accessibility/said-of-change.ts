import type { ConnectorSnapshot, FlowchartChange, FlowchartSnapshot, ShapeSnapshot } from '@ramify/document'
import { isGroup } from '../arranging/movable.ts'

/** What a change of a flowchart was, for those who do not see it. `first`: what it is called after, in the snapshot where it is. */
export interface Said {
  readonly act: 'added' | 'deleted' | 'connected' | 'reconnected' | 'grouped' | 'ungrouped' | 'moved' | 'resized'
  readonly first: { readonly type: 'shape' | 'connector'; readonly id: string }
  readonly count: number
  /** Shapes are in it now. */
  readonly into?: string
}

/** Null where nothing came, went, was connected or got another place. Words that are written are heard from the field. */
export function saidOfChange({ before, after, shapes, connectors }: FlowchartChange): Said | null {
  const born: ShapeSnapshot[] = []
  const gone: ShapeSnapshot[] = []
  const moved: ShapeSnapshot[] = []
  const resized: ShapeSnapshot[] = []
  for (const id of shapes) {
    const [old, young] = [before.shapes.get(id), after.shapes.get(id)]
    if (!old && young) born.push(young)
    else if (old && !young) gone.push(old)
    else if (old && young && old.parent !== young.parent) moved.push(young)
    else if (old && young && old.box !== young.box) (hasSameSize(old, young) ? moved : resized).push(young)
  }
  if (born.some(isGroup) && born.length === 1) return ofShapes('grouped', born, born[0]?.children.length)
  if (gone.some(isGroup) && gone.length === 1) return ofShapes('ungrouped', gone, gone[0]?.children.length)
  const lines = [...connectors]
  if (born.length + gone.length === 0) {
    const made = lines.find((id) => !before.connectors.has(id) && after.connectors.has(id))
    if (made !== undefined) return ofLines('connected', made, after, lines.length)
    const lost = lines.find((id) => before.connectors.has(id) && !after.connectors.has(id))
    if (lost !== undefined) return { act: 'deleted', first: { type: 'connector', id: lost }, count: lines.length }
    const led = lines.find((id) => leadsElsewhere(before.connectors.get(id), after.connectors.get(id)))
    if (led !== undefined) return ofLines('reconnected', led, after, 1)
  }
  if (born.length > 0) return ofShapes('added', outermost(born))
  if (gone.length > 0) return ofShapes('deleted', outermost(gone))
  if (moved.length > 0) {
    const [first] = moved
    const into = first && first.parent !== before.shapes.get(first.id)?.parent ? first.parent : null
    return { ...ofShapes('moved', moved), ...(into !== null && { into }) }
  }
  return resized.length > 0 ? ofShapes('resized', resized) : null
}

/** Called after the first of them as one reads. */
function ofShapes(act: Said['act'], those: readonly ShapeSnapshot[], count = those.length): Said {
  const [first] = those.toSorted(({ box: one }, { box: other }) => one.y - other.y || one.x - other.x)
  return { act, first: { type: 'shape', id: first?.id ?? '' }, count }
}

/** A line with a loose end connects nothing yet. */
function ofLines(act: 'connected' | 'reconnected', id: string, { connectors }: FlowchartSnapshot, count: number): Said {
  const { from, to } = connectors.get(id) ?? {}
  const isConnected = from && to && 'shape' in from && 'shape' in to
  return { act: isConnected ? act : act === 'connected' ? 'added' : 'moved', first: { type: 'connector', id }, count }
}

function leadsElsewhere(old: ConnectorSnapshot | undefined, young: ConnectorSnapshot | undefined): boolean {
  const shapesOf = (line: ConnectorSnapshot) => [line.from, line.to].map((end) => ('shape' in end ? end.shape : ''))
  return old !== undefined && young !== undefined && shapesOf(old).join() !== shapesOf(young).join()
}

const hasSameSize = ({ box: one }: ShapeSnapshot, { box: other }: ShapeSnapshot): boolean =>
  one.width === other.width && one.height === other.height

/** Without what is in others of them. */
function outermost(those: readonly ShapeSnapshot[]): readonly ShapeSnapshot[] {
  const ids = new Set(those.map(({ id }) => id))
  return those.filter(({ parent }) => parent === null || !ids.has(parent))
}
