import { type EventMarkName, event } from './event.ts'

const marked = (prefix: string, place: Parameters<typeof event>[1], names: readonly EventMarkName[]) =>
  names.map((name) => event(`bpmn-${prefix}-${name}`, place, name))

/** Events that start a process, happen in it or at the border of an activity, or end it. */
export const events = [
  event('bpmn-start', 'start'),
  ...marked('start', 'start', [
    'message',
    'timer',
    'conditional',
    'signal',
    'error',
    'escalation',
    'compensation',
    'multiple',
    'parallel',
  ]),
  ...marked('free-start', 'freeStart', [
    'message',
    'timer',
    'conditional',
    'signal',
    'escalation',
    'multiple',
    'parallel',
  ]),
  event('bpmn-intermediate', 'intermediate'),
  ...marked('intermediate', 'intermediate', [
    'message',
    'timer',
    'conditional',
    'signal',
    'error',
    'escalation',
    'compensation',
    'cancel',
    'link',
    'multiple',
    'parallel',
  ]),
  ...marked('free', 'freeIntermediate', [
    'message',
    'timer',
    'conditional',
    'signal',
    'escalation',
    'multiple',
    'parallel',
  ]),
  ...marked('throw', 'throwing', ['message', 'signal', 'escalation', 'compensation', 'link', 'multiple']),
  event('bpmn-end', 'end'),
  ...marked('end', 'end', [
    'message',
    'error',
    'escalation',
    'signal',
    'compensation',
    'cancel',
    'multiple',
    'terminate',
  ]),
]
