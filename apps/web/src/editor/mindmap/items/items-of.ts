import type { NodeId } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import type { SelectedItem } from './selected-item.ts'

/**
 * The callouts of a topic, the lines that end at it and the ranges it is part of, in the order in which the keys go through them; without a
 * topic all that the map shows.
 */
export function itemsOf(scene: Scene, topic: NodeId | null): SelectedItem[] {
  const of = topic === null ? {} : { of: topic }
  const lines = scene.relations.filter(({ line }) => topic === null || line.from === topic || line.to === topic)
  const ranges = scene.ranges.filter(
    ({ range }) => topic === null || range.topic === topic || isSpanned(scene, range, topic),
  )
  const callouts = scene.callouts.filter(({ callout }) => topic === null || callout.node === topic)
  return [
    ...callouts.map(({ callout }): SelectedItem => ({ type: 'callout', id: callout.id, ...of })),
    ...lines.map(({ line }): SelectedItem => ({ type: 'line', id: line.id, ...of })),
    ...ranges.map(({ range }): SelectedItem => ({ type: 'range', id: range.id, ...of })),
  ]
}

function isSpanned(
  { snapshot: { nodes } }: Scene,
  range: { readonly parent: NodeId; readonly first: NodeId; readonly last: NodeId },
  topic: NodeId,
): boolean {
  if (nodes.get(topic)?.parent !== range.parent) return false
  const siblings = nodes.get(range.parent)?.children ?? []
  const at = siblings.indexOf(topic)
  return siblings.indexOf(range.first) <= at && at <= siblings.indexOf(range.last)
}
