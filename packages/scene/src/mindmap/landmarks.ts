import { type Rect, union } from '@ramify/geometry'
import type { Scene } from './compose/scene.ts'

/** The places in a map by which somebody who opens it decides what to show first. */
export interface Landmarks {
  readonly bounds: Rect
  /** Null in a map without topics. */
  readonly root: Rect | null
  /** Around the root and the main topics. */
  readonly mains: Rect | null
}

export function landmarksOf(scene: Scene): Landmarks {
  const { bounds } = scene
  const root = scene.placeOf(scene.snapshot.root)
  if (!root) return { bounds, root: null, mains: null }
  const mains = root.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
  return { bounds, root: plain(root), mains: union([root, ...mains]) }
}

const plain = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })
