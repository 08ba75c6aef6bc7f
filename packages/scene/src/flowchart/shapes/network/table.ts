import type { FlowShape } from '../flow-shape.ts'
import { devices } from './devices.ts'
import { places } from './places.ts'
import { security } from './security.ts'
import { servers } from './servers.ts'
import { switching } from './switching.ts'
import { wireless } from './wireless.ts'

/** Machines and people of a computer network, in the order people are shown them. */
export const network: readonly FlowShape[] = [...switching, ...security, ...wireless, ...servers, ...devices, ...places]
