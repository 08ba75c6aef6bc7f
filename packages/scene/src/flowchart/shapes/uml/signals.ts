import { figure, path } from '../figure.ts'
import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { inset, polygon, smallestSize, stretched, upTo } from '../forms.ts'

const notch = ({ width, height }: ShapeBox) => Math.min(upTo(16, width, 0.25), height / 2)

/** What an activity sends, waits for, and when. */
export const signals: readonly FlowShape[] = [
  {
    id: 'uml-send-signal',
    outline: (box) => {
      const tip = notch(box)
      return polygon([
        [0, 0],
        [box.width - tip, 0],
        [box.width, box.height / 2],
        [box.width - tip, box.height],
        [0, box.height],
      ])
    },
    textArea: (box) => ({ x: 0, y: 0, width: box.width - notch(box), height: box.height }),
    tone: 'step',
    size: { width: 124, height: 48 },
    smallest: smallestSize,
  },
  {
    id: 'uml-receive-signal',
    outline: (box) => {
      const tip = notch(box)
      return polygon([
        [0, 0],
        [box.width, 0],
        [box.width, box.height],
        [0, box.height],
        [tip, box.height / 2],
      ])
    },
    textArea: (box) => ({ x: notch(box), y: 0, width: box.width - notch(box), height: box.height }),
    tone: 'step',
    size: { width: 124, height: 48 },
    smallest: smallestSize,
  },
  figure('uml-time-event', 'step', [32, 40], { outline: path('M0 0L32 0L0 40L32 40Z') }),
  {
    id: 'uml-branch',
    outline: stretched('M50 0L100 50L50 100L0 50Z'),
    textArea: inset(0.2, 0.2),
    tone: 'choice',
    size: { width: 48, height: 48 },
    smallest: smallestSize,
  },
]
