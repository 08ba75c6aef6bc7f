import { roundedRectangle } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { whole } from '../forms.ts'
import { rectangle } from './rectangle.ts'

export const rounded: FlowShape = {
  ...rectangle,
  id: 'rounded',
  outline: (box) => roundedRectangle(whole(box), box.radius ?? 12),
}
