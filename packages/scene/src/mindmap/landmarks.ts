import { type Rect, union } from '@ramify/geometry'
import type { Landmarks } from '../thumbnail/poster.ts'
import type { Scene } from './compose/scene.ts'

/** A map without topics has no root, and its main topics are next to that. */
export function landmarksOf(scene: Scene): Landmarks {
  const { bounds } = scene
  const root = scene.placeOf(scene.snapshot.root)
  if (!root) return { bounds, root: null, mains: null }
  const mains = root.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
  return { bounds, root: plain(root), mains: union([root, ...mains]) }
}

const plain = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })
