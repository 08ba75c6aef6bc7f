import type { Size } from '@ramify/geometry'
import { cssFontOfText, type Face, type Topic } from '@ramify/scene'
import { lineHeight } from '@ramify/text'
import { toScreen, type Viewport } from '../viewport/viewport.ts'

/** Lays the field over the text of a topic, set as it is set there. */
export function placeField(field: HTMLElement, topic: Topic | undefined, view: Viewport, screen: Size): void {
  if (!topic) {
    field.style.transform = `translate(${screen.width / 2}px, ${screen.height / 2}px)`
    return
  }
  setType(field, topic.face)
  const { text, align } = topic.face.body
  const share = shares[align]
  const at = toScreen(view, { x: topic.x + text.x + text.width * share, y: topic.y + text.y })
  // By its middle or end where lines are aligned there: the browser may measure a hair differently than the face did.
  field.style.transform = `translate(${at.x}px, ${at.y}px) scale(${view.zoom}) translateX(${-100 * share}%)`
}

const shares = { left: 0, center: 0.5, right: 1 }

/** Sub-pixels that browsers round away must not break a line. */
const slack = 0.5

const set = new WeakMap<HTMLElement, Face>()

function setType(field: HTMLElement, face: Face): void {
  if (set.get(field) === face) return
  set.set(field, face)
  const { body, node, style } = face
  const { underline, strike } = node.look
  const room = node.nudge?.width == null ? body.type.maxWidth : body.text.width
  Object.assign(field.style, {
    font: cssFontOfText(body.font),
    lineHeight: String(lineHeight),
    color: style.color,
    textAlign: body.align,
    textDecoration: [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' '),
    minWidth: `${body.text.width}px`,
    maxWidth: `${Math.max(room, body.text.width) + slack}px`,
    minHeight: `${body.text.height}px`,
  })
}
