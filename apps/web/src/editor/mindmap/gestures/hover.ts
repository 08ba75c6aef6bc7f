import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import { carriedAt, sameCarried } from '../content/carried.ts'
import type { MapEditor } from '../map-editor.ts'
import { followPointer } from '../relations/relating.ts'
import { isAbout } from './buttons.ts'
import { hitAt } from './hit.ts'
import { sameHit } from './map-hit.ts'

/** The pointer is here now, or nowhere. */
export function hover(editor: MapEditor, point: Point | null): void {
  const store = editor.pointedAt
  const hit = point && hitAt(editor, point)
  if (!sameHit(hit, store.get())) store.set(hit)
  const { pointed: carried } = editor.content
  const found = point && hit?.part === 'topic' ? carriedAt(editor, point) : null
  if (!sameCarried(found, carried.get())) carried.set(found)
  if (point) followPointer(editor, point)
  if (hit?.part === 'topic' || hit?.part === 'fold' || hit?.part === 'grow' || hit?.part === 'width')
    editor.hovered.set(hit.id)
  else if (!point || !isStillAbout(editor, point)) editor.hovered.set(null)
}

/** On the way from a topic to its fold button, which goes when the topic is left. */
function isStillAbout(editor: MapEditor, point: Point): boolean {
  const id = editor.hovered.get()
  const topic = id === null ? undefined : editor.scene.get().placeOf(id)
  const view = editor.view.get()
  return topic !== undefined && isAbout(topic, toMap(view, point), view.zoom)
}

/** A finger leaves with every tap: what it selected keeps its buttons. */
export function liftFinger(editor: MapEditor): void {
  if (!editor.selectedTopics.get().includes(editor.hovered.get() ?? '')) hover(editor, null)
}
