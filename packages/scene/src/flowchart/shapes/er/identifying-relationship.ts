import type { FlowShape } from '../flow-shape.ts'
import { stretched } from '../forms.ts'
import { relationship } from './relationship.ts'

/** To the entity without which a weak one is nothing. */
export const identifyingRelationship: FlowShape = {
  ...relationship,
  id: 'er-identifying-relationship',
  lines: stretched('M50 8L92 50L50 92L8 50Z'),
}
