import type { MapSnapshot, NodeId } from '@ramify/document'
import type { Rect, Size } from '@ramify/geometry'
import { composeScene, type SceneInput } from '../compose/compose-scene.ts'
import type { Scene } from '../compose/scene.ts'
import type { Paintable } from '../painters/paintable.ts'
import { paintSvg, type SvgOptions } from '../painters/svg.ts'
import { type DigestSize, type DigestWords, digestOf, digestSizes, tileDigestSizes } from './digest.ts'

/** A small picture of a map: what it shows, and how large. */
export interface Thumbnail extends Paintable {
  /** Pixels of the picture for one of the map. */
  readonly scale: number
  readonly paper: string
  /** The sizes of all words that it draws, in the map. */
  readonly words: readonly number[]
  readonly topics: ReadonlySet<NodeId>
}

/** Of a card in a list, and of a card in a panel, in pixels of the screen. */
export const cardSize: ThumbnailSize = { width: 240, height: 138, padding: 8, isTile: false }
export const tileSize: ThumbnailSize = { width: 118, height: 76, padding: 5, isTile: true }

export interface ThumbnailSize extends Size {
  readonly padding: number
  /** So small that there is room for one word per topic. */
  readonly isTile: boolean
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
  const [fullest] = digestSizes(snapshot, false)
  return snapshot.nodes.size <= mostTopics || !fullest ? snapshot : digestOf(snapshot, fullest, 'whole')
}

/** From the one that shows most on. */
function* shownOf(snapshot: MapSnapshot, { isTile }: ThumbnailSize): Generator<MapSnapshot> {
  const isSmall = snapshot.nodes.size <= mostTopics
  // A folded root shows nothing of its map.
  if (isSmall && !snapshot.nodes.get(snapshot.root)?.folded) yield snapshot
  const sizes = isTile ? tileDigestSizes : digestSizes(snapshot, isSmall)
  for (const size of sizes)
    for (const words of isTile ? tileWords : wordsFor(size)) yield digestOf(snapshot, size, words)
}

const tileWords: readonly DigestWords[] = ['first']

/** So many main topics are shown whatever else has to go: their other words, their images, the layout. */
const leastMains = 6

function wordsFor(size: DigestSize): readonly DigestWords[] {
  const [mains = 0, children = 0] = size
  return mains > leastMains || children > 0 ? words : [...words, 'bare', 'bare-right']
}

const words: readonly DigestWords[] = ['whole', 'lines', 'large', 'large-lines', 'narrow']

/** Places may be wider than their pictures: the paper goes on there, so much wider. */
export const widening = 1.5

function widened({ x, y, width, height }: Rect): Rect {
  return { x: x - (width * (widening - 1)) / 2, y, width: width * widening, height }
}

function framed(scene: Scene, { width, height, padding }: ThumbnailSize): Thumbnail {
  const { bounds } = scene
  const fitting = Math.min((width - 2 * padding) / bounds.width, (height - 2 * padding) / bounds.height)
  const scale = Math.min(largestScale, fitting)
  const parts = scene.layers().flatMap((layer) => layer.flatMap(({ primitives }) => primitives))
  const area: Rect = {
    x: bounds.x + bounds.width / 2 - width / scale / 2,
    y: bounds.y + bounds.height / 2 - height / scale / 2,
    width: width / scale,
    height: height / scale,
  }
  return {
    scale,
    paper: scene.paper,
    words: parts.flatMap((part) => (part.kind === 'text' ? part.font.size : [])),
    topics: new Set(scene.visible(bounds).map(({ id }) => id)),
    bounds: area,
    layers: () => scene.layers(),
    background: () => scene.background(widened(area)),
  }
}
