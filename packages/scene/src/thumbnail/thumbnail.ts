import type { MapSnapshot } from '@ramify/document'
import type { Rect, Size } from '@ramify/geometry'
import { composeScene, type SceneInput } from '../compose/compose-scene.ts'
import type { Scene } from '../compose/scene.ts'
import type { Paintable } from '../painters/paintable.ts'
import { paintSvg, type SvgOptions } from '../painters/svg.ts'
import { type DigestWords, digestOf, digestSizes } from './digest.ts'

/** A small picture of a map: what it shows, and how large. */
export interface Thumbnail extends Paintable {
  /** Pixels of the picture for one of the map. */
  readonly scale: number
  readonly paper: string
  /** The sizes of its words, in the map. */
  readonly words: readonly number[]
}

/** Of a card in a list, and of a card in a panel, in pixels of the screen. */
export const cardSize: ThumbnailSize = { width: 240, height: 138, padding: 8, words: ['whole', 'lines'] }
export const tileSize: ThumbnailSize = { width: 118, height: 76, padding: 5, words: ['first'] }

export interface ThumbnailSize extends Size {
  readonly padding: number
  /** How much of the words of a large map it has room for. */
  readonly words: readonly DigestWords[]
}

/** Larger maps are not shown whole: all of them would look alike. */
const mostTopics = 25
/** Of any word, in pixels of the picture. */
export const leastText = 6
/** However few topics there are. */
const largestScale = 0.7

/** From the one that shows most of the map on; the words of all of them can be read. None for a map without topics. */
export function* thumbnailsOf(input: Omit<SceneInput, 'previous'>, size: ThumbnailSize): Generator<Thumbnail> {
  if (input.snapshot.root === '') return
  let tight: Thumbnail | undefined
  for (const snapshot of shownOf(input.snapshot, size)) {
    const scene = composeScene({ ...input, snapshot })
    const thumbnail = framed(scene, size)
    if (Math.min(...thumbnail.words) * thumbnail.scale >= leastText) yield thumbnail
    else tight = thumbnail
  }
  // Somebody wrote the main topic in letters that no picture can hold: better small than nothing.
  if (tight) yield tight
}

/** The fullest that takes no more characters; null when there is nothing to draw. */
export function paintThumbnail(
  thumbnails: Iterable<Thumbnail>,
  options: Omit<SvgOptions, 'padding' | 'background' | 'on'>,
): string | null {
  for (const thumbnail of thumbnails) {
    const svg = paintSvg(thumbnail, { ...options, padding: 0, on: thumbnail.paper, scale: thumbnail.scale })
    if (svg.length <= mostCharacters) return svg
  }
  return null
}

const mostCharacters = 48_000

/** All that a small picture can show of a map. */
export function digested(snapshot: MapSnapshot): MapSnapshot {
  const [fullest] = digestSizes
  return snapshot.nodes.size <= mostTopics || !fullest ? snapshot : digestOf(snapshot, fullest, 'whole')
}

function* shownOf(snapshot: MapSnapshot, { words }: ThumbnailSize): Generator<MapSnapshot> {
  if (snapshot.nodes.size <= mostTopics) yield snapshot
  for (const size of digestSizes) for (const each of words) yield digestOf(snapshot, size, each)
}

/** Places may be wider than their pictures: the paper goes on there, so much wider. */
export const widening = 1.5

function widened({ x, y, width, height }: Rect): Rect {
  return { x: x - (width * (widening - 1)) / 2, y, width: width * widening, height }
}

function framed(scene: Scene, { width, height, padding }: ThumbnailSize): Thumbnail {
  const { bounds } = scene
  const fitting = Math.min((width - 2 * padding) / bounds.width, (height - 2 * padding) / bounds.height)
  const scale = Math.min(largestScale, fitting)
  const area: Rect = {
    x: bounds.x + bounds.width / 2 - width / scale / 2,
    y: bounds.y + bounds.height / 2 - height / scale / 2,
    width: width / scale,
    height: height / scale,
  }
  return {
    scale,
    paper: scene.paper,
    words: scene.visible(bounds).flatMap(({ face }) => (face.node.text.text === '' ? [] : face.body.font.size)),
    bounds: area,
    layers: () => scene.layers(),
    background: () => scene.background(widened(area)),
  }
}
