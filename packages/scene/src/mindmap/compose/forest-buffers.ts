import type { Forest } from '@ramify/layouts'
import type { Face } from '../faces/face.ts'
import { foldReach } from '../fold-mark.ts'

/** The arrays of a forest that is still growing. */
export type ForestBuffers = Omit<Forest, 'size' | 'own' | 'spans' | 'calloutSpace'>

export function newForestBuffers(capacity: number): ForestBuffers {
  return {
    parent: new Int32Array(capacity),
    end: new Int32Array(capacity),
    level: new Uint8Array(capacity),
    width: new Float64Array(capacity),
    height: new Float64Array(capacity),
    tail: new Float64Array(capacity),
    side: new Int8Array(capacity),
    shiftX: new Float64Array(capacity),
    shiftY: new Float64Array(capacity),
    apart: new Uint8Array(capacity),
  }
}

/** What a layout has to know of one node. */
function valuesOf({ node, role, width, height }: Face) {
  const isFloating = role.kind === 'floating'
  // A floating one says where its corner stands; the centre of the root is the origin.
  const nudge = role.kind === 'root' ? null : node.nudge
  return {
    width,
    height,
    side: node.side === null ? 0 : node.side === 'left' ? -1 : 1,
    tail: node.folded && node.children.length > 0 ? foldReach : 0,
    shiftX: isFloating ? (node.at?.x ?? 0) + width / 2 : (nudge?.x ?? 0),
    shiftY: isFloating ? (node.at?.y ?? 0) + height / 2 : (nudge?.y ?? 0),
  }
}

const written = ['width', 'height', 'side', 'tail', 'shiftX', 'shiftY'] as const

export function writeNode(buffers: ForestBuffers, index: number, face: Face): void {
  const values = valuesOf(face)
  for (const key of written) buffers[key][index] = values[key]
}

export function isWritten(buffers: ForestBuffers, index: number, face: Face): boolean {
  const values = valuesOf(face)
  return written.every((key) => buffers[key][index] === values[key])
}

/** Copies a whole branch from another forest, where it began at `from`, to `at`, below another parent. */
export function copyBranch(
  buffers: ForestBuffers,
  at: number,
  other: ForestBuffers,
  from: number,
  parent: number,
): void {
  const stop = other.end[from] as number
  const move = at - from
  for (const key of same) {
    const source = other[key]
    const target = buffers[key]
    // Setting a whole piece is fast for large ones only.
    if (stop - from > 64) target.set(source.subarray(from, stop), at)
    else for (let node = from; node < stop; node++) target[node + move] = source[node] as number
  }
  for (let node = from; node < stop; node++) {
    buffers.parent[node + move] = (other.parent[node] as number) + move
    buffers.end[node + move] = (other.end[node] as number) + move
  }
  buffers.parent[at] = parent
}

const same = ['level', 'width', 'height', 'tail', 'side', 'shiftX', 'shiftY', 'apart'] as const

/** Copies of the arrays that are written for single nodes, the same arrays for the rest. */
export function withOwnBuffers(forest: Forest): Forest {
  return {
    ...forest,
    width: forest.width.slice(),
    height: forest.height.slice(),
    side: forest.side.slice(),
    tail: forest.tail.slice(),
    shiftX: forest.shiftX.slice(),
    shiftY: forest.shiftY.slice(),
  }
}
