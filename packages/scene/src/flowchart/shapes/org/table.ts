import type { FlowShape } from '../flow-shape.ts'
import { cards } from './cards.ts'
import { units } from './units.ts'

/** Organisation charts, in the order people are shown them. */
export const org: readonly FlowShape[] = [...cards, ...units]
