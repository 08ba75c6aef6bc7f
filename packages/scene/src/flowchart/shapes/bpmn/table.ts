import type { FlowShape } from '../flow-shape.ts'
import { artefacts } from './artefacts.ts'
import { events } from './events.ts'
import { gateways } from './gateways.ts'
import { tasks } from './tasks.ts'

/** Business Process Model and Notation, in the order people are shown them. */
export const bpmn: readonly FlowShape[] = [...tasks, ...events, ...gateways, ...artefacts]
