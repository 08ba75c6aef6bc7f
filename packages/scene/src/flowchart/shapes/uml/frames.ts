import { roundedRectangle } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset, smallestSize, whole } from '../forms.ts'
import { headerArea, headerLine } from '../frames/headed.ts'
import { pool } from '../frames/pool.ts'
import { umlClass } from './class.ts'

/** What holds use cases, states or constants. */
export const umlFrames: readonly FlowShape[] = [
  { ...umlClass, id: 'uml-enumeration', tone: 'data' },
  { ...pool, id: 'uml-system', size: { width: 280, height: 240 }, header: { side: 'top', size: 32 } },
  {
    id: 'uml-composite-state',
    outline: (box) => roundedRectangle(whole(box), box.radius ?? 12),
    lines: headerLine,
    textArea: headerArea,
    tone: 'frame',
    size: { width: 240, height: 160 },
    smallest: { width: 48, height: 48 },
    isFrame: true,
    header: { side: 'top', size: 32 },
  },
  {
    id: 'uml-collaboration',
    outline: (box) => ellipsePath(whole(box)),
    textArea: inset(0.15, 0.15),
    tone: 'step',
    dash: 'dashed',
    size: { width: 140, height: 64 },
    smallest: smallestSize,
  },
]
