import type { Rect } from '@ramify/geometry'
import { type Landmarks, type PosterOptions, paintPosterOf } from '../thumbnail/poster.ts'
import type { Scene } from './compose/scene.ts'
import { landmarksOf } from './landmarks.ts'

/** On screens up to this size nothing is missing. */
const largestScreen = { width: 2560, height: 1440 }
/** A map that fits the screen at this scale is shown whole. */
const leastWhole = 0.6

/** Of a large map only what can be seen at first, which lies around its root. Folded topics are as they are in the scene. */
export function paintPoster(scene: Scene, options: PosterOptions): string {
  const landmarks = landmarksOf(scene)
  const area = firstSeen(landmarks)
  const { paper } = scene
  const pattern = (tile: Rect) => scene.pattern(tile)
  return paintPosterOf({ area, landmarks, paper, layers: scene.layers(area), pattern }, options)
}

function firstSeen({ bounds, root }: Landmarks): Rect {
  const isWhole = bounds.width * leastWhole <= largestScreen.width && bounds.height * leastWhole <= largestScreen.height
  if (isWhole || !root) return bounds
  // The view is moved away from the root by half a screen at most.
  const [x, y] = [root.x + root.width / 2, root.y + root.height / 2]
  const left = Math.max(bounds.x, x - largestScreen.width)
  const top = Math.max(bounds.y, y - largestScreen.height)
  const right = Math.min(bounds.x + bounds.width, x + largestScreen.width)
  const bottom = Math.min(bounds.y + bounds.height, y + largestScreen.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
