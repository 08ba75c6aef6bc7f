import { roundedRectangle } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { whole } from '../forms.ts'
import { headerArea } from './headed.ts'

/** A frame around shapes that belong together. */
export const container: FlowShape = {
  id: 'container',
  outline: (box) => roundedRectangle(whole(box), box.radius ?? 8),
  textArea: headerArea,
  tone: 'region',
  size: { width: 240, height: 160 },
  smallest: { width: 48, height: 48 },
  isFrame: true,
  header: { side: 'top', size: 32 },
  dash: '5 4',
  align: 'left',
}
