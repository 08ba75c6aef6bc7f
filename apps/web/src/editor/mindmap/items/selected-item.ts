import type { CalloutId, LineId, MapSnapshot, NodeId, RangeId } from '@ramify/document'
import type { DrawnCallout, DrawnRange, Relation, Scene } from '@ramify/scene'

/** A relation line, a summary or boundary, or a callout, that is selected. */
export type SelectedItem = { readonly id: LineId | RangeId | CalloutId } & {
  readonly type: 'line' | 'range' | 'callout'
  /** The topic from which the keys came to it, and go back. */
  readonly of?: NodeId
}

type Drawn = Relation | DrawnRange | DrawnCallout

export function sameItem(one: SelectedItem | null, other: SelectedItem | null): boolean {
  return one?.type === other?.type && one?.id === other?.id && one?.of === other?.of
}

/** As it is drawn; undefined when it is gone or folded away. */
export function drawnOf(scene: Scene, { type, id }: Pick<SelectedItem, 'type' | 'id'>): Drawn | undefined {
  if (type === 'callout') return calloutOf(scene, id)
  return type === 'line' ? relationOf(scene, id) : rangeOf(scene, id)
}

export function relationOf({ relations }: Scene, id: LineId): Relation | undefined {
  return relations.find(({ line }) => line.id === id)
}

export function rangeOf({ ranges }: Scene, id: RangeId): DrawnRange | undefined {
  return ranges.find(({ range }) => range.id === id)
}

export function calloutOf({ callouts }: Scene, id: CalloutId): DrawnCallout | undefined {
  return callouts.find(({ callout }) => callout.id === id)
}

/** The topic that is nearest to it in the tree: where the keys go on. */
export function topicBeside(
  { lines, ranges, callouts, nodes }: MapSnapshot,
  { type, id, of }: SelectedItem,
): NodeId | null {
  if (of !== undefined && nodes.get(of)) return of
  if (type === 'callout') return callouts.get(id)?.node ?? null
  return (type === 'line' ? lines.get(id)?.from : ranges.get(id)?.first) ?? null
}
