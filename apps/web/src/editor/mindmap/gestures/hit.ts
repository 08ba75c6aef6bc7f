import { distance, type Point } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { handleAt } from '../items/handles.ts'
import type { MapEditor } from '../map-editor.ts'
import { widthHandleAt } from '../nudging/width-handle.ts'
import { foldedNear, growingTopic, hasFoldButton, isOnButton } from './buttons.ts'
import { growPlace } from './grow-place.ts'
import type { Hit, TopicHit } from './map-hit.ts'

/** Lines are thin: one is hit so far from it, on the screen. */
const lineReach = 6

/** At a point of the screen; null on the empty canvas. Buttons are easier to hit than to see, but cover no topic. */
export function hitAt(editor: MapEditor, screenPoint: Point): Hit | null {
  const point = toMap(editor.view.get(), screenPoint)
  const scene = editor.scene.get()
  const handle = handleAt(editor, point)
  if (handle) return { part: 'handle', id: handle }
  const widened = widthHandleAt(editor, point)
  if (widened !== null) return { part: 'width', id: widened }
  const item = scene.hit(point, lineReach / editor.view.get().zoom)
  if (item?.type === 'node') return { part: 'topic', id: item.id }
  if (item?.type === 'callout') return { part: 'callout', id: item.id }
  return buttonAt(editor, point) ?? (item && { part: item.type, id: item.id })
}

function buttonAt(editor: MapEditor, point: Point): TopicHit | null {
  const { zoom } = editor.view.get()
  const scene = editor.scene.get()
  const hits: { hit: TopicHit; at: Point }[] = []
  const growing = growingTopic(editor)
  const growsAt = growing && growPlace(scene, growing, zoom)
  if (growsAt) hits.push({ hit: { part: 'grow', id: growing.id }, at: growsAt })
  const hovered = editor.hovered.get()
  const foldable: (Topic | undefined)[] = hovered === null ? [] : [scene.placeOf(hovered)]
  for (const topic of [...foldable, ...foldedNear(scene, point, zoom)]) {
    if (topic?.fold && hasFoldButton(editor, topic)) {
      hits.push({ hit: { part: 'fold', id: topic.id }, at: topic.fold.at })
    }
  }
  const best = hits
    .filter(({ at }) => isOnButton(at, point, zoom))
    .sort((a, b) => distance(a.at, point) - distance(b.at, point))[0]
  return best?.hit ?? null
}
