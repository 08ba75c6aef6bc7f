import { intersects, type Rect, rectBetween, union } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import type { TopicIds } from '../selection/topic-ids.ts'

/** The selected topics in an area: a selection of thousands is looked through from what is there to be seen. */
export function selectedIn(scene: Scene, selection: TopicIds, area: Rect): Topic[] {
  if (selection.length > manyTopics) {
    const chosen = new Set(selection)
    return scene.visible(area).filter((topic) => chosen.has(topic.id) && intersects(topic, area))
  }
  return selection.flatMap((id) => {
    const topic = scene.placeOf(id)
    return topic && intersects(topic, area) ? [topic] : []
  })
}

const manyTopics = 100

/** Around all of them; null for none. */
export function frameOf(scene: Scene, selection: TopicIds): Rect | null {
  return union(selection.flatMap((id) => scene.placeOf(id) ?? []))
}

/** The part of a rectangle that lies in another one; null for none. */
export function within(rect: Rect, area: Rect): Rect | null {
  if (!intersects(rect, area)) return null
  return rectBetween(
    Math.max(rect.x, area.x),
    Math.max(rect.y, area.y),
    Math.min(rect.x + rect.width, area.x + area.width),
    Math.min(rect.y + rect.height, area.y + area.height),
  )
}
