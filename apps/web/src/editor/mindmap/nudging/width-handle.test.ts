import { newMap, openMap } from '@ramify/document'
import { contains, intersects } from '@ramify/geometry'
import { composeScene, type Scene, type Topic } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, it } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { handleSize, widthHandle } from './width-handle.ts'

function topicOf(layout: string, folded: boolean): { scene: Scene; topic: Topic } {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const forest = [{ id: 'a', text: 'Topic', folded, children: [{ id: 'a1', text: 'Child' }] }]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const { snapshot } = map
  const scene = composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  const topic = scene.placeOf('a')
  if (!topic) throw new Error('It is shown')
  return { scene, topic }
}

it.each(['right', 'left', 'structure'])('the handle lies beside its topic and beside the fold button: %s', (layout) => {
  for (const folded of [true, false]) {
    const { scene, topic } = topicOf(layout, folded)
    for (const zoom of [0.35, 0.5, 0.7, 1, 2, 4]) {
      const at = widthHandle(scene, topic, zoom)
      if (zoom >= 1) expect(at).not.toBe(null)
      // Smaller than that it would be as high as its topic.
      if (zoom < 0.5) expect(at).toBe(null)
      if (!at) continue
      const { width, height } = { width: handleSize.width / zoom, height: handleSize.height / zoom }
      const inner = { x: at.x - 0.99 * width, y: at.y - height, width: 1.98 * width, height: 2 * height }
      expect(intersects(inner, topic)).toBe(false)
      const { fold } = topic
      if (!fold) throw new Error('It has a child')
      const radius = (fold.hidden > 0 ? 9.75 : 7.5) + 1.99 / zoom
      const ring = { x: fold.at.x - radius, y: fold.at.y - radius, width: 2 * radius, height: 2 * radius }
      expect(intersects(inner, ring)).toBe(false)
      // At life size a button that only shows under the pointer leaves it in the middle; it is always at its edge.
      if (!folded && zoom >= 1) expect(at.y).toBe(topic.y + topic.height / 2)
      expect(
        contains({ x: topic.x - 20, y: topic.y - 60, width: topic.width + 40, height: topic.height + 60 }, at),
      ).toBe(true)
    }
  }
})

it('and over no other topic', () => {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  map.execute({ type: 'addFloating', id: 'f', text: 'Afloat', at: { x: 300, y: 300 } })
  const sceneOf = () => {
    const { snapshot } = map
    return composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
  }
  const alone = sceneOf()
  const topic = alone.placeOf('f')
  if (!topic) throw new Error('It is shown')
  const at = widthHandle(alone, topic, 1)
  expect(at).not.toBe(null)
  map.execute({ type: 'addFloating', id: 'g', text: 'Beside it', at: { x: topic.x + topic.width + 1, y: topic.y } })
  expect(widthHandle(sceneOf(), topic, 1)).toBe(null)
})
