import { rectangle, roundedRectangle } from '@ramify/geometry'
import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { ellipsePath, icon, smallestSize, upTo, whole } from '../forms.ts'

/** Something that is done; a mark in its corner says by whom. */
function task(
  id: string,
  mark?: (x: number, y: number, size: number) => FlowPath,
  more?: Partial<FlowShape>,
): FlowShape {
  return {
    id,
    outline: (box) => roundedRectangle(whole(box), box.radius ?? 8),
    ...(mark && { lines: (box: ShapeBox) => mark(markSize(box) / 4, markSize(box) / 4, markSize(box)) }),
    textArea: (box) => (mark ? below(box, 0.9 * markSize(box)) : whole(box)),
    tone: 'step',
    size: { width: 124, height: 72 },
    smallest: smallestSize,
    ...more,
  }
}

type FlowPath = ReturnType<FlowShape['outline']>

const markSize = ({ width, height }: ShapeBox) => Math.min(upTo(20, width, 0.3), upTo(20, height, 0.3))

function below({ width, height }: ShapeBox, top: number) {
  return { x: 0, y: top, width, height: height - top }
}

/** Above the plus. */
function above(box: ShapeBox) {
  return { ...whole(box), height: box.height - 0.8 * markSize(box) }
}

/** A process inside: a plus at its lower edge. */
function plus(box: ShapeBox): FlowPath {
  const side = markSize(box) * 0.8
  const [x, y] = [(box.width - side) / 2, box.height - side]
  return [
    ...rectangle({ x, y, width: side, height: side }),
    ['M', x + side / 2, y + side * 0.2],
    ['L', x + side / 2, y + side * 0.8],
    ['M', x + side * 0.2, y + side / 2],
    ['L', x + side * 0.8, y + side / 2],
  ]
}

/** How often it is done, or what it is for, at its lower edge. */
const footMarks = {
  loop: icon('M9 20L6 21L5 17M6 21C3 18 2 15 3 11C4.4 6 9 3 13.5 4C19 5.2 22 10 20.8 15C20 18.6 17.5 20.8 14.5 21.6'),
  parallel: icon('M6 4L6 20M12 4L12 20M18 4L18 20'),
  sequential: icon('M4 6L20 6M4 12L20 12M4 18L20 18'),
  compensation: icon('M12 5L12 19L2 12ZM22 5L22 19L12 12Z'),
  adhoc: icon('M2 14C6 6 9 6 12 12C15 18 18 18 22 10'),
}

const atFoot =
  (mark: ReturnType<typeof icon>) =>
  (box: ShapeBox): FlowPath => {
    const side = markSize(box) * 0.8
    return mark((box.width - side) / 2, box.height - side, side * 0.9)
  }

const gear = (x: number, y: number, size: number): FlowPath => [
  ...ellipsePath({ x: x + size * 0.2, y: y + size * 0.2, width: size * 0.6, height: size * 0.6 }),
  ...ellipsePath({ x: x + size * 0.38, y: y + size * 0.38, width: size * 0.24, height: size * 0.24 }),
  ...teeth(x, y, size),
]
const teeth = icon(
  'M12 1L12 5M12 19L12 23M1 12L5 12M19 12L23 12M4.2 4.2L7 7M17 17L19.8 19.8M4.2 19.8L7 17M17 7L19.8 4.2',
)

export const tasks = [
  task('bpmn-task'),
  task(
    'bpmn-task-user',
    icon(
      'M12 3C14.2 3 16 4.8 16 7C16 9.2 14.2 11 12 11C9.8 11 8 9.2 8 7C8 4.8 9.8 3 12 3ZM3 21C3 16 7 13 12 13C17 13 21 16 21 21Z',
    ),
  ),
  task('bpmn-task-service', gear),
  task(
    'bpmn-task-script',
    icon(
      'M7 2L20 2C16 6 16 9 18 13C19.5 16 19.5 19 17 22L4 22C7 18 7 15 5 11C3.5 8 4 5 7 2ZM8 7L15 7M8 12L16 12M8.5 17L16.5 17',
    ),
  ),
  task('bpmn-task-send', icon('M2 5L22 5L22 19L2 19ZM2 5L12 13L22 5')),
  task('bpmn-task-receive', icon('M2 5L22 5L22 19L2 19ZM2 5L12 13L22 5M2 19L9 11M22 19L15 11')),
  task(
    'bpmn-task-manual',
    icon('M3 11L9 5L13 5L11 8L21 8L21 11L14 11M21 11L21 14L14 14M20 14L20 17L14 17M19 17L19 20L8 20L3 17Z'),
  ),
  task('bpmn-task-rule', icon('M2 4L22 4L22 20L2 20ZM2 9L22 9M2 14.5L22 14.5M8 9L8 20')),
  ...(['loop', 'parallel', 'sequential', 'compensation'] as const).map((name) =>
    task(`bpmn-task-${name}`, undefined, { lines: atFoot(footMarks[name]), textArea: above }),
  ),
  task('bpmn-subprocess', undefined, { lines: plus, textArea: above, size: { width: 140, height: 84 } }),
  task('bpmn-event-subprocess', undefined, {
    lines: plus,
    textArea: above,
    dash: 'dotted',
    size: { width: 140, height: 84 },
  }),
  task('bpmn-adhoc', undefined, { lines: atFoot(footMarks.adhoc), textArea: above, size: { width: 140, height: 84 } }),
  task('bpmn-call', undefined, {
    lines: (box) => {
      const gap = Math.min(upTo(3, box.width, 0.1), upTo(3, box.height, 0.1))
      const inner = { x: gap, y: gap, width: box.width - 2 * gap, height: box.height - 2 * gap }
      return roundedRectangle(inner, (box.radius ?? 8) - gap)
    },
  }),
  task('bpmn-transaction', undefined, {
    lines: (box) => {
      const gap = Math.min(upTo(4, box.width, 0.1), upTo(4, box.height, 0.1))
      const inner = { x: gap, y: gap, width: box.width - 2 * gap, height: box.height - 2 * gap }
      return [...roundedRectangle(inner, (box.radius ?? 8) - gap), ...plus({ ...box, height: box.height - gap })]
    },
    textArea: above,
    size: { width: 140, height: 84 },
  }),
]
