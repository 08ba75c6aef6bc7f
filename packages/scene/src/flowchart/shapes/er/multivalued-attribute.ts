import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath } from '../forms.ts'
import { attribute } from './attribute.ts'
import { gapOf } from './weak-entity.ts'

/** What an entity may have several of. */
export const multivaluedAttribute: FlowShape = {
  ...attribute,
  id: 'er-multivalued-attribute',
  lines: (box) => {
    const gap = gapOf(box)
    return ellipsePath({ x: gap, y: gap, width: box.width - 2 * gap, height: box.height - 2 * gap })
  },
}
