import { cssFontOfText, type Face, type LabelPlace, type Topic } from '@ramify/scene'
import { lineHeight } from '@ramify/text'
import { toScreen, type Viewport } from '../../core/viewport/viewport.ts'

/** Lays the field over the words of a topic, set as its face sets them. */
export function placeOnTopic(field: HTMLElement, topic: Topic, view: Viewport): void {
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

const set = new WeakMap<HTMLElement, Face | LabelPlace>()

/** Around the words of a label while they are written, as the style sheet has it. */
const padding = 4

/** By its middle or left end, over a patch of what is behind the words: the line would run through what is typed. */
export function placeOnLabel(field: HTMLElement, label: LabelPlace, view: Viewport): void {
  const { at, align, font, color, fill, room } = label
  if (set.get(field) !== label) {
    set.set(field, label)
    Object.assign(field.style, {
      font: cssFontOfText(font),
      lineHeight: String(lineHeight),
      color,
      textAlign: align,
      textDecoration: '',
      minWidth: `${3 * font.size}px`,
      maxWidth: room === undefined ? '' : `${room + 2 * padding + slack}px`,
      minHeight: `${font.size * lineHeight}px`,
    })
  }
  const { x, y } = toScreen(view, at)
  const left = align === 'left' ? `-${padding}px` : '-50%'
  field.style.transform = `translate(${x}px, ${y}px) scale(${view.zoom}) translate(${left}, -50%)`
  field.style.setProperty('--label-fill', fill)
  field.style.setProperty('--label-ring', `${2 / view.zoom}px`)
}

function setType(field: HTMLElement, face: Face): void {
  if (set.get(field) === face) return
  set.set(field, face)
  const { body, node, look, style } = face
  const { underline, strike } = look
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
