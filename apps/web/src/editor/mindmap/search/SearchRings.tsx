import { inflate, intersects, pathData, type Rect, roundedRectangle } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { useMemo } from 'react'
import { useStore, useWhile } from '../../../platform/store.ts'
import { useArea, useZoom } from '../../canvas/use-view.ts'
import type { Hit } from '../../views/search/find-in-texts.ts'
import styles from '../overlays/Overlays.module.css'
import { ring } from '../overlays/ring.ts'
import { useMapEditor } from '../use-map-editor.ts'
import type { HitPart } from './searched-texts.ts'

/** Around every topic in sight in which something was found, and around the words of relation lines, boundaries and callouts. */
export function SearchRings() {
  const editor = useMapEditor()
  const hits = useStore(editor.search.hits)
  const scene = useWhile(editor.scene, hits.length > 0)
  const area = useArea(editor)
  const zoom = useZoom(editor)
  const found = useMemo(() => idsByPart(hits), [hits])
  if (!scene) return null
  const topics = scene.visible(area).filter(({ id }) => found.topics.has(id))
  const boxes = [...topics, ...wordsOfThings(scene, found)].filter((box) => intersects(box, area))
  return <path className={styles.found} d={boxes.map((box) => pathData(ringOf(box, 3 / zoom))).join('')} />
}

interface Found {
  readonly topics: ReadonlySet<string>
  readonly lines: ReadonlySet<string>
  readonly ranges: ReadonlySet<string>
  readonly callouts: ReadonlySet<string>
}

function idsByPart(hits: readonly Hit[]): Found {
  const found = {
    topics: new Set<string>(),
    lines: new Set<string>(),
    ranges: new Set<string>(),
    callouts: new Set<string>(),
  }
  const things: Partial<Record<HitPart, Set<string>>> = {
    line: found.lines,
    range: found.ranges,
    callout: found.callouts,
  }
  for (const { part, id } of hits) (things[part as HitPart] ?? found.topics).add(id)
  return found
}

/** Each once, however often something was found in it. */
function wordsOfThings({ relations, ranges, callouts }: Scene, found: Found): Rect[] {
  const drawn = [
    ...(found.lines.size > 0 ? relations.filter(({ line }) => found.lines.has(line.id)) : []),
    ...(found.ranges.size > 0 ? ranges.filter(({ range }) => found.ranges.has(range.id)) : []),
    ...(found.callouts.size > 0 ? callouts.filter(({ callout }) => found.callouts.has(callout.id)) : []),
  ]
  return drawn.flatMap(({ label }) => label?.box ?? [])
}

const ringOf = (box: Topic | Rect, distance: number) =>
  'face' in box ? ring(box, distance) : roundedRectangle(inflate(box, distance), 4)
