import { anchorX, anchorY, exitOf, type Forest, type Layout, type Places, startOf } from '@ramify/layouts'
import type { ConnectorEnds } from '../connectors/connector.ts'
import type { Face } from '../faces/face.ts'
import type { Plan } from './plan.ts'

/** From where to where the line of a topic goes; null where none leads to it. */
export function connectorEnds({ forest, faces }: Plan, places: Places, index: number): ConnectorEnds | null {
  const parent = forest.parent[index] as number
  if (parent < 0 || forest.apart[index]) return null
  const start = startOf(forest, places, index)
  const { exit, entry, axis } = places.layouts[parent] as Layout
  // On an axis lines go on where the one before left it.
  const from = axis ? exitOf(forest, places, index) : null
  const mirrored = places.mirrored[index] as number
  const leaves = exit.y === 0 ? 'x' : 'y'
  const arrives = entry.y === 0 ? 'x' : 'y'
  return {
    fromX: from ? from.x : anchorX(forest, places, start, exit, mirrored),
    // Lines meet some shapes below their middle.
    fromY:
      (from ? from.y : anchorY(forest, places, start, exit)) +
      (leaves === 'x' ? (faces[from ? parent : start] as Face).port : 0),
    toX: anchorX(forest, places, index, entry, mirrored),
    toY: anchorY(forest, places, index, entry) + (arrives === 'x' ? (faces[index] as Face).port : 0),
    leaves,
    arrives,
    // Only the root is large enough to hide where its lines begin.
    inset:
      forest.level[start] === 0 && leaves === 'x' && arrives === 'x'
        ? inset(forest.width[start] as number, mirrored)
        : 0,
    isOutermost: isOutermost(forest, parent, index),
  }
}

/** Topics of summaries, to which no line leads, come after all the others. */
function isOutermost({ end, apart }: Forest, parent: number, index: number): boolean {
  const next = end[index] as number
  return index === parent + 1 || next === end[parent] || apart[next] === 1
}

function inset(width: number, mirrored: number): number {
  const depth = Math.min(48, width / 4)
  return mirrored ? depth : -depth
}
