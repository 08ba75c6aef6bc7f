import type { ImageReference, NodeId } from '@ramify/document'
import { type Point, type Rect, type Size, translateRect } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'

/** Half of what is seen and of what can be hit of the handle, on the screen. */
export const handleRadius = 4
const hitRadius = 9
const leastZoom = 0.35

/** The picture of the one selected topic, if its corner can be drawn at. */
export function handledPicture(editor: MapEditor): { readonly id: NodeId; readonly corner: Point } | null {
  const [id, another] = editor.selectedTopics.get()
  if (editor.readOnly || id === undefined || another !== undefined) return null
  if (editor.writing.get() !== null || editor.view.get().zoom < leastZoom) return null
  const topic = editor.scene.get().placeOf(id)
  const image = topic?.face.body.image
  return topic && image ? { id, corner: cornerOf(translateRect(image, topic), hangsLeft(editor, topic)) } : null
}

/** Where a picture is drawn at: the lower corner on the side to which its topic gets wider. */
function cornerOf({ x, y, width, height }: Rect, isLeft: boolean): Point {
  return { x: isLeft ? x : x + width, y: y + height }
}

/** Whether a topic is on the left of what it hangs on, so that its right edge stays where it is. */
function hangsLeft(editor: MapEditor, { x, face }: Topic): boolean {
  const parent = face.node.parent === null ? undefined : editor.scene.get().placeOf(face.node.parent)
  return parent !== undefined && (parent.direction === 'left' || parent.direction === 'right') && x < parent.x
}

/** The topic whose handle is at a point of the screen. */
export function imageHandleAt(editor: MapEditor, point: Point): NodeId | null {
  const picture = handledPicture(editor)
  if (!picture) return null
  const { x, y } = picture.corner
  const at = toMap(editor.view.get(), point)
  const reach = hitRadius / editor.view.get().zoom
  return Math.abs(at.x - x) <= reach && Math.abs(at.y - y) <= reach ? picture.id : null
}

/** The size a picture gets when its corner is drawn so far, in its own proportion. */
export function drawnSize({ width, height }: Size, by: Point): Size {
  // The side that goes further decides; the other follows.
  const [wider, higher] = [by.x / width, by.y / height]
  const scale = 1 + (Math.abs(wider) > Math.abs(higher) ? wider : higher)
  const least = Math.min(1, shortest / Math.min(width, height))
  const most = longest / Math.max(width, height)
  const held = Math.min(most, Math.max(least, scale))
  return { width: Math.round(width * held), height: Math.round(height * held) }
}

const shortest = 16
const longest = 1200

export function resizeImage(editor: MapEditor, id: NodeId, start: Sample): Gesture {
  const preview = editor.gesturePreview
  const from = toMap(editor.view.get(), start.point)
  const picture = () => {
    const topic = editor.scene.get().placeOf(id)
    const rect = topic?.face.body.image
    const image = editor.document.snapshot.nodes.get(id)?.image
    return topic && rect && image ? { rect: translateRect(rect, topic), image, isLeft: hangsLeft(editor, topic) } : null
  }
  const sized = ({ point }: Sample): { rect: Rect; image: ImageReference; isLeft: boolean } | null => {
    const now = picture()
    if (!now) return null
    const { rect, image, isLeft } = now
    const at = toMap(editor.view.get(), point)
    const size = drawnSize(rect, { x: isLeft ? from.x - at.x : at.x - from.x, y: at.y - from.y })
    const x = isLeft ? rect.x + rect.width - size.width : rect.x
    return { rect: { ...size, x, y: rect.y }, image: { ...image, ...size }, isLeft }
  }
  const gesture: Gesture = {
    cursor: picture()?.isLeft ? 'nesw-resize' : 'nwse-resize',
    move: (sample) => {
      const now = sized(sample)
      preview.set(
        now && { kind: 'image', resource: now.image.resource, rect: now.rect, corner: cornerOf(now.rect, now.isLeft) },
      )
      return gesture
    },
    end: (sample) => {
      const now = sized(sample)
      const before = picture()
      preview.set(null)
      if (now && before && now.rect.width !== Math.round(before.rect.width))
        editor.execute({ type: 'setImage', id, image: now.image })
    },
    cancel: () => preview.set(null),
  }
  return gesture
}
