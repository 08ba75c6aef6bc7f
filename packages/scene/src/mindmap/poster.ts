import type { Rect } from '@ramify/geometry'
import { paintSvg, paintTile, type SvgOptions } from '../painters/svg.ts'
import { xmlText } from '../painters/xml.ts'
import type { Scene } from './compose/scene.ts'
import { type Landmarks, landmarksOf } from './landmarks.ts'

/** What a page must know of a poster to show it exactly where the map will be. It stands in the poster, as `data-poster`. */
export interface PosterFacts {
  /** Which part of the map is drawn. */
  readonly area: Rect
  readonly landmarks: Landmarks
  readonly paper: string
  /** What is drawn on the paper, as an SVG of `tileSide`; null: nothing. */
  readonly tile: string | null
}

/** On screens up to this size nothing is missing. */
const largestScreen = { width: 2560, height: 1440 }
/** A map that fits the screen at this scale is shown whole. */
const leastWhole = 0.6
/** It is seen for a moment: outlines are half as fine as they could be. */
const detail = 0.5

/**
 * The map as a viewer shows it first, life-size, until it can draw the map itself. Of a large map only what can be seen then, which
 * lies around its root. Folded topics are as they are in the scene.
 */
export function paintPoster(
  scene: Scene,
  options: Omit<SvgOptions, 'padding' | 'background' | 'on' | 'scale'>,
): string {
  const landmarks = landmarksOf(scene)
  const area = firstSeen(landmarks)
  const facts: PosterFacts = { area, landmarks, paper: scene.paper, tile: paintTile((tile) => scene.pattern(tile)) }
  const part = { bounds: area, layers: () => scene.layers(area), background: () => [] }
  const svg = paintSvg(part, { ...options, padding: 0, background: false, scale: detail })
  return svg.replace('<svg ', () => `<svg data-poster="${xmlText(JSON.stringify(facts))}" `)
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
