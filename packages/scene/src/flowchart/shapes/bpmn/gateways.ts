import { decision } from '../flow/decision.ts'
import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, inset, smallestSize, stretched } from '../forms.ts'

/** Where a process is split or joined; the mark says how. */
function gateway(id: string, lines?: FlowShape['lines']): FlowShape {
  return {
    ...decision,
    id,
    ...(lines && { lines }),
    textArea: below,
    size: { width: 52, height: 52 },
    smallest: smallestSize,
    keepsAspect: true,
    isTextOutside: true,
    vertical: 'top',
  }
}

const ring =
  (by: number): FlowShape['lines'] =>
  (box) =>
    ellipsePath(inset(by, by)(box))

export const gateways = [
  gateway('bpmn-gateway'),
  gateway('bpmn-gateway-exclusive', stretched('M38 36L62 64M62 36L38 64')),
  gateway('bpmn-gateway-parallel', stretched('M50 30L50 70M30 50L70 50')),
  gateway('bpmn-gateway-inclusive', ring(0.3)),
  gateway('bpmn-gateway-event', (box) => [
    ...ellipsePath(inset(0.26, 0.26)(box)),
    ...ellipsePath(inset(0.3, 0.3)(box)),
    ...pentagon(box),
  ]),
  gateway('bpmn-gateway-event-start', (box) => [...ellipsePath(inset(0.26, 0.26)(box)), ...pentagon(box)]),
  gateway('bpmn-gateway-event-parallel', (box) => [
    ...ellipsePath(inset(0.26, 0.26)(box)),
    ...stretched('M46 34L54 34L54 46L66 46L66 54L54 54L54 66L46 66L46 54L34 54L34 46L46 46Z')(box),
  ]),
  gateway('bpmn-gateway-complex', stretched('M50 30L50 70M30 50L70 50M36 36L64 64M64 36L36 64')),
]

const pentagon = stretched('M50 36L64 46L58.6 62L41.4 62L36 46Z')
