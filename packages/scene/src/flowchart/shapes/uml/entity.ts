import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, openLine } from '../forms.ts'
import { boundary } from './boundary.ts'

/** What a system remembers: a circle on a line. */
export const entityObject: FlowShape = {
  ...boundary,
  id: 'uml-entity',
  lines: ({ width, height }) => [
    ...ellipsePath({ x: 0, y: 0, width, height }),
    ...openLine([
      [0, height],
      [width, height],
    ]),
  ],
  size: { width: 48, height: 48 },
}
