import type { NodeId } from '@ramify/document'
import { distance, type Point } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import type { Editor } from '../editor.ts'
import { toMap } from '../viewport/viewport.ts'
import { foldedNear, growingTopic, growPlace, hasFoldButton, isOnButton } from './buttons.ts'

/** What is under the pointer. */
export interface Hit {
  readonly part: 'topic' | 'fold' | 'grow'
  readonly id: NodeId
}

/** At a point of the screen; null on the empty canvas. Buttons are easier to hit than to see, but cover no topic. */
export function hitAt(editor: Editor, screenPoint: Point): Hit | null {
  const { zoom } = editor.view.get()
  const point = toMap(editor.view.get(), screenPoint)
  const scene = editor.scene.get()
  const id = scene.nodeAt(point)
  if (id !== null) return { part: 'topic', id }

  const hits: { hit: Hit; at: Point }[] = []
  const growing = growingTopic(editor)
  if (growing) hits.push({ hit: { part: 'grow', id: growing.id }, at: growPlace(growing, zoom) })
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

export function sameHit(a: Hit | null, b: Hit | null): boolean {
  return a?.part === b?.part && a?.id === b?.id
}
