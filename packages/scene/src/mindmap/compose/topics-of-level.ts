import { type Level, type MapSnapshot, type NodeSnapshot, walkWithDepth } from '@ramify/document'
import { levelOf } from '../roles.ts'
import { membershipsOf } from './memberships.ts'

/** All topics that look as a level says, also those that are folded away. */
export function topicsOfLevel(snapshot: MapSnapshot, level: Level): NodeSnapshot[] {
  const { topics } = membershipsOf(snapshot)
  const found: NodeSnapshot[] = []
  const add = (node: NodeSnapshot, depth: number, isMap: boolean) => {
    const kind = topics.has(node.id) ? 'summary' : isMap && depth === 1 ? 'level1' : 'deeper'
    if (levelOf(kind, depth) === level) found.push(node)
  }
  for (const { node, depth } of walkWithDepth(snapshot, [snapshot.root])) {
    if (depth > 0) add(node, depth, true)
    else if (level === 0) found.push(node)
  }
  // What floats is of a kind of its own; what hangs on it is not.
  for (const { node, depth } of walkWithDepth(snapshot, snapshot.floating)) {
    if (depth > 0) add(node, depth + 1, false)
    else if (level === 'floating') found.push(node)
  }
  return found
}
