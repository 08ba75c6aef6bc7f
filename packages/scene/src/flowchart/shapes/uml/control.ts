import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, stretched } from '../forms.ts'
import { boundary } from './boundary.ts'

/** What decides what happens: a circle with an arrow on it. */
export const control: FlowShape = {
  ...boundary,
  id: 'uml-control',
  lines: (box) => [
    ...ellipsePath({ x: 0, y: box.height * 0.1, width: box.width, height: box.height * 0.9 }),
    ...tip(box),
  ],
  size: { width: 48, height: 52 },
}

const tip = stretched('M60 0L48 10L60 20')
