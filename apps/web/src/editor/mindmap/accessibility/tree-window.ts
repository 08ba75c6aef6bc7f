import { type MapSnapshot, type NodeId, type NodeSnapshot, tops } from '@ramify/document'
import type { Scene } from '@ramify/scene'
import { carriedBy, type SpokenRow } from './spoken-row.ts'

/** One topic as a screen reader hears of it. */
export interface TreeRow extends SpokenRow {
  readonly id: NodeId
  readonly level: number
  readonly size: number
  readonly position: number
  /** Null where there is nothing to unfold. */
  readonly isExpanded: boolean | null
}

/** A map of up to so many topics is there whole: screen readers list and search what is in the page. */
const mostWhole = 200
const reach = 12
const ancestors = 12
const mostSelected = 200

/**
 * Everything that is not folded away; in a large map the lead topic with what is around it: its ancestors, the siblings next to it, its
 * first children; then whatever else is selected. A screen reader is told the size of the whole and the place in it, so a map of ten
 * thousand topics needs no ten thousand elements.
 */
export function treeWindow(scene: Scene, selection: readonly NodeId[]): TreeRow[] {
  const whole = wholeMap(scene)
  if (whole) return whole
  const rows = around(scene, selection.at(-1) ?? null)
  const shown = new Set(rows.map(({ id }) => id))
  const others = selection.slice(-mostSelected).filter((id) => !shown.has(id))
  return [...rows, ...others.flatMap((id) => loneRow(scene, id))]
}

/** In reading order; null where there is too much. */
function wholeMap(scene: Scene): TreeRow[] | null {
  const { snapshot } = scene
  if (!isSmall(snapshot)) return null
  const rows: TreeRow[] = []
  // What is still to come, the next one last.
  const waiting: { all: readonly NodeId[]; index: number; level: number }[] = []
  const wait = (all: readonly NodeId[], level: number) => {
    for (let index = all.length - 1; index >= 0; index--) waiting.push({ all, index, level })
  }
  wait(tops(snapshot), 1)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { all, index, level } = next
    const node = snapshot.nodes.get(all[index] ?? '')
    if (!node) continue
    rows.push(...rowOf(scene, node.id, level, all, index))
    if (!node.folded) wait(node.children, level + 1)
  }
  return rows
}

/** Counted before anything is made of it: this is asked with every letter. */
function isSmall(snapshot: MapSnapshot): boolean {
  const waiting = tops(snapshot)
  let count = waiting.length
  while (count <= mostWhole) {
    const id = waiting.pop()
    if (id === undefined) return true
    const node = snapshot.nodes.get(id)
    if (!node || node.folded) continue
    count += node.children.length
    if (count <= mostWhole) waiting.push(...node.children)
  }
  return false
}

function loneRow(scene: Scene, id: NodeId): TreeRow[] {
  const node = scene.snapshot.nodes.get(id)
  if (!node) return []
  const siblings = siblingsOf(scene, node)
  return rowOf(scene, id, path(scene, node).length + 1, siblings, siblings.indexOf(id))
}

function around(scene: Scene, lead: NodeId | null): TreeRow[] {
  const { nodes, root } = scene.snapshot
  const node = nodes.get(lead ?? root) ?? nodes.get(root)
  if (!node) return []
  const above = path(scene, node)
  const level = above.length + 1
  const siblings = siblingsOf(scene, node)
  const at = siblings.indexOf(node.id)
  const row = (id: NodeId, level: number, all: readonly NodeId[], index: number) => rowOf(scene, id, level, all, index)
  const beside = (from: number, to: number) =>
    siblings.slice(from, to).flatMap((id, i) => row(id, level, siblings, from + i))
  const children = node.folded ? [] : node.children
  return [
    ...above.slice(-ancestors).flatMap((ancestor, i) => {
      const all = siblingsOf(scene, ancestor)
      return row(ancestor.id, Math.max(0, above.length - ancestors) + i + 1, all, all.indexOf(ancestor.id))
    }),
    ...beside(Math.max(0, at - reach), at + 1),
    ...children.slice(0, reach).flatMap((id, i) => row(id, level + 1, children, i)),
    ...beside(at + 1, at + 1 + reach),
  ]
}

function path({ snapshot: { nodes } }: Scene, node: NodeSnapshot): NodeSnapshot[] {
  const above: NodeSnapshot[] = []
  let parent = node.parent === null ? undefined : nodes.get(node.parent)
  for (; parent; parent = parent.parent === null ? undefined : nodes.get(parent.parent)) above.push(parent)
  return above.reverse()
}

function siblingsOf({ snapshot }: Scene, { parent }: NodeSnapshot): readonly NodeId[] {
  return parent === null ? tops(snapshot) : (snapshot.nodes.get(parent)?.children ?? [])
}

function rowOf(scene: Scene, id: NodeId, level: number, all: readonly NodeId[], index: number): TreeRow[] {
  const node = scene.snapshot.nodes.get(id)
  if (!node) return []
  const place = scene.placeOf(id)
  const hidden = node.folded ? (place?.place.hidden ?? 0) : 0
  const number = place?.face.body.number ?? ''
  const isExpanded = node.children.length > 0 ? !node.folded : null
  const comments = scene.parts.maker.comments.get(id)
  const standing = { level, size: all.length, position: index + 1, isExpanded }
  return [{ ...carriedBy(node, comments), ...standing, id, hidden, number }]
}
