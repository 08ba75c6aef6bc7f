import type { Rect } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { GoldenMap } from './golden-maps.ts'
import { sceneOf } from './scene-of.ts'

export interface MapBoxes {
  readonly name: string
  /** Around all that is drawn. */
  readonly bounds: Rect
  /** By id; null for what is folded away. */
  readonly topics: Readonly<Record<string, Rect | null>>
}

/** The rectangle of every topic, and of each map. */
export function topicBoxes(maps: readonly GoldenMap[], measurer: Measurer): MapBoxes[] {
  return maps.map((map) => {
    const scene = sceneOf(map, measurer)
    const topics = [...scene.snapshot.nodes.values()].map(({ id }) => [id, rectOf(scene.placeOf(id))] as const)
    return { name: `${map.template} ${map.theme}`, bounds: scene.bounds, topics: Object.fromEntries(topics) }
  })
}

function rectOf(place: Rect | undefined): Rect | null {
  return place ? { x: place.x, y: place.y, width: place.width, height: place.height } : null
}
