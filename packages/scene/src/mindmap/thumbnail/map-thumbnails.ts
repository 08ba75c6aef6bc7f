import type { MapSnapshot, NodeId } from '@ramify/document'
import { leastText, type Thumbnail, type ThumbnailSize, thumbnailOf } from '../../thumbnail/thumbnail.ts'
import { composeScene, type SceneInput } from '../compose/compose-scene.ts'
import { type DigestSize, type DigestWords, digestOf, digestSizes, tileDigestSizes } from './digest.ts'

export interface MapThumbnail extends Thumbnail {
  readonly topics: ReadonlySet<NodeId>
}

/** Larger maps are not shown whole: all of them would look alike. */
const mostTopics = 25
/** From the one that shows most of the map on; the words of all of them can be read. None for a map without topics. */
export function* thumbnailsOf(input: Omit<SceneInput, 'previous'>, size: ThumbnailSize): Generator<MapThumbnail> {
  if (input.snapshot.root === '') return
  let tight: MapThumbnail | undefined
  for (const snapshot of shownOf(input.snapshot, size)) {
    const scene = composeScene({ ...input, snapshot })
    const topics = new Set(scene.visible(scene.bounds).map(({ id }) => id))
    const thumbnail = { ...thumbnailOf(scene, size), topics }
    if (thumbnail.words.every((words) => words * thumbnail.scale >= leastText)) yield thumbnail
    else tight = thumbnail
  }
  // Somebody wrote the main topic in letters that no picture can hold: better small than nothing.
  if (tight) yield tight
}

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
