import type { FlowShape } from '../flow-shape.ts'
import { container } from './container.ts'
import { group } from './group.ts'
import { image } from './image.ts'
import { lane } from './lane.ts'
import { pool } from './pool.ts'
import { text } from './text.ts'

/** What holds other shapes, words or a picture. */
export const frames: readonly FlowShape[] = [pool, lane, container, group, text, image]
