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

/** Writes what a layout has to know of one node. */
export function writeNode(buffers: ForestBuffers, index: number, { node, role, width, height }: Face): void {
  buffers.width[index] = width
  buffers.height[index] = height
  buffers.side[index] = node.side === null ? 0 : node.side === 'left' ? -1 : 1
  buffers.tail[index] = node.folded && node.children.length > 0 ? foldReach : 0
  if (role.kind === 'floating') {
    // It says where its corner stands.
    buffers.shiftX[index] = (node.at?.x ?? 0) + width / 2
    buffers.shiftY[index] = (node.at?.y ?? 0) + height / 2
  } else {
    // The centre of the root is the origin.
    const nudge = role.kind === 'root' ? null : node.nudge
    buffers.shiftX[index] = nudge === null ? 0 : nudge.x
    buffers.shiftY[index] = nudge === null ? 0 : nudge.y
  }
}

const written = ['width', 'height', 'side', 'tail', 'shiftX', 'shiftY'] as const
const compared = newForestBuffers(1)

/** The forest with another face for one node. Arrays that it shares with `shared` are copied before they are written to. */
export function withNode(forest: Forest, shared: Forest, index: number, face: Face): Forest {
  writeNode(compared, 0, face)
  const differing = written.filter((key) => forest[key][index] !== compared[key][0])
  const fresh = differing.filter((key) => forest[key] === shared[key])
  // The same forest while all sizes are the same: then nothing has to be laid out again.
  const own =
    fresh.length === 0 ? forest : { ...forest, ...Object.fromEntries(fresh.map((key) => [key, forest[key].slice()])) }
  for (const key of differing) own[key][index] = compared[key][0] as number
  return own
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
