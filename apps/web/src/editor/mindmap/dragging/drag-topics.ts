import type { NodeId } from '@ramify/document'
import type { Point, Size } from '@ramify/geometry'
import { toMap, visibleRect } from '../../core/viewport/viewport.ts'
import { scrollAtEdge } from '../../input/gestures/edge-scroll.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { drop } from './drop.ts'
import { type DropGap, dropGap } from './drop-gap.ts'
import { type DropTarget, dropTarget, sameTarget } from './drop-target.ts'
import { isFree } from './is-free.ts'
import { liftOf } from './lift.ts'

/** How near a topic is near enough, on the screen. */
const reach = 32

const nowhere: DropTarget = { kind: 'nowhere' }
const free: DropTarget = { kind: 'free' }

/** Over a bar or outside of the window nothing is dropped. */
function isOnScreen({ x, y }: Point, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}

/** Carries branches to another place. Until they are let go nothing happens but a preview. */
export function dragTopics(editor: MapEditor, pressed: NodeId, start: Sample): Gesture {
  const preview = editor.gesturePreview
  let lift = liftOf(editor, pressed)
  let isGone = false
  const grip = toMap(editor.view.get(), start.point)
  let last = start
  let target: DropTarget = nowhere
  let gap: DropGap | null = null

  const gapAt = (place: DropTarget) => {
    const scene = editor.scene.get()
    return dropGap(scene, scene.visible(visibleRect(editor.view.get(), editor.screen.get())), place, lift.tops)
  }
  const targetAt = (point: Point, within: number) =>
    isFree(last) ? free : dropTarget(editor.scene.get(), lift.tops, point, within)
  const carry = () => {
    const view = editor.view.get()
    const point = toMap(view, last.point)
    const found = isOnScreen(last.point, editor.screen.get()) ? targetAt(point, reach / view.zoom) : nowhere
    if (!sameTarget(found, target)) {
      target = found
      gap = gapAt(target)
    }
    const by = { x: point.x - grip.x, y: point.y - grip.y }
    preview.set(
      isGone ? null : { kind: 'drag', lift, by, pointer: point, target, gap, copies: last.copies && !isFree(last) },
    )
    return by
  }
  // Somebody else may change the map under the hand: what is shown is what a drop would do now.
  const stop = editor.scene.subscribe(() => {
    isGone = editor.scene.get().placeOf(pressed) === undefined
    if (!isGone) {
      lift = liftOf(editor, pressed)
      gap = gapAt(target)
    }
    carry()
  })
  const gesture: Gesture = {
    cursor: 'grabbing',
    move: (sample) => {
      last = sample
      carry()
      return gesture
    },
    tick: (elapsed) => {
      if (scrollAtEdge(editor, last.point, elapsed)) carry()
    },
    end: (sample) => {
      last = sample
      const by = carry()
      stop()
      preview.set(null)
      if (!isGone) drop(editor, lift.tops, target, by, sample.copies)
    },
    cancel: () => {
      stop()
      preview.set(null)
    },
  }
  return gesture
}
