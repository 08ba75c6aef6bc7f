import { type Path, roundedRectangle } from '@ramify/geometry'
import { bust } from '../figure.ts'
import type { FlowShape, ShapeBox, Tone } from '../flow-shape.ts'
import { ellipsePath, openLine, smallestSize, upTo, whole } from '../forms.ts'

const outline = (box: ShapeBox): Path => roundedRectangle(whole(box), box.radius ?? 8)

/** Somebody with a place for a photo: at the left, or above the name. */
function person(id: string, tone: Tone, more: Partial<FlowShape> = {}): FlowShape {
  return {
    id,
    outline,
    lines: (box) => photoPath(photoAtLeft(box)),
    imageArea: photoAtLeft,
    textArea: (box) => {
      const { x, width } = photoAtLeft(box)
      const left = x + width
      return { x: left, y: 0, width: box.width - left, height: box.height }
    },
    tone,
    size: { width: 184, height: 64 },
    smallest: { width: 48, height: 24 },
    align: 'left',
    ...more,
  }
}

/** A post that is known by its name alone. */
function post(id: string, tone: Tone, more: Partial<FlowShape> = {}): FlowShape {
  return { id, outline, textArea: whole, tone, size: { width: 152, height: 56 }, smallest: smallestSize, ...more }
}

/** In the circle stands a head with shoulders until there is a photo. */
function photoPath({ x, y, width, height }: ReturnType<typeof photoAtLeft>): Path {
  return [
    ...ellipsePath({ x, y, width, height }),
    ...bust(x + width * 0.26, y + height * 0.18, width * 0.48, height * 0.62),
  ]
}

function photoAtLeft({ width, height }: ShapeBox) {
  const side = Math.min(upTo(44, height, 0.7), upTo(44, width, 0.3))
  return {
    x: (height - side) / 2 > width - side ? 0 : Math.min((height - side) / 2, width * 0.06),
    y: (height - side) / 2,
    width: side,
    height: side,
  }
}

function photoAbove({ width, height }: ShapeBox) {
  const side = Math.min(upTo(52, height, 0.5), upTo(52, width, 0.6))
  return { x: (width - side) / 2, y: Math.min(10, height * 0.08), width: side, height: side }
}

/** A bar along the left edge. */
const edge = ({ width, height }: ShapeBox): Path => {
  const bar = upTo(6, width, 0.1)
  return [['M', 0, height], ['L', 0, 0], ['L', bar, 0], ['L', bar, height], ['Z']]
}

/** People and posts of an organisation. */
export const cards = [
  person('org-person', 'plain'),
  person('org-manager', 'step', { size: { width: 200, height: 72 } }),
  person('org-assistant', 'data', { size: { width: 160, height: 52 } }),
  person('org-portrait', 'plain', {
    lines: (box) => photoPath(photoAbove(box)),
    imageArea: photoAbove,
    textArea: (box) => {
      const { y, height } = photoAbove(box)
      return { x: 0, y: y + height, width: box.width, height: box.height - y - height }
    },
    size: { width: 128, height: 124 },
    align: 'center',
  }),
  post('org-executive', 'choice', { size: { width: 184, height: 64 } }),
  post('org-position', 'step'),
  post('org-staff', 'plain', { outline: (box) => roundedRectangle(whole(box), box.radius ?? 0), solid: edge }),
  post('org-vacant', 'remark', { dash: 'dashed' }),
  post('org-dotted', 'step', { dash: 'dotted' }),
  post('org-external', 'data', {
    lines: ({ width, height }) => {
      const [x, y] = [upTo(5, width, 0.1), upTo(5, height, 0.1)]
      return openLine([
        [x, height - y],
        [x, y],
        [width - x, y],
        [width - x, height - y],
        [x, height - y],
      ])
    },
    outline: (box) => roundedRectangle(whole(box), box.radius ?? 0),
  }),
]
