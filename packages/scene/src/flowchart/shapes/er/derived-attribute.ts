import type { FlowShape } from '../flow-shape.ts'
import { attribute } from './attribute.ts'

/** What follows from other attributes. */
export const derivedAttribute: FlowShape = { ...attribute, id: 'er-derived-attribute', dash: 'dashed' }
